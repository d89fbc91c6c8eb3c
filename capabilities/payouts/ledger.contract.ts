import { z } from 'zod'
import { Day, Dinars, Id, Instant, pageOf } from '../contract.ts'

export const ACCOUNT_KINDS = [
  'buyer_receivable',
  'vendor_payable',
  'platform_commission',
  'vat_on_commission',
  'delivery_income',
  'vat_on_delivery',
  'platform_discounts',
  'cash_at_courier',
  'cash_received',
  'till',
  'rounding',
  'online_clearing',
  'refunds_due',
  'courier_clearing',
  'courier_fees',
  'courier_differences',
  'gateway_fees',
  'vendor_services',
  'vat_on_services',
  'vendor_charges',
  'internal_transfers',
  'deferred_income',
  'undelivered_goods',
  'buyer_advances',
] as const
export const JOURNAL_KINDS = [
  'sale',
  'sale_reversal',
  'delivery',
  'delivery_vat',
  'vendor_delivery',
  'cash_collected',
  'collection_reversal',
  'cash_received',
  'refund',
  'refund_reversal',
  'refund_paid',
  'payout',
  'remittance',
  'remittance_difference',
  'adjustment',
  'settlement',
  'manual',
  'vendor_charge',
  'gateway_settlement',
  'compensation',
  'stamp_duty',
  'till_deposit',
  'cut_off',
] as const
const AccountKind = z.enum(ACCOUNT_KINDS)
const JournalKind = z.enum(JOURNAL_KINDS)

/** Debits are positive. */
export const MoneyOverview = z.object({
  /** `scf`: number and name in the Algerian chart of accounts, in the caller's language. */
  accounts: z.array(
    z.object({
      kind: AccountKind,
      amount: Dinars,
      scf: z.object({ number: z.string(), name: z.string() }),
    }),
  ),
  /** The accounts of shops that are in credit. */
  shops_owed: Dinars,
  /** The sum of the `debt` of all shops. */
  shops_owing: Dinars,
  couriers: z.array(
    z.object({
      code: z.string().nullable(),
      name: z.string().nullable(),
      amount: Dinars,
      parcels: z.number().int(),
      oldest: Instant,
      /** What it has for longer than its contract allows; 0 without a contract. */
      overdue: Dinars,
      /** Without a courier, the numbers of the oldest 20 orders: a manual journal takes their cash in. */
      orders: z.array(z.string()),
    }),
  ),
  batches_waiting: z.number().int(),
  batches_to_approve: z.number().int(),
  remittances_waiting: z.number().int(),
  refunds_to_approve: z.number().int(),
  refunds_to_pay: z.number().int(),
  refunds_open: Dinars,
  differences_open: z.number().int(),
})
export type MoneyOverviewView = z.infer<typeof MoneyOverview>

export const JournalView = z.object({
  id: Id,
  /** Definitive, given when its month is closed; null of a provisional one. */
  number: z.string().nullable(),
  kind: JournalKind,
  /** Of the posting. */
  at: Instant,
  /** Chosen by who wrote a manual journal, of a cut-off the end of its month; of any other the day of the posting. */
  accounted_on: Day,
  memo: z.string().nullable(),
  order_id: Id.nullable(),
  order_number: z.string().nullable(),
  vendor_id: Id.nullable(),
  business_name: z.string().nullable(),
  entries: z.array(z.object({ account: AccountKind, amount: Dinars })),
})
export type JournalView = z.infer<typeof JournalView>
export const JournalsPage = pageOf(JournalView)
export type JournalsPageView = z.infer<typeof JournalsPage>
const JournalFilters = {
  kind: JournalKind.optional(),
  account: AccountKind.optional(),
  vendor: Id.optional(),
  search: z.string().max(120).optional(),
  from: Day.or(z.literal('')).optional(),
  until: Day.or(z.literal('')).optional(),
}
export const JournalsQuery = z.object({
  ...JournalFilters,
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(300).optional(),
})
export const JournalsFileQuery = z.object(JournalFilters)

export const PAYOUT_HOLD_REASONS = ['dispute', 'documents_missing', 'fraud_check', 'other'] as const
export const VENDOR_BALANCE_FILTERS = ['all', 'owed', 'owing', 'held'] as const
export const VENDOR_BALANCE_SORTS = ['owed', 'owing', 'name'] as const
export const VendorBalanceRow = z.object({
  id: Id,
  business_name: z.string(),
  /** Positive when the vendor is owed. */
  balance: Dinars,
  /** What it owes today, as its own page says: its next payout would be below 0. */
  debt: Dinars,
  in_payment: Dinars,
  has_account: z.boolean(),
  hold: z
    .object({
      reason: z.enum([
        'return_open',
        'dispute',
        'account_changed',
        'documents_missing',
        'fraud_check',
        'other',
        'account_refused',
      ]),
      note: z.string().nullable(),
      until_on: Day.nullable(),
    })
    .nullable(),
})
export type VendorBalanceRowView = z.infer<typeof VendorBalanceRow>
export const VendorBalancesPage = pageOf(VendorBalanceRow)
export type VendorBalancesPageView = z.infer<typeof VendorBalancesPage>
export const VendorBalancesQuery = z.object({
  show: z.enum(VENDOR_BALANCE_FILTERS).optional(),
  sort: z.enum(VENDOR_BALANCE_SORTS).optional(),
  search: z.string().max(120).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(10).optional(),
})
export const PayoutHoldBody = z.strictObject({
  reason: z.enum(PAYOUT_HOLD_REASONS),
  note: z.string().trim().min(3).max(300),
  until_on: Day.nullish(),
})
