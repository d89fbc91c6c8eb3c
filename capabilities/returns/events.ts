import type { Language } from '#kernel/locale.ts'

type ReturnsEventsPayload = {
  /** Row of the status history: unique per event. */
  stepId: string
  orderId: string
  orderNumber: string
  vendorId: string
  vendorName: string
  buyer: { firstName: string; email: string; language: Language }
}

export type ReturnStatusChanged = ReturnsEventsPayload & {
  type: 'returns.return_status_changed'
  returnId: string
  number: string
  to:
    | 'requested'
    | 'accepted'
    | 'refused'
    | 'withdrawn'
    | 'returning'
    | 'to_collect'
    | 'returned'
    | 'checked'
    | 'settled'
  by: 'buyer' | 'vendor' | 'admin' | 'courier' | 'system'
  reason: string
  requestedResolution: 'refund' | 'replacement' | 'repair' | 'exchange'
  answer: string | null
  settleUntilOn: string | null
  /** Once accepted: by when the items go back, to whom, and at whose expense. */
  sending?: {
    costOn: 'buyer' | 'vendor' | 'marketplace'
    untilOn: string
    address: string | null
    city: string | null
    wilaya: string | null
    phone: string | null
  }
  /** Last day to send back, when it passed and closed the return. */
  expiredOn: string | null
  outcome: 'refunded' | 'replaced' | 'repaired' | 'exchanged' | 'sent_back' | null
}

export type ExchangeShipped = ReturnsEventsPayload & {
  type: 'returns.exchange_shipped'
  number: string
  courier: string | null
  tracking: string | null
  /** Price difference in centimes; 0 when nothing is to be paid. */
  collect: number
}

export type RefundStatusChanged = ReturnsEventsPayload & {
  type: 'returns.refund_status_changed'
  refundId: string
  number: string
  to: 'due' | 'approved' | 'paid' | 'failed' | 'cancelled'
  /** In centimes. */
  amount: number
  method: 'cash' | 'ccp' | 'bank_transfer' | 'card' | 'store_credit'
  dueOn: string
  reason: string | null
}
