import type { Language } from '#kernel/locale.ts'
import type { Centimes } from '#kernel/money.ts'
import type { QuoteCartQuery } from '#capabilities/cart/index.ts'
import type { LineChange } from '#capabilities/cart/index.ts'
import type { Contact } from '#capabilities/orders/index.ts'
import type { PaymentMethod } from '#kernel/payment-methods.ts'
import type { MethodRefusal } from '#capabilities/payments/index.ts'

export type CheckoutCommand = {
  /** Idempotency key from the browser. */
  key: string
  /** The raw body: the same key with another body is refused. */
  body: unknown
  cart: QuoteCartQuery & { wilaya: string }
  contact: Contact
  paymentMethod: PaymentMethod
  expectedTotal: Centimes | null
  expectedStampDuty: Centimes | null
  /** Of the parcels that have none of their own. */
  pickupPointId: string | null
  /** By vendor. */
  pickupPoints: Readonly<Record<string, string>>
  buyerId: string | null
  language: Language
}

export type QuoteRefusal = {
  code: 'quote_changed' | 'out_of_stock'
  changes: readonly LineChange[]
  /** The current total, when it differs from the agreed one. */
  total: Centimes | null
}
export type CheckoutRefusal =
  | { code: 'guest_checkout_off' }
  | { code: 'pickup_point_unavailable' }
  | { code: 'idempotency_key_reused' }
  /** `waiting`: pieces of earlier orders that are not confirmed or paid. */
  | { code: 'too_many_unconfirmed_pieces'; waiting: number; maximum: number }
  | MethodRefusal
  | QuoteRefusal
export type ChosenPickupPoint = { id: string; name: string; address: string }
