import { z } from 'zod'
import { Day, Dinars, Id, Instant, pageOf } from '../contract.ts'

export const TILL_DEPOSIT_STATES = ['recorded', 'confirmed', 'rejected'] as const

/** Cash that was taken from the till to the bank. */
export const TillDeposit = z.object({
  id: Id,
  amount: Dinars,
  deposited_on: Day,
  slip_number: z.string(),
  state: z.enum(TILL_DEPOSIT_STATES),
  reject_reason: z.string().nullable(),
  recorded_by: z.string().nullable(),
  recorded_at: Instant,
  decided_by: z.string().nullable(),
  /** Four-eyes rule: who recorded it does not confirm it. */
  is_own: z.boolean(),
  /** When who recorded it alone may confirm it; null unless that was announced. */
  opens_at: Instant.nullable(),
})
export type TillDepositView = z.infer<typeof TillDeposit>
export const Till = pageOf(TillDeposit).extend({
  /** What the books say is in it. */
  balance: Dinars,
  /** Of it, recorded as deposited and not confirmed yet. */
  waiting: Dinars,
})
export type TillView = z.infer<typeof Till>
export const TillQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(300).optional(),
})
export const TillDepositParams = z.object({ id: Id })
export const NewTillDepositBody = z.strictObject({
  amount: Dinars.gt(0).max(1_000_000_000),
  deposited_on: Day,
  slip_number: z.string().trim().min(1).max(80),
})
export const RejectDepositBody = z.strictObject({ reason: z.string().trim().min(3).max(300) })
