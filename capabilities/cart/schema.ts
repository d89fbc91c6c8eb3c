import type { ImageViewType } from '../contract.ts'
import type { QuantityPrice } from '#kernel/bulk-price.ts'
import type { Localized } from '#kernel/locale.ts'
import type { BasisPoints, Centimes } from '#kernel/money.ts'
import type { PromoCode, PromoRefusal } from '#capabilities/promotions/index.ts'
import type { DeliveryMethod, DeliveryOption } from '#capabilities/shipping/index.ts'

/** As stored by the catalog. */

export type QuoteLineInput = { productId: string; variantId: string | null; quantity: number }

export type SellableVariant = {
  productId: string
  variantId: string
  vendorId: string
  vendorName: Localized
  requiresPhoneConfirmation: boolean
  chargesVat: boolean
  name: Localized
  options: readonly Localized[]
  sku: string | null
  image: ImageViewType | null
  /** The product's category, then its parent. */
  categories: readonly string[]
  listPrice: Centimes
  onHand: number
  vat: BasisPoints | null
  steps: readonly QuantityPrice[]
}
export type ResolvedLine = { quoteLine: QuoteLineInput; sold: SellableVariant | null }

export type LineChange =
  | { line: number; kind: 'stock_short'; reason: 'stock_short' | 'sold_out'; available: number }
  | { line: number; kind: 'gone'; reason: 'gone' | 'not_delivered' }
  | { line: null; kind: 'promo_refused'; reason: PromoRefusal }

export type PricedLine = {
  line: number
  sold: SellableVariant
  quantity: number
  price: Centimes
  rate: BasisPoints
  /** `price` is the wholesale price, not a discount. */
  isWholesale: boolean
  total: Centimes
  discount: Centimes
}

export type PricedParcel = {
  vendor: { id: string; name: Localized; requiresPhoneConfirmation: boolean }
  lines: readonly PricedLine[]
  method: DeliveryMethod
  /** Null while the wilaya is unknown. */
  delivery: DeliveryOption | null
  options: readonly DeliveryOption[]
  subtotal: Centimes
  shipping: Centimes | null
  discount: Centimes
  discountOnDelivery: Centimes
  rounding: Centimes
  total: Centimes
  /** Besides the total, if it is paid in cash. */
  stampDuty: Centimes
}

export type PricedCart = {
  parcels: readonly PricedParcel[]
  changes: readonly LineChange[]
  promo: { code: PromoCode; paidBy: 'operator' | 'vendor' } | null
  subtotal: Centimes
  shipping: Centimes | null
  discount: Centimes
  rounding: Centimes
  total: Centimes
  /** Besides the total, if all of it is paid in cash. */
  stampDuty: Centimes
}

/** With the price when it was saved. */
export type WishlistItem = { productId: string; price: Centimes }
