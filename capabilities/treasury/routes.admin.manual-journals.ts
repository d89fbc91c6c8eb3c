import type { Context } from 'hono'
import type { LocalDate } from '#kernel/calendar.ts'
import { fromDinars } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'
import {
  json,
  jsonBody,
  problems,
  routes,
  taggedRoutes,
  fieldRefusal,
  atFields,
} from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import {
  DifferenceBody,
  DisputedLines,
  DisputedLinesQuery,
  JournalReasonBody,
  ManualJournal,
  ManualJournalParams,
  ManualJournalsPage,
  ManualJournalsQuery,
  NewChargeBody,
  NewManualJournalBody,
} from './manual-journals.contract.ts'
import { APPROVER_STATUSES, APPROVER_TEXTS } from '#capabilities/identity/index.ts'
import type {
  PostManualJournal,
  PostManualRefusal,
  WithdrawManualRefusal,
} from './operations/post-manual-journal.ts'
import type { ReadManualJournals } from './operations/read-manual-journals.ts'
import type {
  RecordManualJournal,
  ChargeVendorRefusal,
  ResolveDisputeRefusal,
  ReverseManualRefusal,
} from './operations/record-manual-journal.ts'
import { SuspenseItems } from './suspense.contract.ts'
import { texts } from './texts.generated.ts'

export type ManualJournalRoutesDeps = ReadManualJournals & {
  recording: RecordManualJournal
  posting: PostManualJournal
}

const MANUAL_JOURNAL_REFUSALS = {
  ...APPROVER_TEXTS,
  ...texts.below('manual-journal-refusals'),
  till_short: texts.of('till-refusals.till_short'),
}
type ManualJournalRefusal =
  | PostManualRefusal
  | WithdrawManualRefusal
  | ChargeVendorRefusal
  | ResolveDisputeRefusal
  | ReverseManualRefusal

const STATUSES: Record<ManualJournalRefusal['code'], 404 | 409 | 422> = {
  ...APPROVER_STATUSES,
  lines_unbalanced: 422,
  account_documented: 422,
  line_needs_vendor: 422,
  line_needs_order: 422,
  order_not_found: 422,
  order_of_another_vendor: 422,
  vendor_not_found: 404,
  dated_in_future: 422,
  difference_not_found: 409,
  bearer_not_allowed: 422,
  remittance_not_posted: 422,
  difference_changed: 409,
  service_dated_earlier: 422,
  month_closed_since: 409,
  service_month_over: 409,
  dated_in_closed_month: 422,
  till_short: 409,
  manual_journal_not_found: 404,
  manual_journal_decided: 409,
  manual_journal_not_posted: 409,
  manual_journal_reversed: 409,
}

const createRoute = taggedRoutes('admin')
const made = {
  201: json(ManualJournal, 'The recorded journal'),
  ...problems(STATUSES, atFields(STATUSES)),
}
const decided = {
  200: json(ManualJournal, 'The journal after the decision'),
  ...problems(STATUSES, atFields(STATUSES), 400),
}

const listing = createRoute({
  method: 'get',
  path: '/money/manual-journals',
  summary: 'List manual journals, newest first',
  request: { query: ManualJournalsQuery },
  responses: { 200: json(ManualJournalsPage, 'One page of journals'), ...problems(422) },
})
const recording = createRoute({
  method: 'post',
  path: '/money/manual-journals',
  summary: 'Record a manual journal (four-eyes rule)',
  request: jsonBody(NewManualJournalBody),
  responses: made,
})
const charging = createRoute({
  method: 'post',
  path: '/money/vendors/{id}/charges',
  summary: 'Record a charge to a vendor, which its next payout takes (four-eyes rule)',
  request: { params: ManualJournalParams, ...jsonBody(NewChargeBody) },
  responses: made,
})
const disputes = createRoute({
  method: 'get',
  path: '/money/disputed-lines',
  summary: 'List disputed lines of posted remittances that are not decided',
  request: { query: DisputedLinesQuery },
  responses: { 200: json(DisputedLines, 'One page of lines'), ...problems(422) },
})
const suspense = createRoute({
  method: 'get',
  path: '/money/suspense-items',
  summary: 'List what posted remittances left in the clearing account, oldest first',
  responses: { 200: json(SuspenseItems, 'What is open') },
})
const resolving = createRoute({
  method: 'post',
  path: '/money/disputed-lines/{id}/decision',
  summary: 'Record who bears the disputed sum of a remittance line (four-eyes rule)',
  request: { params: ManualJournalParams, ...jsonBody(DifferenceBody) },
  responses: made,
})
const posting = createRoute({
  method: 'post',
  path: '/money/manual-journals/{id}/posting',
  summary: 'Post a manual journal to the ledger (four-eyes rule)',
  request: { params: ManualJournalParams },
  responses: decided,
})
const withdrawal = createRoute({
  method: 'post',
  path: '/money/manual-journals/{id}/withdrawal',
  summary: 'Withdraw a manual journal that is not posted',
  request: { params: ManualJournalParams, ...jsonBody(JournalReasonBody) },
  responses: decided,
})
const reversal = createRoute({
  method: 'post',
  path: '/money/manual-journals/{id}/reversal',
  summary: 'Record the reversal of a posted manual journal (four-eyes rule)',
  request: { params: ManualJournalParams, ...jsonBody(JournalReasonBody) },
  responses: made,
})

