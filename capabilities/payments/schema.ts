import type { Brand } from '#kernel/brand.ts'
import type { Language } from '#kernel/locale.ts'
import type { Centimes } from '#kernel/money.ts'
import type { OnlineMethod } from '#kernel/payment-methods.ts'

export type IntentId = Brand<string, 'IntentId'>
export type IntentStatus = 'pending' | 'captured' | 'failed' | 'expired' | 'cancelled'
export type HoldState = 'open' | 'paid' | 'released' | 'paid_on_delivery'

export type Hold = {
  purchaseId: string
  number: string
  language: Language
  amount: Centimes
  state: HoldState
  expiresAt: Date
}

export type Intent = {
  id: IntentId
  purchaseId: string
  method: OnlineMethod
  /** Its code in the registry of gateways. */
  gateway: string
  gatewayId: string | null
  checkoutUrl: string | null
  amount: Centimes
  status: IntentStatus
  pollCount: number
  createdAt: Date
}

/** The bank's data that must be on the buyer's receipt. */
export type Receipt = {
  gatewayOrder: string
  approvalCode: string | null
  card: string | null
  message: string | null
}

/** Amounts in centimes; null when the gateway does not report one. */
export type GatewayStatus = {
  state: 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired'
  amount: Centimes | null
  reason: string | null
  receipt: Receipt | null
}

export type RefundReason =
  | 'cancelled'
  | 'cancelled_after_shipping'
  | 'late'
  | 'duplicate'
  | 'returned'
  | 'parcel_returned'
  | 'other_sum'
export type RefundStatus = 'due' | 'sending' | 'manual' | 'done' | 'cancelled'
export type Refund = {
  id: string
  intentId: IntentId
  purchaseId: string
  orderId: string
  gateway: string
  gatewayId: string
  reference: string
  reason: RefundReason
  amount: Centimes
  status: RefundStatus
  /** What its gateway says, or why people decide. */
  failureReason: string | null
  /** The admin whose act made it due; null when no admin did. */
  requestedBy: string | null
  createdAt: Date
}

export type RefundSettlementState = 'recorded' | 'confirmed' | 'rejected' | 'withdrawn'
export type SettlementSource = 'gateway' | 'bank' | 'till'
/** A refund paid by hand. */
export type RefundSettlement = {
  id: string
  refundId: string
  reference: string
  state: RefundSettlementState
  paidFrom: SettlementSource
  recordedBy: string
}

/** Before the hold ended, after it, in addition to an earlier payment, or too low to buy. */
export type PaymentTiming = 'in_time' | 'late' | 'duplicate' | 'short'
