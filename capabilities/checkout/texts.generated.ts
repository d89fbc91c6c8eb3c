// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'checkout-field.first_name_required': never
  'checkout-field.last_name_required': never
  'checkout-field.email_required': never
  'checkout-field.email_invalid': never
  'checkout-field.phone_required': never
  'checkout-field.address_required': never
  'checkout-field.city_required': never
  'checkout-field.wilaya_required': never
  'checkout-field.phone_invalid': never
  'checkout-field.wilaya_unknown': never
  'pay-refusals.terms_not_accepted': never
  'pay-refusals.captcha_failed': never
  'checkout-refusals.guest_checkout_off': never
  'checkout-refusals.pickup_point_unavailable': never
  'checkout-refusals.too_many_unconfirmed_pieces': 'maximum' | 'waiting'
  'checkout-refusals.quote_changed': never
  'checkout-refusals.out_of_stock': never
  'checkout-refusals.idempotency_key_reused': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
