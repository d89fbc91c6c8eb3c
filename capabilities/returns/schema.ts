import type { Brand } from '#kernel/brand.ts'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'

export type ReturnState =
  | 'requested'
  | 'accepted'
  | 'refused'
  | 'withdrawn'
  | 'returning'
  | 'to_collect'
  | 'returned'
  | 'checked'
  | 'settled'
export type ReturnReason =
  | 'late'
  | 'wrong_item'
  | 'defective'
  | 'damaged'
  | 'incomplete'
  | 'not_as_described'
  | 'changed_mind'
  | 'refused_at_door'
export type ReturnResolution = 'refund' | 'replacement' | 'repair' | 'exchange'
export type ReturnCostOn = 'vendor' | 'buyer' | 'marketplace'
export type ReturnOutcome = 'refunded' | 'replaced' | 'repaired' | 'exchanged' | 'sent_back'
export type ReturnItemCondition = 'resellable' | 'damaged' | 'incomplete' | 'wrong_item'
export type ExchangeState = 'planned' | 'sent' | 'delivered' | 'cancelled'
export type RefundMethod = 'cash' | 'ccp' | 'bank_transfer' | 'card' | 'store_credit'
export type RefundState = 'due' | 'approved' | 'made' | 'failed' | 'cancelled'
export type ActorRole = 'buyer' | 'vendor' | 'admin' | 'courier' | 'system'

export type RefundId = Brand<string, 'RefundId'>

/** The legal days, as they stood when the buyer asked; what never arrived has no clock. */
type Clock =
  | { reason: 'refused_at_door' }
  | {
      reason: Exclude<ReturnReason, 'refused_at_door'>
      deliveredOn: LocalDate
      returnUntilOn: LocalDate
    }
/** The vendor has until `settleUntilOn` to settle it. */
type Arrived = { acceptedAt: Date; returnedAt: Date; settleUntilOn: LocalDate }
type RefundBase = {
  id: RefundId
  vendorId: string
  orderId: string
  amount: Centimes
  method: RefundMethod
  dueOn: LocalDate
  createdBy: string
}
type Approved = { approvedBy: string; approvedAt: Date }
/** Approved by another person than its creator, and posted once. */
export type Refund = RefundBase &
  (
    | { state: 'due' }
    | (Approved & { state: 'approved' })
    | (Approved & { state: 'made'; paidAt: Date; journalId: string })
    | (Approved & { state: 'failed'; failedAt: Date; failReason: string })
    | { state: 'cancelled'; cancelledAt: Date }
  )
