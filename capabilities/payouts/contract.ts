import { z } from 'zod'
import { Day, Dinars, Id, Instant, pageOf, SeenVersion, Version } from '../contract.ts'

export const TRANSACTION_KINDS = [
  'sale',
  'sale_cancelled',
  'sale_reinstated',
  'vendor_cash_collected',
  'vendor_cash_reversed',
  'refund',
  'refund_reversed',
  'payout',
  'payout_returned',
  'settlement',
  'compensation',
  'stamp_duty',
  'charge',
  'exchange',
  'exchange_reversed',
  'adjustment',
] as const

/** `balance = to_receive + held + upcoming + in_payment - owed`. */
export const VendorBalance = z.object({
  to_receive: Dinars,
  held: Dinars,
  /** The part of `held` that couriers have not remitted. */
  at_courier: Dinars,
  upcoming: Dinars,
  in_payment: Dinars,
  owed: Dinars,
  balance: Dinars,
  next_payout_on: Day,
  minimum: Dinars,
  hold_days: z.number().int(),
  is_on_hold: z.boolean(),
  /** A payout failed, or the bank sent it back, because of the account: payouts wait until it is changed. */
  is_account_refused: z.boolean(),
  /** Cooldown after an account change, so that the owner can report a takeover. */
  account_rests_until: Day.nullable(),
  account: z
    .object({
      kind: z.enum(['rib', 'rip', 'ccp']),
      masked: z.string(),
      holder: z.string(),
      since: Instant,
    })
    .nullable(),
})
export type VendorBalanceView = z.infer<typeof VendorBalance>

/** Where the money of a sale is: sold but not delivered, kept for the days to return, due, and so on. */
export const SALE_MONEY_STATES = ['upcoming', 'held', 'due', 'in_payment', 'paid'] as const
export const TransactionPart = z.object({
  kind: z.enum(['goods', 'discount', 'delivery', 'commission', 'commission_vat']),
  amount: Dinars,
  rate_bp: z.number().int().nullable(),
  reason: z.string().nullable(),
})
export const Transaction = z.object({
  id: Id,
  kind: z.enum(TRANSACTION_KINDS),
  at: Instant,
  order_id: Id.nullable(),
  order_number: z.string().nullable(),
  reference: z.string().nullable(),
  /** Why an admin changed the balance. */
  note: z.string().nullable(),
  amount: Dinars,
  /** Null for what is not a sale, or was cancelled. */
  money_state: z.enum(SALE_MONEY_STATES).nullable(),
  parts: z.array(TransactionPart),
})
export type TransactionView = z.infer<typeof Transaction>
export const TransactionsPage = pageOf(Transaction)
export type TransactionsPageView = z.infer<typeof TransactionsPage>

export const TRANSACTION_FILTERS = ['all', 'sales', 'refunds', 'payouts'] as const
export type TransactionFilter = (typeof TRANSACTION_FILTERS)[number]
const Month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
export const TransactionsQuery = z.object({
  month: Month.or(z.literal('')).optional(),
  from: Day.optional(),
  until: Day.optional(),
  show: z.enum(TRANSACTION_FILTERS).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(300).optional(),
})

export const StatementQuery = z.object({
  month: Month,
  format: z.enum(['csv', 'pdf']).optional(),
})

export const BatchKind = z.enum(['rib', 'ccp'])
export const BatchState = z.enum(['draft', 'submitted', 'approved', 'sent', 'settled', 'cancelled'])
export const FAIL_REASONS = [
  'account_closed',
  'wrong_number',
  'name_differs',
  'refused_by_bank',
  'other',
] as const
/** Another payout to the same account would come back too. */
export const ACCOUNT_FAIL_REASONS = ['account_closed', 'wrong_number', 'name_differs'] as const