export function manualJournalRoutes(deps: ManualJournalRoutesDeps) {
  const { recording: recorder, posting: poster } = deps
  const answer = answering(deps.find)
  return routes<{ userId: string }>()
    .openapi(listing, async (c) => c.json(await deps.list(c.var.userId, c.req.valid('query')), 200))
    .openapi(suspense, async (c) => c.json(await deps.suspense(), 200))
    .openapi(disputes, async (c) => c.json(await deps.disputes(c.req.valid('query').cursor), 200))
    .openapi(recording, async (c) => {
      const { lines, remittance_id: remittanceId = null, ...body } = c.req.valid('json')
      const done = await recorder.record({
        ...recordingOf(c, body),
        remittanceId,
        lines: lines.map(({ account, vendor_id: vendorId, order_number: order, amount }) => ({
          ...{ account, vendorId: vendorId ?? null, orderNumber: numberOf(order) },
          amount: fromDinars(amount),
        })),
      })
      return answer(c, done, 201, true)
    })
    .openapi(charging, async (c) => {
      const { amount, charge, order_number: order, ...body } = c.req.valid('json')
      const done = await recorder.charge({
        ...recordingOf(c, body),
        ...{ vendorId: c.req.valid('param').id, orderNumber: numberOf(order) },
        ...{ amount: fromDinars(amount), charge },
      })
      return answer(c, done, 201)
    })
    .openapi(resolving, async (c) => {
      const { bearer, ...body } = c.req.valid('json')
      const lineId = c.req.valid('param').id
      return answer(
        c,
        await recorder.resolveDispute({ ...recordingOf(c, body), lineId, bearer }),
        201,
      )
    })
    .openapi(posting, async (c) =>
      answer(c, await poster.post({ ...adminActor(c), journalId: c.req.valid('param').id }), 200),
    )
    .openapi(withdrawal, async (c) => {
      const { reason } = c.req.valid('json')
      const command = { ...adminActor(c), journalId: c.req.valid('param').id, reason }
      return answer(c, await poster.withdraw(command), 200)
    })
    .openapi(reversal, async (c) => {
      const { reason } = c.req.valid('json')
      const command = { ...adminActor(c), journalId: c.req.valid('param').id, reason }
      return answer(c, await recorder.reverse(command), 201)
    })
}

const numberOf = (order: string | null | undefined): string | null =>
  order ? order.toUpperCase().replace(/^#/, '') : null
const recordingOf = (
  c: Context,
  { reason, dated_on: on }: { reason: string; dated_on: LocalDate },
) => ({
  ...adminActor(c),
  ...{ reason, datedOn: on },
})

/** The field of the form that a refusal is about. */
function fieldOf(error: ManualJournalRefusal, hasLines: boolean): string | null {
  if (DATE_REFUSALS.has(error.code)) return 'dated_on'
  if (error.code === 'bearer_not_allowed') return 'bearer'
  if (error.code === 'remittance_not_posted') return 'remittance_id'
  if (!('index' in error) || (error.code === 'vendor_not_found' && !hasLines)) return null
  const name = FIELDS[error.code]
  return hasLines ? `lines.${error.index}.${name}` : name
}
const DATE_REFUSALS: ReadonlySet<ManualJournalRefusal['code']> = new Set([
  'dated_in_future',
  'dated_in_closed_month',
  'service_dated_earlier',
])
const FIELDS = {
  account_documented: 'account',
  line_needs_vendor: 'vendor_id',
  line_needs_order: 'order_number',
  order_not_found: 'order_number',
  order_of_another_vendor: 'order_number',
  vendor_not_found: 'vendor_id',
} as const

const answering =
  (find: ReadManualJournals['find']) =>
  async <Status extends 200 | 201>(
    c: Context,
    done: Result<string, ManualJournalRefusal>,
    status: Status,
    hasLines = false,
  ) => {
    if (!done.ok) {
      const field = fieldOf(done.error, hasLines)
      return fieldRefusal(c, done.error, STATUSES, MANUAL_JOURNAL_REFUSALS, field)
    }
    const view = await find(done.value, adminActor(c).adminId)
    return c.json(view!, status) // found by its own id
  }
