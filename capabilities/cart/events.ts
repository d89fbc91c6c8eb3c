import type { Language } from '#kernel/locale.ts'

/** A buyer who agreed to be reminded left a cart; who sends its link derives the key. An amount is centimes. */
export type CartAbandoned = {
  type: 'cart.cart_abandoned'
  cartId: string
  email: string
  firstName: string | null
  language: Language
  consentVersion: string
  items: readonly { name: string; quantity: number; total: number }[]
  subtotal: number
}
