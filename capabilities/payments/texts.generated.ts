// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'payment-refusals.payment_method_unavailable': never
  'payment-refusals.payment_not_awaited': never
  'payment-refusals.too_many_payment_attempts': never
  'payment-refusals.gateway_unreachable': never
  'event-refusals.signature_missing': never
  'event-refusals.signature_invalid': never
  'event-refusals.event_malformed': never
  'event-refusals.mode_mismatch': never
  'settle-refund-refusals.refund_not_found': never
  'settle-refund-refusals.refund_not_open': never
  'settle-refund-refusals.refund_waits_for_second': never
  'settle-refund-refusals.paid_in_future': never
  'settle-refund-refusals.paid_before_due': never
  'settle-refund-refusals.till_short': 'left'
  'settle-refund-refusals.refund_settlement_not_found': never
  'settle-refund-refusals.refund_settlement_decided': never
  'settle-refund-refusals.not_the_recorder': never
  'refund-field.reference_required': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
