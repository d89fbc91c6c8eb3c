import { z } from 'zod'
import { Day, Dinars, filled, Id, Instant, LanguageCode, pageOf } from '../contract.ts'
import { REQUEST_KINDS, RequestKind } from './contract.ts'
import { ERASURE_STATES, DATA_REQUEST_REFUSE_REASONS, REQUEST_STATES } from './enums.contract.ts'

const Count = z.number().int()
const line = (max: number) => z.string().trim().max(max)
const words = (max: number) => line(max).min(1)
const paged = {
  search: filled(line(120)),
  limit: filled(z.coerce.number().int().min(1).max(100)),
  cursor: filled(line(120)),
}
export const IdParams = z.object({ id: Id })

export const RequestsQuery = z.object({
  ...paged,
  /** `open`: waits for an answer. `late`: past its deadline. */
  state: filled(z.enum(['all', 'open', 'late', ...REQUEST_STATES])),
  kind: filled(z.enum(['all', ...REQUEST_KINDS])),
})
export const RequestRow = z.object({
  id: Id,
  number: z.string(),
  kind: RequestKind,
  state: z.enum(REQUEST_STATES),
  /** Null once the data subject was erased. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  received_at: Instant,
  due_on: Day,
  /** Negative after the deadline; null for a finished request. */
  days_left: Count.nullable(),
})
export type RequestRowView = z.infer<typeof RequestRow>
export const RequestsPage = pageOf(RequestRow).extend({ open: Count, late: Count })
export type RequestsPageView = z.infer<typeof RequestsPage>

const Step = z.object({
  from_state: z.string().nullable(),
  to_state: z.string(),
  by: z.string().nullable(),
  role: z.enum(['person', 'admin', 'system']),
  reason: z.string().nullable(),
  at: Instant,
})
export const RequestDetail = RequestRow.extend({
  language: LanguageCode,
  message: z.string().nullable(),
  legal_days: Count,
  legal_source: z.string(),
  verified_at: Instant.nullable(),
  verified_how: z.enum(['signed_in', 'mail_code', 'phone_code', 'papers']).nullable(),
  code_expires_at: Instant.nullable(),
  handler: z.string().nullable(),
  answer: z.string().nullable(),
  refuse_reason: z.enum(DATA_REQUEST_REFUSE_REASONS).nullable(),
  refuse_note: z.string().nullable(),
  /** Account with this verified address. */
  user_id: Id.nullable(),
  erasure: z.object({ id: Id, state: z.string() }).nullable(),
  file: z
    .object({
      created_at: Instant,
      expires_at: Instant,
      download_count: Count,
      is_removed: z.boolean(),
    })
    .nullable(),
  history: z.array(Step),
})
export type RequestDetailView = z.infer<typeof RequestDetail>

export const VerifyBody = z.discriminatedUnion('how', [
  z.strictObject({ how: z.literal('mail_code'), code: words(16) }),
  z.strictObject({ how: z.literal('papers'), note: words(300) }),
])
export const DataRequestAnswerBody = z.strictObject({
  answer: words(4000),
  with_file: z.boolean().default(false),
})
export const RefuseBody = z.strictObject({
  reason: z.enum(DATA_REQUEST_REFUSE_REASONS),
  note: words(1000),
})
export const NoteBody = z.strictObject({ note: words(300) })

/** An account, or the email address of guest purchases. */
export const DataSubjectBody = z.union([
  z.strictObject({ user_id: Id }),
  z.strictObject({ email: line(254).toLowerCase().pipe(z.email()) }),
])
export type DataSubjectInput = z.output<typeof DataSubjectBody>
export const DataSubjectQuery = z.object({
  user_id: filled(Id),
  email: filled(line(254).toLowerCase()),
})
export const DataSubjectsQuery = z.object({ search: words(120) })
export const DataSubject = z.object({
  kind: z.enum(['account', 'guest']),
  user_id: Id.nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.string().nullable(),
  shop: z.string().nullable(),
  purchases: Count,
  last_purchase_on: Day.nullable(),
})
export type DataSubjectView = z.infer<typeof DataSubject>
export const DataSubjects = z.object({ items: z.array(DataSubject) })
export type DataSubjectsView = z.infer<typeof DataSubjects>

export const PlanStep = z.object({
  capability: z.string(),
  erased: Count,
  kept: Count,
  law: z.string().nullable(),
  until: Day.nullable(),
})
export type PlanStepView = z.infer<typeof PlanStep>
export const OpenObligations = z.object({
  orders: Count,
  shop_orders: Count,
  shop_returns: Count,
  payouts: Count,
  balance: Dinars,
})
export const Plan = z.object({
  steps: z.array(PlanStep),
  shop: z.string().nullable(),
  open: OpenObligations.nullable(),
  is_administrator: z.boolean(),
})
export type PlanView = z.infer<typeof Plan>
export const ErasureStartBody = z.union([
  z.strictObject({ user_id: Id, request_id: Id.optional() }),
  z.strictObject({ email: line(254).toLowerCase().pipe(z.email()), request_id: Id.optional() }),
])

export const ErasuresQuery = z.object({
  ...paged,
  state: filled(z.enum(['all', ...ERASURE_STATES])),
})
export const ErasureRow = z.object({
  id: Id,
  state: z.enum(ERASURE_STATES),
  /** Null once the erasure is done. */
  who: z.string().nullable(),
  request_number: z.string().nullable(),
  planned_by: z.string().nullable(),
  approved_by: z.string().nullable(),
  planned_at: Instant,
  done_at: Instant.nullable(),
})
export type ErasureRowView = z.infer<typeof ErasureRow>
export const ErasuresPage = pageOf(ErasureRow)
export type ErasuresPageView = z.infer<typeof ErasuresPage>
export const ErasureDetail = ErasureRow.extend({
  is_own: z.boolean(),
  request_id: Id.nullable(),
  /** Digest of the data subject: proves the erasure without naming them. */
  proof: z.string(),
  plan: z.array(PlanStep),
  steps: z.array(PlanStep.extend({ done_at: Instant })),
})
export type ErasureDetailView = z.infer<typeof ErasureDetail>
