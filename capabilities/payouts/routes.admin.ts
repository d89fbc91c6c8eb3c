import type { Context } from 'hono'
import type { Result } from '#kernel/result.ts'
import {
  callerLanguage,
  taggedRoutes,
  json,
  jsonBody,
  optionalBody,
  problem,
  problems,
  refusal,
  refusalDetail,
  routes,
} from '#platform/http/index.ts'
import { APPROVER_STATUSES, APPROVER_TEXTS } from '#capabilities/identity/index.ts'
import { VersionBody } from '../contract.ts'
import { adminActor } from '#platform/http/actor.ts'
import { takeSubjectRecorder } from '#platform/http/data-subjects.ts'
import {
  Batch,
  BatchesPage,
  BatchProposal,
  BatchProposalQuery,
  BatchesQuery,
  BatchParams,
  CancelBatchBody,
  NewBatchBody,
  SettleBatchBody,
} from './contract.ts'
import type { ReadBatchFile } from './operations/export-batch-file.ts'
import type { ChangeBatchStatus, MoveBatchRefusal } from './operations/change-batch-status.ts'
import type { PreviewBatch, ProposeBatch } from './operations/propose-batch.ts'
import type { ReadBatches } from './operations/read-batches.ts'
import { EDIT_CONFLICT } from '#platform/texts/edit-conflict.ts'
import { texts } from './texts.generated.ts'

const MONEY_REFUSALS = {
  ...APPROVER_TEXTS,
  ...texts.below('money-refusals'),
  version_conflict: EDIT_CONFLICT,
}

type Deps = ReadBatches & {
  preview: PreviewBatch
  propose: ProposeBatch
  move: ChangeBatchStatus
  readFile: ReadBatchFile
}

const createRoute = taggedRoutes('admin')
const STEPS: Record<MoveBatchRefusal['code'], 404 | 409 | 422> = {
  batch_not_found: 404,
  batch_status_changed: 409,
  ...APPROVER_STATUSES,
  version_conflict: 409,
  settled_in_future: 422,
  settled_in_closed_month: 422,
  settled_before_sending: 422,
}
const ABOUT_DAY: readonly MoveBatchRefusal['code'][] = [
  'settled_in_future',
  'settled_in_closed_month',
  'settled_before_sending',
]
const item = { 200: json(Batch, 'The updated batch') }

