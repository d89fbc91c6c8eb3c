import { z } from 'zod'
import { Dinars, Id, Instant } from '../contract.ts'

const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)
export const CutOffQuery = z.object({ month: Month })
/** Of what was sold and not delivered by the end of the month. */
export const CutOff = z.object({
  month: Month,
  posted_at: Instant,
  /** Null when everything was delivered. */
  journal_id: Id.nullable(),
  reversal_id: Id.nullable(),
  orders: z.number().int(),
  /** What buyers pay for it. */
  price: Dinars,
  /** What shops are owed for it. */
  payable: Dinars,
  commission: Dinars,
  delivery: Dinars,
  /** Of the operator. */
  discount: Dinars,
  rounding: Dinars,
  /** Of `payable`: not paid yet, and paid in advance by card. */
  receivable: Dinars,
  advance: Dinars,
  deferred: Dinars,
})
export type CutOffView = z.infer<typeof CutOff>
/** Null of a month without one; `first_missing` is the month whose cut-off is posted next. */
export const CutOffOfMonth = z.object({
  cut_off: CutOff.nullable(),
  first_missing: Month.nullable(),
})
export const PostCutOffBody = z.strictObject({ month: Month })
