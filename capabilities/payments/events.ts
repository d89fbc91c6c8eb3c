/** A card was charged for a purchase. An amount is centimes. */
export type PurchasePaid = {
  type: 'payments.purchase_paid'
  purchaseId: string
  number: string
  intentId: string
  method: 'edahabia' | 'cib'
  amount: number
  /** Late: the purchase was no longer waiting for it. Twice: it had been paid already. */
  when: 'in_time' | 'late' | 'twice'
  paidAt: string
  receipt: {
    gatewayOrder: string
    approvalCode: string | null
    card: string | null
    message: string | null
  } | null
}

/** Nobody paid in time: what was kept for the purchase is free again. */
export type HoldReleased = {
  type: 'payments.hold_released'
  purchaseId: string
  number: string
}

/** Money of an order is back on its way to the buyer's card. */
export type RefundDone = {
  type: 'payments.refund_succeeded'
  refundId: string
  reference: string
  purchaseId: string
  orderId: string
  reason: 'cancelled' | 'late' | 'twice' | 'returned' | 'parcel_returned'
  amount: number
}
