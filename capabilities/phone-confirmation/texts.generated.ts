// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'script.call': 'buyer' | 'shop' | 'number' | 'items' | 'city' | 'wilaya' | 'amount'
  'script.whatsapp': 'buyer' | 'shop' | 'items' | 'amount' | 'city' | 'wilaya' | 'number'
  'missed-call-sms': 'shop' | 'number' | 'link'
  'call-refusals.call_not_found': never
  'call-refusals.order_not_found': never
  'call-refusals.buyer_being_called': never
  'call-refusals.call_already_decided': never
  'call-refusals.stock_short': never
  'call-refusals.callback_in_the_past': never
  'call-refusals.callback_outside_hours': 'from' | 'until'
  'call-refusals.callback_too_late': 'expiresAt'
  'call-refusals.not_a_duplicate': never
  'call-field.hours_in_order': never
  'link-refusals.link_unknown': never
  'link-refusals.call_not_found': never
  'script.comma': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
