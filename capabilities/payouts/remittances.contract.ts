import { z } from 'zod'
import { Day, Dinars, Id, Instant, pageOf } from '../contract.ts'
import { Amount } from './contract.ts'

export const LINE_REASONS = [
  'unreadable',
  'unknown_parcel',
  'duplicate_line',
  'already_remitted',
  'not_delivered',
  'carried_by_vendor',
  'other_courier',
  'short_paid',
  'over_paid',
  'fee_differs',
  'compensation',
] as const
export const REMITTANCE_STATES = ['imported', 'matched', 'posted', 'withdrawn'] as const
export const RESOLUTION_KINDS = ['accept', 'write_off', 'dispute', 'ask'] as const
const LineReason = z.enum(LINE_REASONS)

/** Maps each meaning to a heading of the file. */
export const StatementColumns = z.strictObject({
  tracking: z.string().max(200).optional(),
  order: z.string().max(200).optional(),
  collected: z.string().max(200).optional(),
  fee: z.string().max(200).optional(),
})
const FileBody = {
  courier: z.string().min(1).max(30),
  content: z.base64().max(11_000_000),
  columns: StatementColumns.nullish(),
}
export const RemittancePreviewBody = z.strictObject(FileBody)
export const NewRemittanceBody = z.strictObject({
  ...FileBody,
  file_name: z.string().trim().min(1).max(200),
  reference: z.string().trim().min(1).max(80),
})
export const DifferenceCount = z.object({ reason: LineReason, count: z.number().int() })
export const RemittancePreviewView = z.object({
  encoding: z.string(),
  delimiter: z.string(),
  headings: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  columns: StatementColumns,
  lines: z.number().int(),
  collected: Dinars,
  fees: Dinars,
  matched: z.number().int(),
  differences: z.array(DifferenceCount),
  /** Why the file cannot be read with these columns, localized. */
  trouble: z.string().nullable(),
  /** Each value that cannot be read, in file order; the first two hundred. */
  unreadable: z.array(
    z.object({
      line: z.number().int(),
      column: z.enum(['tracking', 'order', 'collected', 'fee']),
      value: z.string(),
    }),
  ),
  unreadable_count: z.number().int(),
  /** Lines with such a value: they are imported to be corrected. */
  unreadable_lines: z.number().int(),
})
export type RemittancePreviewView = z.infer<typeof RemittancePreviewView>

export const RemittanceCourierView = z.object({ code: z.string(), name: z.string() })
export const RemittanceCouriersView = z.object({ items: z.array(RemittanceCourierView) })
export type RemittanceCouriersView = z.infer<typeof RemittanceCouriersView>

export const RemittanceRow = z.object({
  id: Id,
  courier: RemittanceCourierView,
  reference: z.string(),
  /** Null for cash that was counted without a statement. */
  file_name: z.string().nullable(),
  office: z.string().nullable(),
  state: z.enum(REMITTANCE_STATES),
  line_count: z.number().int(),
  compared: z.number().int(),
  open_count: z.number().int(),
  announced: Dinars,
  received: Dinars.nullable(),
  received_on: Day.nullable(),
  imported_by: z.string().nullable(),
  posted_by: z.string().nullable(),
  imported_at: Instant,
  posted_at: Instant.nullable(),
  /** Four-eyes rule: who imported it may not post it. */
  is_own: z.boolean(),
  /** When who decided it alone may approve it; null unless that was announced. */
  opens_at: Instant.nullable(),
})
export type RemittanceRowView = z.infer<typeof RemittanceRow>
export const RemittancesPage = pageOf(RemittanceRow)
export type RemittancesPageView = z.infer<typeof RemittancesPage>
export const RemittancesQuery = z.object({
  state: z.enum(['all', ...REMITTANCE_STATES]).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(300).optional(),
})
export const Remittance = RemittanceRow.extend({
  collected: Dinars,
  fees: Dinars,
  matched: z.number().int(),
  differences: z.array(
    DifferenceCount.extend({
      open: z.number().int(),
      amount: Dinars,
      answers: z.array(z.enum(RESOLUTION_KINDS)),
    }),
  ),
})
export type RemittanceView = z.infer<typeof Remittance>
export const RemittanceLine = z.object({
  id: Id,
  position: z.number().int(),
  tracking: z.string(),
  order_id: Id.nullable(),
  order_number: z.string().nullable(),
  business_name: z.string().nullable(),
  collected: Dinars,
  fee: Dinars,
  expected_collected: Dinars.nullable(),
  expected_fee: Dinars.nullable(),
  state: z.enum(['open', 'matched', 'accepted', 'written_off', 'disputed', 'asked', 'ignored']),
  reason: LineReason.nullable(),
  note: z.string().nullable(),
  resolved_by: z.string().nullable(),
  /** Its line in the file. */
  file_line: z.number().int().nullable(),
  /** What was written where it could not be read. */
  unreadable: z
    .object({
      tracking: z.string().optional(),
      order: z.string().optional(),
      collected: z.string().optional(),
      fee: z.string().optional(),
    })
    .nullable(),
})
export type RemittanceLineView = z.infer<typeof RemittanceLine>
export const RemittanceLinesPage = pageOf(RemittanceLine)
export type RemittanceLinesPageView = z.infer<typeof RemittanceLinesPage>
export const RemittanceLinesQuery = z.object({
  show: z.enum(['different', 'open', 'all', ...LINE_REASONS]).optional(),
  search: z.string().max(120).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(20).optional(),
})
export const ResolutionsBody = z.strictObject({
  /** These lines, or all open ones of the reason. */
  line_ids: z.array(Id).min(1).max(500).optional(),
  reason: LineReason.optional(),
  answer: z.enum(RESOLUTION_KINDS),
  note: z.string().trim().min(3).max(300),
})
export const RemittanceLineParams = z.object({ id: Id, lineId: Id })
export const LineCorrectionBody = z
  .strictObject({
    tracking: z.string().trim().max(80),
    order_number: z.string().trim().max(80).default(''),
    collected: Dinars.min(-1_000_000).max(100_000_000),
    fee: Dinars.min(-1_000_000).max(100_000_000),
  })
  .refine(({ tracking, order_number: order }) => tracking !== '' || order !== '', {
    error: 'tracking_required',
    path: ['tracking'],
  })
/** A note is needed when another sum came than the statement announces. */
export const PostRemittanceBody = z.strictObject({
  received: Amount,
  received_on: Day,
  note: z.string().trim().max(300).optional(),
})
