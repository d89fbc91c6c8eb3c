// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'commission-rule-refusals.rule_not_found': never
  'commission-rule-refusals.rule_in_past': never
  'commission-rule-refusals.duplicate_rule_start': never
  'commission-rule-refusals.rule_ended': never
  'commission-rule-refusals.vendor_not_found': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
