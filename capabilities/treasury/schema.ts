import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import type { AccountKind } from '#capabilities/ledger/index.ts'

export type ManualJournalKind = 'manual' | 'vendor_charge' | 'remittance_difference'
export type ManualJournalState = 'recorded' | 'posted' | 'withdrawn'
export type ChargeReason = 'return_fee' | 'service' | 'lost_goods' | 'short_cash' | 'other'
/** Who pays a disputed sum: the courier later, or the vendor or the operator instead of it. */
export type DifferenceBearer = 'courier' | 'vendor' | 'operator'

/** Stated on documents with their VAT: a line by hand would leave base and VAT that do not fit. */
export const DOCUMENTED_ACCOUNTS = [
  ...(['platform_commission', 'vat_on_commission'] as const),
  ...(['vendor_services', 'vat_on_services'] as const),
  ...(['delivery_income', 'vat_on_delivery'] as const),
] as const

/** Debits are positive. */
export type ManualLine = {
  account: AccountKind
  vendorId: string | null
  orderId: string | null
  amount: Centimes
}

export type NewManualJournal = {
  id: string
  kind: ManualJournalKind
  reason: string
  /** The accounting date. */
  datedOn: LocalDate
  charge: ChargeReason | null
  remittanceLineId: string | null
  /** What it takes out of the clearing account came with it. */
  remittanceId: string | null
  bearer: DifferenceBearer | null
  /** The journal that this one undoes. */
  reverses: string | null
  lines: readonly ManualLine[]
}

export type LockedManualJournal = NewManualJournal & {
  number: string
  state: ManualJournalState
  recordedBy: string
  ledgerJournalIds: readonly string[]
}