export const BatchRow = z.object({
  id: Id,
  number: z.string(),
  kind: BatchKind,
  state: BatchState,
  payout_count: z.number().int(),
  /** What was proposed, and sent to the bank. */
  total: Dinars,
  /** The part that the bank did not pay or sent back, confirmed by a second person. */
  returned: Dinars,
  /** The rest; null until it is settled. */
  paid: Dinars.nullable(),
  created_by: z.string().nullable(),
  approved_by: z.string().nullable(),
  created_at: Instant,
  approved_at: Instant.nullable(),
  sent_at: Instant.nullable(),
  settled_at: Instant.nullable(),
  cancelled_at: Instant.nullable(),
  cancel_reason: z.string().nullable(),
  /** Four-eyes rule: the creator may not approve it. */
  is_own: z.boolean(),
  /** When who decided it alone may approve it; null unless that was announced. */
  opens_at: Instant.nullable(),
  version: Version,
})
export type BatchRowView = Omit<z.infer<typeof BatchRow>, 'is_own'>
export const BatchesPage = z.object({ items: z.array(BatchRow), next: z.string().nullable() })
export type BatchesPageView = z.infer<typeof BatchesPage>

export const BatchPayout = z.object({
  id: Id,
  vendor_id: Id,
  business_name: z.string(),
  holder: z.string(),
  masked: z.string(),
  /** The whole number, until the batch is sent: who approves compares it. */
  account: z.string().nullable(),
  /** Differs from the account of the vendor's last payout. */
  is_account_new: z.boolean(),
  amount: Dinars,
  /** `failed`: the bank did not pay it. `returned`: paid, and sent back by the bank. */
  state: z.enum(['planned', 'paid', 'returned', 'failed', 'cancelled']),
  fail_reason: z.enum(FAIL_REASONS).nullable(),
  /** That the bank did not pay it, or sent it back, waits for a second person. */
  is_return_recorded: z.boolean(),
  order_count: z.number().int(),
  orders: z.array(z.object({ order_number: z.string(), amount: Dinars })),
})
export type BatchPayoutView = Omit<z.infer<typeof BatchPayout>, 'masked' | 'account'>
export const Batch = BatchRow.extend({ payouts: z.array(BatchPayout) })
export type BatchView = z.infer<typeof Batch>

export const BatchesQuery = z.object({
  /** A part of the number. */
  search: z.string().trim().max(120).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(300).optional(),
})
export const BatchParams = z.object({ id: Id })
export const NewBatchBody = z.strictObject({ kind: BatchKind })
export const BatchProposalQuery = NewBatchBody
/** `waits`: for the days to return, an open return, the schedule or the cash of couriers. */
export const LEFT_OUT_REASONS = [
  'on_hold',
  'account_refused',
  'account_rests',
  'no_account',
  'in_batch',
  'below_minimum',
  'waits',
] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]
/** What a batch proposed now would pay; empty when nothing is due. */
export const BatchProposal = z.object({
  total: Dinars,
  payouts: z.array(
    z.object({
      vendor_id: Id,
      business_name: z.string(),
      holder: z.string(),
      masked: z.string(),
      amount: Dinars,
      order_count: z.number().int(),
    }),
  ),
  /** Who is owed and not paid by it, by the first reason; the largest amounts of each are named. */
  left_out: z.array(
    z.object({
      reason: z.enum(LEFT_OUT_REASONS),
      count: z.number().int(),
      amount: Dinars,
      shops: z.array(z.object({ vendor_id: Id, business_name: z.string(), amount: Dinars })),
    }),
  ),
})
export type BatchProposalView = z.infer<typeof BatchProposal>
export const CancelBatchBody = z.strictObject({
  reason: z.string().trim().min(3).max(300),
  ...SeenVersion,
})
export const SettleBatchBody = z.strictObject({
  reference: z.string().trim().max(80).optional(),
  /** The day on which the bank paid; by default today. */
  paid_on: Day.optional(),
  ...SeenVersion,
})

export const Amount = Dinars.min(0).max(1_000_000_000)
