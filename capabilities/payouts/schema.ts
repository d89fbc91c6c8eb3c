import type { Brand } from '#kernel/brand.ts'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'

export type PayoutFrequency = 'week' | 'two_weeks' | 'month'
export type RemittanceState = 'imported' | 'matched' | 'posted' | 'withdrawn'
export type RemittanceLineState =
  | 'open'
  | 'matched'
  | 'accepted'
  | 'written_off'
  | 'disputed'
  | 'asked'
  | 'ignored'
export type RemittanceLineReason =
  | 'unknown_parcel'
  | 'listed_twice'
  | 'already_remitted'
  | 'not_delivered'
  | 'short_paid'
  | 'over_paid'
  | 'fee_differs'
  | 'other_courier'
  | 'carried_by_shop'
export type BatchKind = 'rib' | 'ccp'
export type BatchState = 'draft' | 'submitted' | 'approved' | 'sent' | 'settled' | 'cancelled'
export type PayoutState = 'planned' | 'paid' | 'failed' | 'cancelled'
export type PayoutFailReason =
  | 'account_closed'
  | 'wrong_number'
  | 'name_differs'
  | 'refused_by_bank'
  | 'other'
export type PayoutLineKind = 'sale' | 'return' | 'fee' | 'carried_over' | 'adjustment'
export type PayoutHoldReason =
  | 'return_open'
  | 'dispute'
  | 'account_changed'
  | 'documents_missing'
  | 'fraud_check'
  | 'other'
export type SettlementMethod = 'ccp' | 'bank_transfer' | 'cash' | 'card'
export type SettlementState = 'announced' | 'accepted' | 'refused'
export type ActorRole = 'vendor' | 'admin' | 'system'

export type BatchId = Brand<string, 'BatchId'>
export type PayoutId = Brand<string, 'PayoutId'>
export type RemittanceId = Brand<string, 'RemittanceId'>

type BatchBase = {
  id: BatchId
  number: string
  kind: BatchKind
  payoutCount: number
  total: Centimes
  createdBy: string
}
type Approved = { submittedAt: Date; approvedBy: string; approvedAt: Date }
type Sent = Approved & { sentAt: Date; fileSha256: string }
/** `approvedBy` is never the creator (four-eyes rule); from `submitted` on the total is fixed. */
export type Batch = BatchBase &
  (
    | { state: 'draft' }
    | { state: 'submitted'; submittedAt: Date }
    | (Approved & { state: 'approved' })
    | (Sent & { state: 'sent' })
    | (Sent & { state: 'settled'; settledAt: Date })
    | { state: 'cancelled'; cancelledAt: Date; cancelReason: string }
  )

export type Payout = { id: PayoutId; vendorId: string; batchId: BatchId; amount: Centimes } & (
  | { state: 'planned' }
  | { state: 'paid'; paidAt: Date; journalId: string }
  | { state: 'failed'; failedAt: Date; failReason: PayoutFailReason }
  | { state: 'cancelled'; cancelledAt: Date }
)

export type LockedBatch = {
  id: BatchId
  version: number
  number: string
  kind: BatchKind
  state: BatchState
  createdBy: string
  fileSha256: string | null
}
export type LockedPayout = Pick<Payout, 'id' | 'vendorId' | 'batchId' | 'amount'> & {
  state: PayoutState
}

type LineBase = { id: string; tracking: string; collected: Centimes; fee: Centimes }
type Resolved = { resolvedBy: string; resolvedAt: Date; reason: RemittanceLineReason }
/** A line matches its parcel, or differs for one reason that an admin resolves. */
export type RemittanceLine = LineBase &
  (
    | { state: 'open'; parcelId: string | null; reason: RemittanceLineReason | null }
    | { state: 'matched'; parcelId: string }
    | (Resolved & { state: 'accepted' | 'written_off'; parcelId: string })
    | (Resolved & { state: 'disputed' | 'asked' | 'ignored'; parcelId: string | null })
  )

/** Only `queries/` uses these row types. */
export type PayoutsTables = {
  'payouts.payout_schedules': {
    id: string
    vendor_id: string | null
    frequency: PayoutFrequency
    weekday: number
    minimum_centimes: number
    hold_days: number
    updated_by: string | null
    updated_at: Date
  }
  'payouts.remittances': {
    id: string
    courier_code: string
    vendor_id: string | null
    reference: string
    state: RemittanceState
    file_id: string | null
    line_count: number
    announced_centimes: number
    received_centimes: number | null
    received_on: LocalDate | null
    imported_by: string
    posted_by: string | null
    journal_id: string | null
    imported_at: Date
    matched_at: Date | null
    posted_at: Date | null
    withdrawn_at: Date | null
    file_name: string | null
    file_sha256: string | null
    has_fees: boolean
    matched_until: number
  }
  'payouts.remittance_lines': {
    id: string
    remittance_id: string
    position: number
    vendor_id: string | null
    tracking: string
    parcel_id: string | null
    collected_centimes: number
    fee_centimes: number
    net_centimes: number | null
    expected_collected_centimes: number | null
    expected_fee_centimes: number | null
    difference_centimes: number | null
    state: RemittanceLineState
    reason: RemittanceLineReason | null
    note: string | null
    resolved_by: string | null
    resolved_at: Date | null
    order_number: string | null
    order_id: string | null
  }
  'payouts.courier_cash': {
    order_id: string
    parcel_id: string | null
    vendor_id: string
    courier_code: string | null
    amount_centimes: number
    since: Date
  }
  'payouts.remittance_column_mappings': {
    courier_code: string
    columns: unknown
    updated_by: string
    updated_at: Date
  }
  'payouts.batches': {
    id: string
    version: number
    number: string
    kind: BatchKind
    state: BatchState
    payout_count: number
    total_centimes: number
    created_by: string
    approved_by: string | null
    file_sha256: string | null
    created_at: Date
    submitted_at: Date | null
    approved_at: Date | null
    sent_at: Date | null
    settled_at: Date | null
    cancelled_at: Date | null
    cancel_reason: string | null
  }
  'payouts.payouts': {
    id: string
    vendor_id: string
    batch_id: string
    payout_account_id: string
    account_number: string
    account_holder: string
    amount_centimes: number
    from_on: LocalDate
    until_on: LocalDate
    state: PayoutState
    journal_id: string | null
    bank_reference: string | null
    fail_reason: PayoutFailReason | null
    created_at: Date
    paid_at: Date | null
    failed_at: Date | null
    cancelled_at: Date | null
  }
  'payouts.payout_lines': {
    id: string
    vendor_id: string
    payout_id: string
    order_id: string | null
    kind: PayoutLineKind
    amount_centimes: number
    reason: string | null
    released_at: Date | null
  }
  'payouts.holds': {
    id: string
    vendor_id: string
    order_id: string | null
    reason: PayoutHoldReason
    note: string | null
    placed_by: string | null
    placed_at: Date
    until_on: LocalDate | null
    released_by: string | null
    released_at: Date | null
  }
  'payouts.settlements': {
    id: string
    vendor_id: string
    amount_centimes: number
    method: SettlementMethod
    state: SettlementState
    receipt_file_id: string | null
    reference: string | null
    announced_by: string
    decided_by: string | null
    journal_id: string | null
    refuse_reason: string | null
    announced_at: Date
    decided_at: Date | null
  }
  'payouts.status_history': {
    id: string
    vendor_id: string | null
    batch_id: string | null
    payout_id: string | null
    remittance_id: string | null
    settlement_id: string | null
    from_state: string | null
    to_state: string
    actor_role: ActorRole
    actor_id: string | null
    reason: string | null
    happened_at: Date
  }
}
