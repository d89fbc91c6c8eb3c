import type { Language } from '#kernel/locale.ts'

/** An amount of these facts is centimes. */
type Amounts = {
  subtotal: number
  shipping: number
  discount: number
  rounding: number
  total: number
}

/** A buyer has confirmed a purchase; with all that a confirmation to keep must say. */
export type PurchasePlaced = {
  type: 'orders.purchase_placed'
  purchaseId: string
  number: string
  buyerId: string | null
  language: Language
  paymentMethod: 'cash_on_delivery' | 'card_on_delivery' | 'edahabia' | 'cib'
  promoCode: string | null
  contact: {
    firstName: string
    lastName: string
    email: string
    phone: string
    address: string
    city: string
    wilaya: string
  }
  orders: readonly (Amounts & {
    id: string
    number: string
    vendorId: string
    vendorName: string
    status: 'pending' | 'confirmed'
    deliveryMethod: 'home' | 'stop_desk'
    deliverFrom: string
    deliverUntil: string
    items: readonly {
      productId: string
      /** In French, as the shop reads it. */
      name: string
      label: string | null
      /** In the buyer's language. */
      shownName: string
      shownLabel: string | null
      quantity: number
      price: number
      total: number
    }[]
  })[]
} & Amounts

/** An order went from one status to another. */
export type OrderStatusChanged = {
  type: 'orders.order_status_changed'
  /** The step of the history: the same order may come to a status twice. */
  stepId: string
  orderId: string
  orderNumber: string
  purchaseId: string
  vendorId: string
  vendorName: string
  from: OrderStatusName
  to: OrderStatusName
  by: 'buyer' | 'vendor' | 'admin' | 'system' | 'courier'
  reason: string | null
  /** What was bought of the shop, and what a code took off, in centimes; facts of before do not say it. */
  subtotal?: number
  discount?: number
  /** Whether this left no order of the purchase standing. */
  isPurchaseCancelled: boolean
  /** Who carries the parcel that left, and under which number; null when nobody said. */
  carriage: { courier: string; tracking: string | null } | null
  buyer: { firstName: string; email: string; language: Language }
}

/**
 * A purchase that waited for its online payment waits no more: it is paid, or will be at the door. What
 * could not pay for anything any more is `returned`. Amounts are centimes.
 */
export type PurchaseSettled = {
  type: 'orders.purchase_settled'
  purchaseId: string
  number: string
  buyer: { firstName: string; email: string; language: Language }
  /** Null when it will be paid at the door. */
  payment: {
    intentId: string
    method: 'edahabia' | 'cib'
    amount: number
    paidAt: string
    receipt: {
      gatewayOrder: string
      approvalCode: string | null
      card: string | null
      message: string | null
    } | null
  } | null
  returned: number
  /** The orders that stand. */
  orders: readonly {
    id: string
    number: string
    vendorId: string
    vendorName: string
    total: number
  }[]
}

type OrderStatusName =
  | 'pending'
  | 'confirmed'
  | 'processing'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
