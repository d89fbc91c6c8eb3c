import type { Brand } from '#kernel/brand.ts'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'

export type TermChangedMindCostOn = 'buyer' | 'vendor'
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
export type ReturnPhotoUploader = 'buyer' | 'vendor' | 'courier'
export type ExchangeState = 'planned' | 'sent' | 'delivered' | 'cancelled'
export type RefundMethod = 'cash' | 'ccp' | 'bank_transfer' | 'card' | 'store_credit'
export type RefundState = 'due' | 'approved' | 'made' | 'failed' | 'cancelled'
export type ActorRole = 'buyer' | 'vendor' | 'admin' | 'courier' | 'system'

export type ReturnId = Brand<string, 'ReturnId'>
export type RefundId = Brand<string, 'RefundId'>

type Base = {
  id: ReturnId
  vendorId: string
  orderId: string
  number: string
  requestedResolution: ReturnResolution
  costOn: ReturnCostOn
  isGoodwill: boolean
  requestedOn: LocalDate
  requestedAt: Date
}
/** The legal period as it was on request; a parcel never received has none. */
type Clock =
  | { reason: 'refused_at_door' }
  | {
      reason: Exclude<ReturnReason, 'refused_at_door'>
      deliveredOn: LocalDate
      returnUntilOn: LocalDate
    }
/** The vendor has until `settleUntilOn` to settle it. */
type Arrived = { acceptedAt: Date; returnedAt: Date; settleUntilOn: LocalDate }
export type Return = Base &
  Clock &
  (
    | { state: 'requested' }
    | { state: 'refused'; refusedAt: Date; refuseReason: string }
    | { state: 'withdrawn'; withdrawnAt: Date }
    | { state: 'accepted'; acceptedAt: Date }
    | { state: 'returning'; acceptedAt: Date; returningAt: Date }
    | { state: 'to_collect'; acceptedAt: Date; toCollectAt: Date }
    | (Arrived & { state: 'returned' })
    | (Arrived & { state: 'checked'; checkedAt: Date })
    | { state: 'settled'; acceptedAt: Date; settledAt: Date; outcome: ReturnOutcome }
  )

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

/** Only `queries/` uses these row types. */
export type ReturnsTables = {
  'returns.return_policies': {
    id: string
    vendor_id: string | null
    working_days: number
    settle_days: number
    send_days: number
    accepts_changed_mind: boolean
    changed_mind_cost_on: TermChangedMindCostOn
    source: string
    valid_from: LocalDate
    valid_until: LocalDate | null
    created_by: string | null
    created_at: Date
  }
  'returns.holidays': { day: LocalDate; name: string; is_expected: boolean; source: string }
  'returns.returns': {
    id: string
    vendor_id: string
    order_id: string
    number: string
    buyer_id: string | null
    terms_id: string
    state: ReturnState
    reason: ReturnReason
    requested_resolution: ReturnResolution
    note: string | null
    cost_on: ReturnCostOn
    working_days: number
    settle_days: number
    send_days: number
    delivered_on: LocalDate | null
    return_until_on: LocalDate | null
    requested_on: LocalDate
    is_goodwill: boolean
    courier_code: string | null
    tracking: string | null
    parcel_id: string | null
    return_fee_centimes: number
    refund_method: Exclude<RefundMethod, 'store_credit'> | null
    refund_destination: string | null
    wanted_variant_id: string | null
    requested_at: Date
    accepted_at: Date | null
    refused_at: Date | null
    refuse_reason: string | null
    withdrawn_at: Date | null
    returning_at: Date | null
    to_collect_at: Date | null
    returned_at: Date | null
    settle_until_on: LocalDate | null
    checked_at: Date | null
    settled_at: Date | null
    outcome: ReturnOutcome | null
  }
  'returns.returnable_lines': {
    order_item_id: string
    vendor_id: string
    delivered_quantity: number
    returned_quantity: number
  }
  'returns.return_items': {
    return_id: string
    order_item_id: string
    vendor_id: string
    variant_id: string | null
    quantity: number
    received_quantity: number | null
    condition: ReturnItemCondition | null
    restocked_quantity: number
    refund_centimes: number
    note: string | null
  }
  'returns.return_photos': {
    return_id: string
    position: number
    uploaded_by: ReturnPhotoUploader
    image: unknown
    added_at: Date
  }
  'returns.exchanges': {
    return_id: string
    vendor_id: string
    variant_id: string | null
    quantity: number
    difference_centimes: number
    journal_id: string | null
    state: ExchangeState
    parcel_id: string | null
    created_at: Date
    sent_at: Date | null
    delivered_at: Date | null
    cancelled_at: Date | null
  }
  'returns.refunds': {
    id: string
    vendor_id: string
    order_id: string
    return_id: string | null
    goods_centimes: number
    delivery_centimes: number
    amount_centimes: number
    method: RefundMethod
    destination: string | null
    state: RefundState
    due_on: LocalDate
    created_by: string
    approved_by: string | null
    journal_id: string | null
    retry_of: string | null
    reference: string | null
    created_at: Date
    approved_at: Date | null
    paid_at: Date | null
    failed_at: Date | null
    fail_reason: string | null
    cancelled_at: Date | null
  }
  'returns.status_history': {
    id: string
    vendor_id: string
    return_id: string | null
    refund_id: string | null
    from_state: string | null
    to_state: string
    actor_role: ActorRole
    actor_id: string | null
    reason: string | null
    happened_at: Date
  }
}
