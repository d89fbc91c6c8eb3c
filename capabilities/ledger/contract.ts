import { z } from 'zod'
import { Day, Dinars, Id, Instant } from '../contract.ts'

export const RULE_SCOPES = ['global', 'vendor', 'category'] as const

export const CommissionRule = z.object({
  id: Id,
  scope: z.enum(RULE_SCOPES),
  vendor: z.object({ id: Id, business_name: z.string() }).nullable(),
  category: z.string().nullable(),
  rate_bp: z.number().int(),
  fixed: Dinars,
  valid_from: Instant,
  valid_until: Instant.nullable(),
  state: z.enum(['coming', 'current', 'over']),
  created_by: z.string().nullable(),
})
export type CommissionRuleView = z.infer<typeof CommissionRule>
export const CommissionRules = z.object({
  items: z.array(CommissionRule),
  /** Rate of the settings, in basis points: applies where no rule does. */
  default_rate_bp: z.number().int(),
})
export type CommissionRulesView = z.infer<typeof CommissionRules>

const Rule = {
  rate_bp: z.number().int().min(0).max(10_000),
  fixed: Dinars.min(0).max(1_000_000),
  valid_from: Day,
}
export const NewCommissionRuleBody = z.discriminatedUnion('scope', [
  z.strictObject({ scope: z.literal('global'), ...Rule }),
  z.strictObject({ scope: z.literal('vendor'), vendor_id: Id, ...Rule }),
  z.strictObject({
    scope: z.literal('category'),
    category: z.string().regex(/^[a-z0-9-]{1,60}$/),
    ...Rule,
  }),
])
export const CommissionRuleParams = z.object({ id: Id })
export const EndRuleBody = z.strictObject({ valid_until: Day })
