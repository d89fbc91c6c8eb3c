import { z } from 'zod'
import { Day, Dinars, Id, Instant, pageOf } from '../contract.ts'

export const SETTLEMENT_METHODS = ['bank_transfer', 'cash'] as const
export const SETTLEMENT_STATES = ['recorded', 'posted', 'rejected'] as const

/** What a vendor paid of its debt. */
export const Settlement = z.object({
  id: Id,
  vendor: z.object({ id: Id, business_name: z.string() }),
  amount: Dinars,
  /** Cash is in the till until it is deposited. */
  method: z.enum(SETTLEMENT_METHODS),
  reference: z.string(),
  received_on: Day,
  state: z.enum(SETTLEMENT_STATES),
  reject_reason: z.string().nullable(),
  recorded_by: z.string().nullable(),
  recorded_at: Instant,
  decided_by: z.string().nullable(),
  /** Four-eyes rule: who recorded it does not post it. */
  is_own: z.boolean(),
  /** When who recorded it alone may post it; null unless that was announced. */
  opens_at: Instant.nullable(),
})
export type SettlementView = z.infer<typeof Settlement>
export const SettlementsPage = pageOf(Settlement)
export type SettlementsPageView = z.infer<typeof SettlementsPage>
export const SettlementsQuery = z.object({
  state: z.enum(SETTLEMENT_STATES).optional(),
  vendor: Id.optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(300).optional(),
})
export const NewSettlementBody = z.strictObject({
  amount: Dinars.gt(0).max(1_000_000_000),
  reference: z.string().trim().min(1).max(80),
  received_on: Day,
  method: z.enum(SETTLEMENT_METHODS).default('bank_transfer'),
})
