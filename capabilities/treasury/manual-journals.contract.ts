import { z } from 'zod'
import { Day, Dinars, Id, Instant, pageOf } from '../contract.ts'
import { DOCUMENTED_ACCOUNTS } from './schema.ts'

export const MANUAL_JOURNAL_KINDS = ['manual', 'vendor_charge', 'remittance_difference'] as const
export const MANUAL_JOURNAL_STATES = ['recorded', 'posted', 'withdrawn'] as const
/** Services bear VAT, compensations do not. */
export const CHARGE_REASONS = [
  ...(['return_fee', 'service'] as const),
  ...(['lost_goods', 'short_cash', 'other'] as const),
] as const
export const DIFFERENCE_BEARERS = ['courier', 'vendor', 'operator'] as const
/** For the lines of manual journals; `internal_transfers` is written by the product only. */
export const MANUAL_ACCOUNTS = [
  'cash_received',
  'till',
  'courier_clearing',
  'cash_at_courier',
  'online_clearing',
  'vendor_payable',
  'buyer_receivable',
  'refunds_due',
  'vendor_charges',
  'platform_discounts',
  'courier_fees',
  'courier_differences',
  'gateway_fees',
  'rounding',
] as const
const Account = z.enum([...MANUAL_ACCOUNTS, ...DOCUMENTED_ACCOUNTS])
/** Debits are positive. */
const SignedAmount = Dinars.min(-1_000_000_000).max(1_000_000_000)
const Reason = z.string().trim().min(3).max(300)
const OrderNumber = z.string().trim().min(1).max(40)

export const ManualLineView = z.object({
  account: Account,
  vendor: z.object({ id: Id, business_name: z.string() }).nullable(),
  order_number: z.string().nullable(),
  amount: SignedAmount,
})
const Reversal = z.object({ id: Id, number: z.string() })
export const ManualJournal = z.object({
  id: Id,
  number: z.string(),
  kind: z.enum(MANUAL_JOURNAL_KINDS),
  reason: z.string(),
  dated_on: Day,
  charge: z.enum(CHARGE_REASONS).nullable(),
  bearer: z.enum(DIFFERENCE_BEARERS).nullable(),
  state: z.enum(MANUAL_JOURNAL_STATES),
  lines: z.array(ManualLineView),
  attachments: z.array(
    z.object({ id: Id, name: z.string(), mime: z.string(), bytes: z.number().int() }),
  ),
  reverses: Reversal.nullable(),
  reversed_by: Reversal.extend({ state: z.enum(MANUAL_JOURNAL_STATES) }).nullable(),
  recorded_by: z.string().nullable(),
  recorded_at: Instant,
  decided_by: z.string().nullable(),
  withdraw_reason: z.string().nullable(),
  /** Four-eyes rule: who recorded it does not post it. */
  is_own: z.boolean(),
  /** When who recorded it alone may post it; null unless that was announced. */
  opens_at: Instant.nullable(),
})
export type ManualJournalView = z.infer<typeof ManualJournal>
export const ManualJournalsPage = pageOf(ManualJournal)
export type ManualJournalsPageView = z.infer<typeof ManualJournalsPage>
export const ManualJournalsQuery = z.object({
  state: z.enum(MANUAL_JOURNAL_STATES).optional(),
  kind: z.enum(MANUAL_JOURNAL_KINDS).optional(),
  vendor: Id.optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(300).optional(),
})
export const ManualJournalParams = z.object({ id: Id })
export const AttachmentParams = ManualJournalParams.extend({ attachment: Id })
export const AttachmentQuery = z.object({ name: z.string().trim().min(1).max(120) })

export const NewManualJournalBody = z.strictObject({
  reason: Reason,
  dated_on: Day,
  /** Of what a posted remittance left in the clearing account. */
  remittance_id: Id.nullish(),
  lines: z
    .array(
      z.strictObject({
        account: Account,
        vendor_id: Id.nullish(),
        /** Its vendor is the line's. */
        order_number: OrderNumber.nullish(),
        amount: SignedAmount.refine((amount) => amount !== 0),
      }),
    )
    .min(2)
    .max(40),
})
export const NewChargeBody = z.strictObject({
  charge: z.enum(CHARGE_REASONS),
  reason: Reason,
  dated_on: Day,
  amount: Dinars.gt(0).max(1_000_000_000),
  order_number: OrderNumber.nullish(),
})
export const DifferenceBody = z.strictObject({
  bearer: z.enum(DIFFERENCE_BEARERS),
  reason: Reason,
  dated_on: Day,
})
export const JournalReasonBody = z.strictObject({ reason: Reason })

/** A disputed line of a posted remittance. */
export const DisputedLineView = z.object({
  id: Id,
  remittance: z.object({ id: Id, reference: z.string() }),
  courier: z.object({ code: z.string(), name: z.string() }),
  position: z.number().int(),
  tracking: z.string(),
  order_number: z.string().nullable(),
  vendor: z.object({ id: Id, business_name: z.string() }).nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  /** Positive when the courier owes it, negative when the operator owes it back. */
  amount: Dinars,
  /** Who can bear it. */
  bearers: z.array(z.enum(DIFFERENCE_BEARERS)),
})
export type DisputedLineView = z.infer<typeof DisputedLineView>
export const DisputedLines = z.object({
  items: z.array(DisputedLineView),
  next: z.string().nullable(),
})
export type DisputedLinesView = z.infer<typeof DisputedLines>
export const DisputedLinesQuery = z.object({ cursor: z.string().max(300).optional() })
