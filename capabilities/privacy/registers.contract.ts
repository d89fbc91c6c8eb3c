import { z } from 'zod'
import { Day, filled, Id, Instant, pageOf, whenValid } from '../contract.ts'
import {
  ACCESS_KINDS,
  BREACH_DATA,
  BREACH_STATES,
  LEGAL_BASES,
  SEVERITIES,
} from './enums.contract.ts'

const Count = z.number().int()
const line = (max: number) => z.string().trim().max(max)
const words = (max: number) => line(max).min(1)
const paged = {
  search: filled(line(120)),
  limit: filled(z.coerce.number().int().min(1).max(100)),
  cursor: filled(line(120)),
}

const RegisterWords = z.strictObject({
  name: words(160),
  purpose: words(1000),
  people: words(400),
  data: words(1000),
  recipients: words(1000),
  retention: words(400),
})
export const RegisterTexts = z.strictObject({
  fr: RegisterWords,
  en: RegisterWords,
  ar: RegisterWords,
})
export type RegisterTextsView = z.infer<typeof RegisterTexts>
export const RegisterBody = z
  .strictObject({
    legal_basis: z.enum(LEGAL_BASES),
    texts: RegisterTexts,
    is_transferred_abroad: z.boolean(),
    authority_receipt: line(80).nullable(),
    declared_on: Day.nullable(),
    is_ended: z.boolean().default(false),
  })
  .superRefine(
    ({ authority_receipt: receipt, declared_on: day }, context) => {
      const isHalf = (receipt === null || receipt === '') !== (day === null)
      if (isHalf)
        context.addIssue({ code: 'custom', path: ['declared_on'], message: 'receipt_and_day' })
    },
    whenValid('authority_receipt', 'declared_on'),
  )
export type RegisterInput = z.output<typeof RegisterBody>
export const RegisterEntry = z.object({
  code: z.string(),
  version: Count,
  legal_basis: z.enum(LEGAL_BASES),
  texts: RegisterTexts,
  is_transferred_abroad: z.boolean(),
  authority_receipt: z.string().nullable(),
  declared_on: Day.nullable(),
  is_ended: z.boolean(),
  updated_at: Instant,
  updated_by: z.string().nullable(),
})
export type RegisterEntryView = z.infer<typeof RegisterEntry>
export const RetentionRule = z.object({
  capability: z.string(),
  table: z.string(),
  keep_days: Count,
  least_days: Count,
  action: z.enum(['delete', 'anonymize']),
  source: z.string(),
  last_run_at: Instant.nullable(),
  last_rows: Count.nullable(),
  total_rows: Count,
})
export type RetentionRuleView = z.infer<typeof RetentionRule>
export const RegisterView = z.object({
  entries: z.array(RegisterEntry),
  rules: z.array(RetentionRule),
})
export type RegisterView = z.infer<typeof RegisterView>
export const RegisterVersions = z.object({ items: z.array(RegisterEntry) })
export type RegisterVersionsView = z.infer<typeof RegisterVersions>
export const CodeParams = z.object({ code: z.string().regex(/^[a-z][a-z0-9_]{1,40}$/) })
export const RetentionRuleParams = z.object({
  capability: z.string().regex(/^[a-z_]{2,40}$/),
  table: z.string().regex(/^[a-z_]{2,60}$/),
})
export const RuleBody = z.strictObject({ keep_days: z.number().int().min(1).max(36_525) })

export const AccessesQuery = z.object({
  ...paged,
  kind: filled(z.enum(['all', ...ACCESS_KINDS])),
  from: filled(Day),
  until: filled(Day),
})
export const AccessRow = z.object({
  id: Id,
  at: Instant,
  actor: z.string().nullable(),
  actor_id: Id,
  call: z.string(),
  kind: z.enum(ACCESS_KINDS),
  /** The first few records; a name is null once its record was erased. */
  subjects: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
  count: Count,
  address: z.string().nullable(),
})
export type AccessRowView = z.infer<typeof AccessRow>
export const AccessesPage = pageOf(AccessRow)
export type AccessesPageView = z.infer<typeof AccessesPage>

const details = {
  title: words(160),
  description: words(4000),
  severity: z.enum(SEVERITIES),
  people: line(1000),
  people_count: z.number().int().min(0).max(100_000_000).nullable(),
  data_categories: z.array(z.enum(BREACH_DATA)).max(9),
  consequences: line(4000),
  measures: line(4000),
}
export const BreachBody = z.strictObject({ ...details, discovered_at: Instant })
export const BreachChangeBody = z.strictObject(details)
export type BreachDetails = z.output<typeof BreachChangeBody>
export const BreachStepBody = z.strictObject({
  step: z.enum(['authority_told', 'people_told', 'contained', 'closed']),
  at: Instant.optional(),
  /** Case number given by the authority. */
  reference: line(80).optional(),
  note: words(1000),
})
export const BreachesQuery = z.object({
  ...paged,
  state: filled(z.enum(['all', ...BREACH_STATES])),
})
export const BreachRow = z.object({
  id: Id,
  number: z.string(),
  title: z.string(),
  state: z.enum(BREACH_STATES),
  severity: z.enum(SEVERITIES),
  people_count: Count.nullable(),
  discovered_at: Instant,
  authority_due_at: Instant,
  authority_told_at: Instant.nullable(),
  is_late: z.boolean(),
})
export type BreachRowView = z.infer<typeof BreachRow>
export const BreachesPage = pageOf(BreachRow)
export type BreachesPageView = z.infer<typeof BreachesPage>
export const BreachDetail = BreachRow.extend({
  description: z.string(),
  people: z.string(),
  data_categories: z.array(z.enum(BREACH_DATA)),
  consequences: z.string(),
  measures: z.string(),
  authority_reference: z.string().nullable(),
  people_told_at: Instant.nullable(),
  contained_at: Instant.nullable(),
  closed_at: Instant.nullable(),
  history: z.array(
    z.object({
      to_state: z.string(),
      note: z.string().nullable(),
      by: z.string().nullable(),
      at: Instant,
    }),
  ),
})
export type BreachDetailView = z.infer<typeof BreachDetail>
