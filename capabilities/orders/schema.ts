import type { LocalDate } from '#kernel/calendar.ts'
import type { Brand } from '#kernel/brand.ts'
import type { Language } from '#kernel/locale.ts'
import type { BasisPoints, Centimes } from '#kernel/money.ts'
import type { CashHolder } from '#capabilities/ledger/index.ts'
import type { OnlineMethod, PaymentMethod } from '#kernel/payment-methods.ts'
import type { DeliveryMethod } from '#capabilities/shipping/index.ts'
import type { VariantId } from '#capabilities/catalog/index.ts'

export type OrderId = Brand<string, 'OrderId'>
export type PurchaseId = Brand<string, 'PurchaseId'>

export type OrderStatus =
  | 'pending'
  | 'confirmed'
  | 'processing'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
export type PaymentStatus = 'paid' | 'pending' | 'failed'
export type OrderActorRole = 'buyer' | 'vendor' | 'admin' | 'system' | 'courier'

export type Order = {
  id: OrderId
  number: string
  purchaseId: PurchaseId
  vendorId: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  paymentMethod: PaymentMethod
  stockReference: string
  lines: readonly {
    itemId: string
    variantId: VariantId | null
    quantity: number
    /** Of `quantity`, all items that came back, restocked or not, and those of lost parcels. */
    returned: number
    /** Of these, returned after delivery. */
    returnedQuantity: number
    /** Cancelled before they were sent, while others were. */
    cancelled: number
    /** Handed over in parcels that neither came back nor were lost. */
    outside: number
  }[]
}

export type PaymentSummary = {
  purchaseId: string
  intentId: string
  method: OnlineMethod
  amount: number
  /** Only where the gateway took another sum. */
  requested?: number
  when: 'in_time' | 'late' | 'duplicate' | 'short'
  paidAt: string
  receipt: {
    gatewayOrder: string
    approvalCode: string | null
    card: string | null
    message: string | null
  } | null
}

export type ParcelId = Brand<string, 'ParcelId'>
export type ParcelState =
  | 'preparing'
  | 'ready'
  | 'handed_over'
  | 'in_transit'
  | 'at_wilaya'
  | 'waiting_for_customer'
  | 'out_for_delivery'
  | 'attempt_failed'
  | 'postponed'
  | 'alert'
  | 'delivered'
  | 'cash_at_courier'
  | 'remitted'
  | 'returning'
  | 'return_to_collect'
  | 'returned'
  | 'checked'
  | 'lost'
export type ReturnCondition = 'resellable' | 'damaged' | 'incomplete' | 'wrong_item'

export type Parcel = {
  id: ParcelId
  position: number
  state: ParcelState
  /** With `stampDuty`. */
  collect: Centimes
  stampDuty: Centimes
  cashHolder: CashHolder
  /** Its vendor reported the delivery, and it is not confirmed yet. */
  isClaimed: boolean
  items: readonly { itemId: string; variantId: VariantId | null; quantity: number }[]
}

export type Amounts = {
  subtotal: Centimes
  shipping: Centimes
  discount: Centimes
  rounding: Centimes
  total: Centimes
}

export type Contact = {
  firstName: string
  lastName: string
  email: string
  phone: string
  phoneRaw: string
  address: string
  city: string
  communeCode: string | null
  wilaya: string
  postalCode: string | null
}

export type NewItem = {
  productId: string
  variantId: VariantId
  productNames: Record<Language, string>
  /** Null without options. */
  variantLabels: Record<Language, string> | null
  sku: string | null
  image: unknown
  listPrice: Centimes
  price: Centimes
  quantity: number
  total: Centimes
  discount: Centimes
  vat: BasisPoints
}

export type NewOrder = Amounts & {
  id: OrderId
  number: string
  vendorId: string
  vendorName: string
  requiresPhoneConfirmation: boolean
  status: 'pending' | 'confirmed'
  deliveryMethod: DeliveryMethod
  /** Null for home delivery, or when the buyer chose no pickup point. */
  pickupPoint: { id: string; name: string; address: string } | null
  deliverFrom: LocalDate
  deliverUntil: LocalDate
  /** Of a cash payment, as the buyer was shown it; not in the total. */
  stampDuty: Centimes
  commission: { rate: BasisPoints; amount: Centimes; reason: string }
  items: readonly NewItem[]
}

export type NewPurchase = Amounts & {
  id: PurchaseId
  number: string
  buyerId: string | null
  contact: Contact
  language: Language
  paymentMethod: PaymentMethod
  promoCode: string | null
  orders: readonly NewOrder[]
}
