// Written from the locale files by `npm run texts`.
import { createTexts } from '#platform/texts/create-texts.ts'
import fr from './locales/fr.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import ar from './locales/ar.json' with { type: 'json' }

type Keys = {
  'change.stock_short': 'available'
  'change.sold_out': never
  'change.gone': never
  'change.not_delivered': never
  'change.total_changed': 'total'
  'cart.cart_empty': never
  'abandoned-cart.contact_missing': never
  'abandoned-cart.phone_invalid': never
  'restore-refusals.restore_link_expired': never
}

export const texts = createTexts<Keys>({ fr, en, ar })
