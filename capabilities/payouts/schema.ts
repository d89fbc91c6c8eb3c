import type { Brand } from '#kernel/brand.ts'
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
  | 'unreadable'
  | 'compensation'
  | 'unknown_parcel'
  | 'duplicate_line'
  | 'already_remitted'
  | 'not_delivered'
  | 'short_paid'
  | 'over_paid'
  | 'fee_differs'
  | 'other_courier'
  | 'carried_by_vendor'
export type LossClaimState = 'open' | 'answered' | 'compensated' | 'refused' | 'withdrawn'
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
export type BatchId = Brand<string, 'BatchId'>
export type PayoutId = Brand<string, 'PayoutId'>
export type RemittanceId = Brand<string, 'RemittanceId'>

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
  sentAt: Date | null
}
export type LockedPayout = Pick<Payout, 'id' | 'vendorId' | 'batchId' | 'amount'> & {
  state: PayoutState
}
