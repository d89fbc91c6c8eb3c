import type { OnlineMethod } from '#kernel/payment-methods.ts'
import type { RefundReason } from './schema.ts'

/** Amounts in centimes. */
export type PurchasePaid = {
  type: 'payments.purchase_paid'
  purchaseId: string
  number: string
  intentId: string
  method: OnlineMethod
  amount: number
  /** Only where the gateway took another sum. */
  requested?: number
  /** `late`: the hold was over. `duplicate`: the purchase was already paid. `short`: it is too low to buy. */
  when: 'in_time' | 'late' | 'duplicate' | 'short'
  paidAt: string
  receipt: {
    gatewayOrder: string
    approvalCode: string | null
    card: string | null
    message: string | null
  } | null
}

/** The hold expired unpaid: the reserved stock can be released. */
export type HoldReleased = {
  type: 'payments.hold_released'
  purchaseId: string
  number: string
}

export type RefundDone = {
  type: 'payments.refund_succeeded'
  refundId: string
  reference: string
  purchaseId: string
  orderId: string
  reason: RefundReason
  amount: number
  /** Of what a person paid from elsewhere than the gateway, with the reference that was recorded. */
  byHand?: { from?: 'bank' | 'till' | undefined; reference: string } | undefined
}
