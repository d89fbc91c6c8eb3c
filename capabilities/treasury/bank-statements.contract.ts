import { z } from 'zod'
import { Day, Dinars, Id, Instant, pageOf } from '../contract.ts'

export const BANK_RECORD_KINDS = [
  'remittance',
  'gateway_settlement',
  'payout',
  'vendor_settlement',
  'refund',
  'manual_journal',
  'till_deposit',
  'payout_return',
] as const
export type BankRecordKind = (typeof BANK_RECORD_KINDS)[number]
/** All payouts of a batch may be one line of the bank. */
const CHOICE_KINDS = [...BANK_RECORD_KINDS, 'payout_batch'] as const
export const BANK_LINE_STATES = ['linked', 'open'] as const

export const BankRecordChoice = z.strictObject({ kind: z.enum(CHOICE_KINDS), id: Id })
export const BankRecordRow = z.object({
  ...BankRecordChoice.shape,
  reference: z.string(),
  /** Courier, gateway or vendor. */
  party: z.string().nullable(),
  /** Positive reached the bank by our books, negative left it. */
  amount: Dinars,
  on: Day,
  /** Payouts of a batch; of anything else 1. */
  count: z.number().int(),
})
export type BankRecordRowView = z.infer<typeof BankRecordRow>
export const BankRecordsPage = z.object({
  /** 50 of them. */
  items: z.array(BankRecordRow),
  total: z.number().int(),
  sum: Dinars,
  /** Null of those nearest to a line: the search finds others. */
  next: z.string().nullable(),
})
export type BankRecordsPageView = z.infer<typeof BankRecordsPage>
export const BankRecordsQuery = z.object({
  /** `missing`: older than three days; without it all that are not linked. */
  show: z.enum(['missing']).optional(),
  /** Nearest to this line first. */
  line: Id.optional(),
  search: z.string().trim().max(120).optional(),
  cursor: z.string().max(300).optional(),
})

export const BankLine = z.object({
  id: Id,
  booked_on: Day,
  label: z.string(),
  amount: Dinars,
  balance: Dinars.nullable(),
  /** `proposed`: several records fit, or one fits several lines. */
  state: z.enum(['linked', 'proposed', 'open']),
  found_by: z.enum(['reference', 'amount', 'hand']).nullable(),
  linked_by: z.string().nullable(),
  records: z.array(BankRecordRow),
  /** Of a line that is not linked; at most 10. */
  proposals: z.array(BankRecordRow),
})
export type BankLineView = z.infer<typeof BankLine>
export const BankLinesPage = pageOf(BankLine)
export type BankLinesPageView = z.infer<typeof BankLinesPage>
export const BankLinesQuery = z.object({
  statement: Id.optional(),
  state: z.enum(BANK_LINE_STATES).optional(),
  limit: z.coerce.number().int().min(1).max(50).optional(),
  cursor: z.string().max(300).optional(),
})

export const BankStatement = z.object({
  id: Id,
  file_name: z.string(),
  from_on: Day,
  until_on: Day,
  line_count: z.number().int(),
  linked_count: z.number().int(),
  /** Lines of the file that an earlier one had. */
  known_count: z.number().int(),
  balance: Dinars.nullable(),
  imported_by: z.string().nullable(),
  imported_at: Instant,
})
export type BankStatementView = z.infer<typeof BankStatement>
export const BankStatementsPage = pageOf(BankStatement)
export type BankStatementsPageView = z.infer<typeof BankStatementsPage>
export const BankStatementsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(50).optional(),
  cursor: z.string().max(300).optional(),
})
export const NewBankStatementBody = z.strictObject({
  file_name: z.string().trim().min(1).max(200),
  /** The file's bytes, base64. */
  content: z.base64().min(1).max(8_000_000),
})
export const BankParams = z.object({ id: Id })
export const LinkBankLineBody = z.strictObject({
  records: z.array(BankRecordChoice).min(1).max(100),
})

/**
 * From the balance of the books to that of the bank at the end of a day, by default of the last one whose balance the
 * bank stated: `books + not_in_books - not_at_bank + difference = bank`. Null before the bank stated one. Of each list
 * the 500 oldest are named.
 */
export const ReconciliationStatement = z.object({
  on: Day,
  /** The days that may be asked for. */
  from_on: Day,
  until_on: Day,
  books: Dinars,
  bank: Dinars,
  /** Lines of the bank that are not linked, and records that were counted in the books later. */
  not_in_books: z.object({
    count: z.number().int(),
    sum: Dinars,
    lines: z.array(z.object({ id: Id, booked_on: Day, label: z.string(), amount: Dinars })),
    records: z.array(BankRecordRow),
  }),
  /** Records that no line until that day is linked to. */
  not_at_bank: z.object({ count: z.number().int(), sum: Dinars, records: z.array(BankRecordRow) }),
  /** 0 when it is reconciled. */
  difference: Dinars,
})
export type ReconciliationStatementView = z.infer<typeof ReconciliationStatement>

export const BankReconciliation = z.object({
  /** Until this day each line is linked, and each record is at the bank; null before the first. */
  reconciled_until: Day.nullable(),
  open_line_count: z.number().int(),
  open_line_sum: Dinars,
  /** Records older than three days that no line is linked to, from the opening day on, or the first line's. */
  missing_count: z.number().int(),
  missing_sum: Dinars,
  /** What was stated of the account: its day, and its balance at the beginning of it beside that of the books. */
  opening: z
    .object({ on: Day, bank: Dinars, books: Dinars, stated_by: z.string().nullable() })
    .nullable(),
  statement: ReconciliationStatement.nullable(),
})
export const BankReconciliationQuery = z.object({ on: Day.optional() })
export const BankOpeningBody = z.strictObject({
  opened_on: Day,
  balance: Dinars.min(-1_000_000_000).max(1_000_000_000),
})
export type BankReconciliationView = z.infer<typeof BankReconciliation>
