import { z } from 'zod'
import { Day, Dinars, Id, Instant } from '../contract.ts'

export const PAYOUT_FREQUENCIES = ['week', 'two_weeks', 'month'] as const
/** `pays_only_remitted` null: as the operator's setting. */
export const ScheduleTerms = z.strictObject({
  frequency: z.enum(PAYOUT_FREQUENCIES),
  /** 0 is Sunday. */
  weekday: z.number().int().min(0).max(6),
  minimum: Dinars.min(0).max(10_000_000),
  /** After delivery. */
  hold_days: z.number().int().min(0).max(60),
  advance: Dinars.min(0).max(10_000_000),
  pays_only_remitted: z.boolean().nullable(),
})
export type ScheduleTermsView = z.infer<typeof ScheduleTerms>

export const PayoutScheduleItem = z.object({
  id: Id,
  /** Null: the operator's. */
  vendor: z.object({ id: Id, business_name: z.string() }).nullable(),
  valid_from: Day,
  state: z.enum(['coming', 'current', 'over']),
  /** Null: as the operator's again. */
  terms: ScheduleTerms.nullable(),
  /** What applied until then. */
  before: ScheduleTerms.nullable(),
  created_by: z.string().nullable(),
  created_at: Instant.nullable(),
})
export type PayoutScheduleItemView = z.infer<typeof PayoutScheduleItem>
export const PayoutSchedules = z.object({
  items: z.array(PayoutScheduleItem),
  /** The operator's setting. */
  pays_only_remitted: z.boolean(),
})
export type PayoutSchedulesView = z.infer<typeof PayoutSchedules>

export const NewPayoutScheduleBody = z.strictObject({
  vendor_id: Id.nullable(),
  valid_from: Day,
  terms: ScheduleTerms.nullable(),
})
export const PayoutScheduleParams = z.object({ id: Id })
