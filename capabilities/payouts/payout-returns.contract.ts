import { z } from 'zod'
import { Day, Dinars, Id, Instant } from '../contract.ts'
import { FAIL_REASONS } from './contract.ts'

/** A sent payout that the bank did not pay, or sent back. */
export const PayoutReturn = z.object({
  id: Id,
  payout_id: Id,
  vendor: z.object({ id: Id, business_name: z.string() }),
  batch_number: z.string(),
  amount: Dinars,
  returned_on: Day,
  bank_reference: z.string(),
  reason: z.enum(FAIL_REASONS),
  state: z.enum(['recorded', 'confirmed', 'rejected']),
  reject_reason: z.string().nullable(),
  recorded_by: z.string().nullable(),
  recorded_at: Instant,
  /** Four-eyes rule: who recorded it does not confirm it. */
  is_own: z.boolean(),
  /** When who recorded it alone may confirm it; null unless that was announced. */
  opens_at: Instant.nullable(),
})
export type PayoutReturnView = z.infer<typeof PayoutReturn>
/** Those that wait for a second person, newest first; at most 100. */
export const PayoutReturns = z.object({ items: z.array(PayoutReturn) })
export type PayoutReturnsView = z.infer<typeof PayoutReturns>
export const NewPayoutReturnBody = z.strictObject({
  returned_on: Day,
  bank_reference: z.string().trim().min(1).max(80),
  reason: z.enum(FAIL_REASONS),
})
export const RejectPayoutReturnBody = z.strictObject({ reason: z.string().trim().min(3).max(300) })
