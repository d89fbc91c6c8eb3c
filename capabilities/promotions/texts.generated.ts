// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'promo-refusals.promo_unknown': never
  'promo-refusals.promo_not_started': 'startsAt'
  'promo-refusals.promo_ended': never
  'promo-refusals.promo_used_up': never
  'promo-refusals.promo_too_many_attempts': never
  'promo-refusals.promo_used_by_buyer': never
  'promo-refusals.promo_not_applicable': never
  'promo-refusals.promo_below_minimum': 'minimum'
  'code-field.code_invalid': never
  'code-field.public_without_vendor': never
  'code-field.percent_invalid': never
  'code-field.amount_required': never
  'code-field.day_invalid': never
  'code-field.ends_before_start': never
  'code-field.reason_required': never
  'promo-code-refusals.promo_code_not_found': never
  'promo-code-refusals.promo_code_taken': never
  'promo-code-refusals.promo_code_used': never
  'promo-code-refusals.promo_code_stopped': never
  'promo-code-refusals.promo_code_already_stopped': never
  'promo-code-refusals.promo_limit_below_uses': 'uses'
  'promo-code-refusals.promo_ends_in_past': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
