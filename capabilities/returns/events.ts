import type { Language } from '#kernel/locale.ts'

type ReturnsEventsPayload = {
  /** The step of the history: one fact of its own each time. */
  stepId: string
  orderId: string
  orderNumber: string
  vendorId: string
  vendorName: string
  buyer: { firstName: string; email: string; language: Language }
}

/** A return went from one state to another. */
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
  /** What the shop says to it: why it refuses. */
  answer: string | null
  settleUntilOn: string | null
  /** The last day to send it back, when it passed and ended the return. */
  expiredOn: string | null
  outcome: 'refunded' | 'replaced' | 'repaired' | 'exchanged' | 'sent_back' | null
}

/** What replaces something that came back has left; the difference is asked for at the door. */
export type ExchangeShipped = ReturnsEventsPayload & {
  type: 'returns.exchange_shipped'
  number: string
  courier: string | null
  tracking: string | null
  /** In centimes; nothing when there is nothing to pay. */
  collect: number
}

/** Money that goes back to a buyer was decided, approved, paid, or did not arrive. */
export type RefundStatusChanged = ReturnsEventsPayload & {
  type: 'returns.refund_status_changed'
  refundId: string
  number: string
  to: 'due' | 'approved' | 'made' | 'failed' | 'cancelled'
  /** In centimes. */
  amount: number
  method: 'cash' | 'ccp' | 'bank_transfer' | 'card' | 'store_credit'
  dueOn: string
  reason: string | null
}
