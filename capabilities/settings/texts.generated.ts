// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'setting-refusals.setting_locked': 'variable'
  'setting-refusals.setting_version_conflict': 'by' | 'changedAt'
  'switch.on': never
  'switch.off': never
  'guard-names.defaultCommissionRate': never
  'guard-names.payOnlyRemitted': never
  'guard-names.refundWithoutManager': never
  'guard-names.requireEmailVerification': never
  'guard-names.requireSecondFactor': never
  'guard-names.freeOrdersPerContact': never
  'guard-names.freeOrdersPerNetwork': never
  'guard-names.maximumOrdersPerNetwork': never
  'guard-names.maximumUnconfirmedPieces': never
  'guard-names.maximumEmailsPerDay': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
