import type { Language } from '#kernel/locale.ts'
import type { OnlineMethod, PaymentMethod } from '#kernel/payment-methods.ts'

/** In centimes. */
type Amounts = {
  subtotal: number
  shipping: number
  discount: number
  rounding: number
  total: number
}

export type PurchasePlaced = {
  type: 'orders.purchase_placed'
  purchaseId: string
  number: string
  buyerId: string | null
  language: Language
  paymentMethod: PaymentMethod
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
    /** Any other where the purchase is confirmed to its buyer again. */
    status: OrderStatusName
    deliveryMethod: 'home' | 'stop_desk'
    /** Where the parcel waits; absent in older events. */
    pickupPoint?: { name: string; address: string } | null
    deliverFrom: string
    deliverUntil: string
    /** Asked for in cash besides the total, in centimes; absent in older events. */
    stampDuty?: number
    items: readonly {
      productId: string
      /** In French, for the vendor. */
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

/** An admin has the confirmation sent again; its orders may have moved on since. */
export type ConfirmationRequested = {
  type: 'orders.confirmation_requested'
  requestId: string
  purchase: PurchasePlaced
}

export type OrderStatusChanged = {
  type: 'orders.order_status_changed'
  /** Row of the status history: an order can reach the same status twice. */
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
  /** Goods before the discount, and the discount, in centimes; absent in older events. */
  subtotal?: number
  discount?: number
  isPurchaseCancelled: boolean
  /** Courier of the parcel that was just shipped; null when none was given. */
  carriage: { courier: string; tracking: string | null } | null
  /** The parcel that was just shipped; absent for other statuses and in older events. */
  parcelId?: string
  /** In centimes, of cash: this parcel asks for less than the order, the rest comes later. */
  onDelivery?: { now: number; later: number } | null
  /** Days from the confirmation on; absent for other statuses and in older events. */
  deliverFrom?: string
  deliverUntil?: string
  buyer: { firstName: string; email: string; language: Language }
}

/** The parcel stays with the courier; each attempt has an event of its own. */
export type DeliveryAttemptFailed = {
  type: 'orders.delivery_attempt_failed'
  /** Row of the parcel's history. */
  stepId: string
  /** Absent in older events. */
  parcelId?: string
  orderId: string
  orderNumber: string
  vendorId: string
  vendorName: string
  buyer: { firstName: string; email: string; language: Language }
}

/** A further parcel of an order; that the first was sent is its change of status. */
export type ParcelShipped = Omit<DeliveryAttemptFailed, 'type'> & {
  type: 'orders.parcel_shipped'
  parcelId: string
  /** Null when no courier was given. */
  parcelTracking: { courier: string; tracking: string | null } | null
  /** In centimes, of cash: what this parcel asks for, and what those after it do. */
  onDelivery: { now: number; later: number } | null
}

/** What was left to send of a partly sent order; the rest of it stands. */
export type RemainderCancelled = Omit<DeliveryAttemptFailed, 'type' | 'stepId'> & {
  type: 'orders.remainder_cancelled'
  /** An order may have several. */
  cancellationId: string
  /** A code of the vendor or free text; null when the buyer cancelled. */
  reason: string | null
  pieces: number
}

/** Lost, stolen or damaged on its way; it may be found later. */
export type ParcelLost = {
  type: 'orders.parcel_lost'
  /** Row of the parcel's history. */
  stepId: string
  parcelId: string
  orderId: string
  orderNumber: string
  vendorId: string
  vendorName: string
  kind: 'lost' | 'stolen' | 'damaged_in_transit'
  /** The parcel replaces what was returned; absent in older events. */
  isExchange?: boolean
  buyer: { firstName: string; email: string; language: Language }
}

/** A lost parcel was delivered, or came back. */
export type ParcelFound = {
  type: 'orders.parcel_found'
  stepId: string
  parcelId: string
  orderId: string
}

/** A parcel of an exchange or replacement: its return goes on. */
export type ExchangeEnded = {
  type: 'orders.exchange_ended'
  parcelId: string
  orderId: string
  to: 'delivered' | 'lost'
  by: { role: 'buyer' | 'vendor' | 'admin' | 'courier' | 'system'; id: string | null }
}

type ClaimedDelivery = {
  /** A parcel may be claimed again. */
  stepId: string
  parcelId: string
  orderId: string
  orderNumber: string
  vendorId: string
}

/** Its buyer says that what the vendor reports as delivered did not arrive. */
export type DeliveryDenied = ClaimedDelivery & { type: 'orders.delivery_denied' }

/** An admin does not believe it: the parcel is still on its way. */
export type DeliveryClaimRejected = ClaimedDelivery & { type: 'orders.delivery_claim_rejected' }

/** One parcel of an order whose others are still on their way or unsent. */
export type ParcelDelivered = {
  type: 'orders.parcel_delivered'
  parcelId: string
  orderId: string
}

/** What was never sent, or came back undelivered, was taken off the sale. */
export type OrderReduced = { type: 'orders.order_reduced'; orderId: string; vendorId: string }

/** By its buyer, before the first parcel left. Amounts in centimes, of the whole purchase. */
export type AddressChanged = {
  type: 'orders.address_changed'
  changeId: string
  /** Absent in events of before vendors could: the buyer. */
  by?: 'buyer' | 'vendor'
  purchaseId: string
  number: string
  fields: readonly string[]
  phone: string
  address: { address: string; city: string; wilaya: string }
  paymentMethod: PurchasePlaced['paymentMethod']
  before: number
  total: number
  buyer: { firstName: string; email: string; language: Language }
  /** Those that are not cancelled. */
  orders: readonly {
    id: string
    number: string
    vendorId: string
    vendorName: string
    /** Absent in events of before an address change could choose them. */
    deliveryMethod?: 'home' | 'stop_desk'
    /** Name and address of the pickup point. */
    office?: string | null
  }[]
}

/** Paid, or switched to payment on delivery; `returned` is refunded. Amounts in centimes. */
export type PurchaseSettled = {
  type: 'orders.purchase_settled'
  purchaseId: string
  number: string
  buyer: { firstName: string; email: string; language: Language }
  /** Null for payment on delivery. */
  payment: {
    intentId: string
    method: OnlineMethod
    amount: number
    /** Only where the gateway took another sum. */
    requested?: number
    paidAt: string
    receipt: {
      gatewayOrder: string
      approvalCode: string | null
      card: string | null
      message: string | null
    } | null
  } | null
  returned: number
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
