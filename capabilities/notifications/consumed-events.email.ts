import type { Language } from '#kernel/locale.ts'
import type { OnlineMethod, PaymentMethod } from '#kernel/payment-methods.ts'

/** Parts of the consumed events that emails use; `subscriptions.ts` maps them. */
export type PurchasePlaced = {
  purchaseId: string
  number: string
  language: Language
  paymentMethod: PaymentMethod
  contact: {
    firstName: string
    lastName: string
    email: string
    phone: string
    address: string
    city: string
    wilaya: string
  }
  total: number
  orders: readonly {
    number: string
    vendorId: string
    vendorName: string
    /** Of an order that is confirmed to its buyer again it may be any. */
    status: string
    deliveryMethod: 'home' | 'stop_desk'
    /** Absent in older events. */
    pickupPoint?: { name: string; address: string } | null
    deliverFrom: string
    deliverUntil: string
    subtotal: number
    shipping: number
    discount: number
    rounding: number
    total: number
    /** Of cash, besides the total; absent in older events. */
    stampDuty?: number
    items: readonly {
      name: string
      label: string | null
      shownName: string
      shownLabel: string | null
      quantity: number
      total: number
    }[]
  }[]
}

export type ConfirmationRequested = { requestId: string; purchase: PurchasePlaced }

export type PurchaseSettled = {
  purchaseId: string
  number: string
  buyer: { firstName: string; email: string; language: Language }
  payment: {
    intentId: string
    method: OnlineMethod
    amount: number
    requested?: number
    paidAt: string
    receipt: {
      gatewayOrder: string
      approvalCode: string | null
      card: string | null
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

export type CourierTracking = { courier: string; tracking: string | null }

export type OrderStatusChanged = {
  orderId: string
  orderNumber: string
  vendorId: string
  vendorName: string
  to: string
  by: string
  reason: string | null
  /** New for each status change: an order may be shipped twice. */
  stepId: string
  /** Absent in older events. */
  carriage?: CourierTracking | null
  /** Of the parcel that was just shipped; absent from older events. */
  parcelId?: string
  /** In centimes; absent unless this parcel asks for a part of the order. */
  onDelivery?: { now: number; later: number } | null
  /** Only of a confirmation. */
  deliverFrom?: string
  deliverUntil?: string
  buyer: { firstName: string; email: string; language: Language }
}

export type DeliveryAttemptFailed = Pick<
  OrderStatusChanged,
  'stepId' | 'parcelId' | 'orderNumber' | 'vendorId' | 'vendorName' | 'buyer'
>

export type ParcelShipped = DeliveryAttemptFailed &
  Required<Pick<OrderStatusChanged, 'onDelivery'>> & { parcelTracking: CourierTracking | null }

export type RemainderCancelled = Omit<DeliveryAttemptFailed, 'stepId'> & {
  cancellationId: string
  reason: string | null
  pieces: number
}

/** Lost, stolen or damaged on its way. */
/** Absent: not of an exchange. */
export type ParcelLost = DeliveryAttemptFailed & { isExchange?: boolean }

export type AddressChanged = {
  changeId: string
  /** Absent: the buyer. */
  by?: 'buyer' | 'vendor'
  number: string
  phone: string
  address: { address: string; city: string; wilaya: string }
  paymentMethod: PurchasePlaced['paymentMethod']
  before: number
  total: number
  buyer: { firstName: string; email: string; language: Language }
  orders: readonly {
    number: string
    vendorId: string
    vendorName: string
    /** Absent from older events. */
    deliveryMethod?: 'home' | 'stop_desk'
    office?: string | null
  }[]
}

export type CallRequired = {
  taskId: string
  /** Absent from older events. */
  vendorId?: string
  orderNumber: string
  vendorName: string
  expiresAt: string
  buyer: { firstName: string; email: string; language: Language }
  /** Older events carry the whole path of the link instead of these two. */
  purchaseNumber?: string
  linkId?: string
  answerPath?: string
}

export type ReviewPublished = {
  reviewId: string
  vendorId: string
  productId: string
  productName: string
  author: string
  rating: number
  title: string | null
  text: string | null
}

export type ReviewAnswered = {
  reviewId: string
  vendorName: string
  productId: string | null
  productName: string
  answer: string
  email: string | null
  language: Language
}

export type QuestionReceived = {
  questionId: string
  vendorId: string
  productName: string
  author: string
  text: string
}

export type QuestionAnswered = {
  questionId: string
  vendorName: string
  productId: string
  productName: string
  question: string
  answer: string
  email: string | null
  language: Language
}

export type ContactAnswered = {
  messageId: string
  name: string
  email: string
  subject: string
  question: string
  text: string
  language: Language
}

export type CartAbandoned = {
  cartId: string
  email: string
  firstName: string | null
  language: Language
  consentVersion: string
  items: readonly { name: string; quantity: number; total: number }[]
  subtotal: number
  /** Only in older events. */
  restoreToken?: string
}

export type MessageSent = {
  messageId: string
  to: 'buyer' | 'vendor'
  vendorId: string
  vendorName: string
  buyerName: string
  email: string
  language: Language
  text: string
  /** Order number, where the buyer is a guest. */
  guestOrder?: string | null
}

type OfReturn = {
  stepId: string
  orderNumber: string
  vendorId: string
  vendorName: string
  number: string
  buyer: { firstName: string; email: string; language: Language }
}
export type ReturnStatusChanged = OfReturn & {
  to: string
  by: string
  answer: string | null
  settleUntilOn: string | null
  /** Only once accepted; absent from older events. */
  sending?: {
    costOn: 'buyer' | 'vendor' | 'marketplace'
    untilOn: string
    address: string | null
    city: string | null
    wilaya: string | null
    phone: string | null
  }
  /** Missing in events published before returns expired. */
  expiredOn?: string | null
  outcome: 'refunded' | 'replaced' | 'repaired' | 'exchanged' | 'sent_back' | null
}
export type ExchangeShipped = OfReturn & {
  courier: string | null
  tracking: string | null
  collect: number
}
export type RefundStatusChanged = OfReturn & {
  to: string
  amount: number
  dueOn: string
  reason: string | null
}

export type DataRequestReceived = {
  requestId: string
  number: string
  name: string
  email: string
  language: Language
  /** A day: `2026-12-01`. */
  dueOn: string
}
