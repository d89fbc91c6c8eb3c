import type { Language } from '#kernel/locale.ts'

/** The restore link's key is derived by its sender. Amounts in centimes. */
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
