import { z } from 'zod'
import { Day, Id, Instant } from '../contract.ts'

/** Law 18-05, articles 22 and 23: days to return at least, and to refund at most. */
export const LEGAL_WORKING_DAYS = 4
export const LEGAL_SETTLE_DAYS = 15

export const PolicyTerms = z.strictObject({
  working_days: z.number().int().min(LEGAL_WORKING_DAYS).max(60),
  settle_days: z.number().int().min(1).max(LEGAL_SETTLE_DAYS),
  send_days: z.number().int().min(4).max(90),
  accepts_changed_mind: z.boolean(),
  changed_mind_cost_on: z.enum(['buyer', 'vendor']),
})
export type PolicyTermsView = z.infer<typeof PolicyTerms>

export const ReturnPolicyItem = z.object({
  id: Id,
  /** Null: the operator's. */
  vendor: z.object({ id: Id, business_name: z.string() }).nullable(),
  valid_from: Day,
  state: z.enum(['coming', 'current', 'over']),
  /** Null: as the operator's again. */
  terms: PolicyTerms.nullable(),
  /** What applied until then. */
  before: PolicyTerms.nullable(),
  source: z.string(),
  created_by: z.string().nullable(),
  created_at: Instant.nullable(),
})
export type ReturnPolicyItemView = z.infer<typeof ReturnPolicyItem>
export const ReturnPolicies = z.object({ items: z.array(ReturnPolicyItem) })
export type ReturnPoliciesView = z.infer<typeof ReturnPolicies>

export const NewReturnPolicyBody = z.strictObject({
  vendor_id: Id.nullable(),
  valid_from: Day,
  /** The law, or an agreement. */
  source: z.string().trim().min(3).max(200),
  terms: PolicyTerms.nullable(),
})
export const ReturnPolicyParams = z.object({ id: Id })

const HolidayName = z.string().trim().min(3).max(80)
export const PublicHolidays = z.object({
  items: z.array(
    z.object({
      name: z.string(),
      first_day: Day,
      last_day: Day,
      day_count: z.number().int(),
      /** Computed from the moon, and not confirmed yet. */
      is_expected: z.boolean(),
      source: z.string(),
    }),
  ),
  /** The first coming year whose feasts are not known. */
  next_year: z.number().int(),
  changes: z.array(
    z.object({
      id: Id,
      name: z.string(),
      change: z.enum(['proposed', 'added', 'confirmed', 'moved', 'removed']),
      from_on: Day.nullable(),
      to_on: Day.nullable(),
      day_count: z.number().int(),
      changed_by: z.string().nullable(),
      changed_at: Instant,
    }),
  ),
})
export type PublicHolidaysView = z.infer<typeof PublicHolidays>
export type PublicHolidayView = PublicHolidaysView['items'][number]

export const NewPublicHolidayBody = z.strictObject({
  name: HolidayName,
  first_day: Day,
  day_count: z.number().int().min(1).max(5),
})
export const PublicHolidayParams = z.object({ day: Day })
export const PublicHolidayQuery = z.object({ name: HolidayName })
/** The same day confirms it. */
export const PublicHolidayBody = z.strictObject({ first_day: Day })
export const HolidayYearBody = z.strictObject({ year: z.number().int().min(2026).max(2076) })