const listing = createRoute({
  method: 'get',
  path: '/money/batches',
  summary: 'List payout batches, newest first',
  request: { query: BatchesQuery },
  responses: { 200: json(BatchesPage, 'One page of batches'), ...problems(422) },
})
const detail = createRoute({
  method: 'get',
  path: '/money/batches/{id}',
  summary: 'Get a payout batch with its payouts',
  request: { params: BatchParams },
  responses: { ...item, ...problems({ batch_not_found: 404 }, 422) },
})
const proposal = createRoute({
  method: 'post',
  path: '/money/batches',
  summary: 'Create a payout batch of all due payouts (four-eyes rule)',
  request: jsonBody(NewBatchBody),
  responses: {
    201: json(Batch, 'The batch'),
    ...problems({ nothing_due: 409 }, { batch_not_found: 404 }, 422),
  },
})
const preview = createRoute({
  method: 'get',
  path: '/money/batch-proposals',
  summary: 'Preview the payout batch that would be created now',
  request: { query: BatchProposalQuery },
  responses: { 200: json(BatchProposal, 'The payouts that are due'), ...problems(422) },
})
const approval = createRoute({
  method: 'post',
  path: '/money/batches/{id}/approval',
  summary: 'Approve a payout batch (four-eyes rule)',
  request: { params: BatchParams, ...optionalBody(VersionBody) },
  responses: { ...item, ...problems(STEPS, 400) },
})
const sending = createRoute({
  method: 'post',
  path: '/money/batches/{id}/sending',
  summary: 'Mark a payout batch as sent to the bank or postal service',
  request: { params: BatchParams, ...optionalBody(VersionBody) },
  responses: { ...item, ...problems(STEPS, 400) },
})
const settlement = createRoute({
  method: 'post',
  path: '/money/batches/{id}/settlement',
  summary: 'Settle a payout batch; each payout is posted once',
  request: { params: BatchParams, ...jsonBody(SettleBatchBody) },
  responses: { ...item, ...problems(STEPS, 400) },
})
const cancellation = createRoute({
  method: 'post',
  path: '/money/batches/{id}/cancellation',
  summary: 'Cancel a payout batch before sending; its payouts are due again',
  request: { params: BatchParams, ...jsonBody(CancelBatchBody) },
  responses: { ...item, ...problems(STEPS) },
})
const file = createRoute({
  method: 'get',
  path: '/money/batches/{id}/file',
  summary: 'Download the transfer file of a payout batch that was sent',
  request: { params: BatchParams },
  responses: {
    200: { description: 'One transfer per line', content: { 'text/csv': {} } },
    ...problems({ ...STEPS, batch_not_sent: 409 }),
  },
})
export function adminRoutes(deps: Deps) {
  const app = routes<{ userId: string }>()
    .openapi(listing, async (c) =>
      c.json(await deps.list(c.req.valid('query'), adminActor(c).adminId), 200),
    )
    .openapi(detail, async (c) => {
      const found = await deps.get(c.req.valid('param').id, adminActor(c).adminId)
      if (!found.ok) return refusal(c, found.error, { batch_not_found: 404 }, MONEY_REFUSALS)
      return c.json(found.value, 200)
    })
    .openapi(preview, async (c) => c.json(await deps.preview(c.req.valid('query')), 200))
    .openapi(proposal, async (c) => {
      const made = await deps.propose({ ...adminActor(c), kind: c.req.valid('json').kind })
      if (!made.ok) return refusal(c, made.error, { nothing_due: 409 }, MONEY_REFUSALS)
      const found = await deps.get(made.value, adminActor(c).adminId)
      if (!found.ok) return refusal(c, found.error, { batch_not_found: 404 }, MONEY_REFUSALS)
      return c.json(found.value, 201)
    })
    .openapi(file, async (c) => {
      const made = await deps.readFile(c.req.valid('param').id)
      if (!made.ok) return refusal(c, made.error, { ...STEPS, batch_not_sent: 409 }, MONEY_REFUSALS)
      await takeSubjectRecorder(c)(made.value.payouts.map(({ vendor_id: id }) => ({ id })))
      return c.body(made.value.text, 200, {
        'content-type': 'text/csv; charset=UTF-8',
        'content-disposition': `attachment; filename="${made.value.name}"`,
      })
    })
  return stepRoutes(app, deps)
}

/** The batch after the step. */
const answering =
  (get: Deps['get']) => async (c: Context, done: Result<string, MoveBatchRefusal>) => {
    if (!done.ok && ABOUT_DAY.includes(done.error.code)) {
      const { code } = done.error
      const message = refusalDetail(done.error, MONEY_REFUSALS, callerLanguage(c))
      return problem(c, 422, {
        code,
        detail: message,
        errors: [{ path: 'paid_on', code, message }],
      })
    }
    const now = done.ok ? await get(done.value, adminActor(c).adminId) : done
    return now.ok ? c.json(now.value, 200) : refusal(c, now.error, STEPS, MONEY_REFUSALS)
  }

function stepRoutes(app: ReturnType<typeof routes<{ userId: string }>>, { move, get }: Deps) {
  const answered = answering(get)
  return app
    .openapi(approval, async (c) => {
      const { version } = c.req.valid('json')
      const batchId = c.req.valid('param').id
      return answered(c, await move.approve({ ...adminActor(c), batchId, version }))
    })
    .openapi(sending, async (c) => {
      const { version } = c.req.valid('json')
      const batchId = c.req.valid('param').id
      return answered(c, await move.send({ ...adminActor(c), batchId, version }))
    })
    .openapi(settlement, async (c) => {
      const { reference = null, version, paid_on: on } = c.req.valid('json')
      const paidOn = on
      const settled = { batchId: c.req.valid('param').id, version, reference, paidOn }
      return answered(c, await move.settle({ ...adminActor(c), ...settled }))
    })
    .openapi(cancellation, async (c) => {
      const { reason, version } = c.req.valid('json')
      const batchId = c.req.valid('param').id
      return answered(c, await move.cancel({ ...adminActor(c), batchId, version, reason }))
    })
}
