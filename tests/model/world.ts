// What a bookkeeper who never saw the product would write down: terms that hold from the start, records that grow.
import type { BasisPoints, Centimes } from './money.ts'

export type Bearer = 'operator' | 'vendor'
export type PaymentWay = 'cash' | 'card'
export type Condition = 'resellable' | 'damaged'

export type VendorTerms = {
  id: string
  commissionBp: BasisPoints
  isVatRegistered: boolean
  confirmsByPhone: boolean
}
export type VariantTerms = {
  id: string
  productId: string
  vendorId: string
  price: Centimes
  vatBp: BasisPoints
  stock: number
}
export type ShippingRate = { fee: Centimes; freeAbove: Centimes | null }
export type BulkTier = { quantity: number; percentBp: BasisPoints }
export type PromoTerms = {
  code: string
  /** Null: the operator's. */
  vendorId: string | null
  kind: 'percentage' | 'amount' | 'free_delivery'
  percentBp: BasisPoints
  amount: Centimes
  minimum: Centimes
  maximumDiscount: Centimes | null
}
/** An account at a courier, or the vendor's own driver; null: the operator's account. */
export type CourierTerms = { id: string; vendorId: string | null }

export type Terms = {
  commissionVatBp: BasisPoints
  shippingVatBp: BasisPoints
  paysRemittedOnly: boolean
  chargesStampDuty: boolean
  /** Whole dinars by card too, so that its buyer may still pay cash instead. */
  roundsCards: boolean
  holdDays: number
  vendors: VendorTerms[]
  variants: VariantTerms[]
  bulkDiscounts: Record<string, BulkTier[]>
  /** By area: a wilaya and a method, such as `16/home`. */
  operatorRates: Record<string, ShippingRate>
  vendorRates: Record<string, Record<string, ShippingRate>>
  promoCodes: PromoTerms[]
  couriers: CourierTerms[]
}

/** One piece of an order item. Each has a price of its own, so that parts of an item add up to it. */
export type Unit = {
  price: Centimes
  discount: Centimes
  parcelId: string | null
  isCancelled: boolean
  returnId: string | null
  /** Its replacement was delivered. */
  isExchanged: boolean
}
export type OrderItem = {
  variantId: string
  vatBp: BasisPoints
  units: Unit[]
  /** The return whose replacement this is. */
  replaces: string | null
}
export type Order = {
  id: string
  purchaseId: string
  vendorId: string
  items: OrderItem[]
  shipping: Centimes
  shippingDiscount: Centimes
  shippingOwner: Bearer
  /** What the courier may keep of the cash; the operator's rate. */
  courierFee: Centimes
  discountBearer: Bearer
  commissionBp: BasisPoints
  isConfirmed: boolean
  isCancelled: boolean
  isExpired: boolean
  /** What it was paid by card went back while it was cancelled. */
  isPaidBack: boolean
  endedOn: number | null
}
export type Purchase = {
  id: string
  payment: PaymentWay
  orderIds: string[]
  isPaid: boolean
  captured: Centimes
  refunded: Centimes
}
export type Parcel = {
  id: string
  orderId: string
  purpose: 'sale' | 'exchange'
  courierId: string | null
  /** Fixed when the parcel is handed over: whose courier took it, never whose rate was charged. */
  custody: Bearer
  state: 'travelling' | 'refused' | 'delivered' | 'returned' | 'lost'
  condition: Condition | null
  isClaimedDelivered: boolean
  /** Delivered, then the order was cancelled by an admin. */
  isVoid: boolean
  price: Centimes
  rounding: Centimes
  /** Of an exchange: the part of the order's rounding that was paid for what it replaces. */
  replacedRounding: Centimes
  duty: Centimes
  /** What the courier asks the buyer for. */
  collect: Centimes
  /** Collected by a courier of the operator and not remitted. */
  outstanding: Centimes
  compensation: Centimes
  /** Of a cheaper exchange: what it saves was paid back. */
  isCredited: boolean
}
export type ReturnRecord = {
  id: string
  orderId: string
  cause: 'vendor' | 'buyer' | 'operator'
  resolution: 'refund' | 'replacement' | 'exchange'
  replacementVariantId: string | null
  /** What was sent for it and did not reach the buyer: it may be sent again. */
  sentBefore: { resolution: 'replacement' | 'exchange'; variantId: string } | null
  quantity: number
  state: 'requested' | 'accepted' | 'received' | 'replacing' | 'settled' | 'closed'
  condition: Condition | null
}
export type RefundRecord = {
  id: string
  returnId: string
  orderId: string
  goods: Centimes
  delivery: Centimes
  deliveryBearer: Bearer
  state: 'decided' | 'approved' | 'paid'
}
export type PayoutLine = { vendorId: string; orderId: string | null; amount: Centimes }
export type PayoutBatch = {
  /** Vendors whose money the bank sent back after it was paid. */
  returned?: string[]
  id: string
  state: 'proposed' | 'approved' | 'paid' | 'failed'
  lines: PayoutLine[]
}
export type ChargeRecord = {
  vendorId: string
  orderId: string | null
  kind: 'service' | 'damage'
  amount: Centimes
}
export type LegalDocument = {
  kind: 'invoice' | 'credit_note'
  /** Who earned what is invoiced. */
  issuer: Bearer
  orderId: string
  refundId: string | null
  /** Amounts with tax, by rate of VAT. */
  grossByVat: Record<string, Centimes>
  vatByVat: Record<string, Centimes>
  rounding: Centimes
  duty: Centimes
  total: Centimes
}

export type World = {
  terms: Terms
  today: number
  purchases: Record<string, Purchase>
  orders: Record<string, Order>
  parcels: Record<string, Parcel>
  returns: Record<string, ReturnRecord>
  refunds: Record<string, RefundRecord>
  batches: Record<string, PayoutBatch>
  settlements: { vendorId: string; orderId: string | null; amount: Centimes }[]
  charges: ChargeRecord[]
  stockAdjustments: Record<string, number>
  documents: LegalDocument[]
  /** Where money lies, by place; see cash.ts. */
  cash: Record<string, Centimes>
  /** When days passed last: what a month that ended then takes out of its books. */
  undelivered: Undelivered
}

export type Undelivered = Record<
  'price' | 'payable' | 'commission' | 'delivery' | 'discount' | 'tolerance',
  Centimes
>

export const createWorld = (terms: Terms): World => ({
  terms,
  today: 0,
  purchases: {},
  orders: {},
  parcels: {},
  returns: {},
  refunds: {},
  batches: {},
  settlements: [],
  charges: [],
  stockAdjustments: {},
  documents: [],
  cash: {},
  undelivered: { price: 0, payable: 0, commission: 0, delivery: 0, discount: 0, tolerance: 0 },
})
