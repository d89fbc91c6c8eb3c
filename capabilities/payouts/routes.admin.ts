import { fromDinars } from '#kernel/money.ts'
import {
  createRoute,
  empty,
  json,
  jsonBody,
  optionalBody,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { VersionBody } from '../contract.ts'
import { adminActor } from '#platform/http/actor.ts'
import {
  Batch,
  BatchesPage,
  BatchesQuery,
  BatchParams,
  CancelBatchBody,
  FailPayoutBody,
  NewBatchBody,
  RefundBody,
  SettleBatchBody,
} from './contract.ts'
import type { ReadBatchFile } from './operations/export-batch-file.ts'
import type { FailPayout } from './operations/fail-payout.ts'
import type { ChangeBatchStatus } from './operations/change-batch-status.ts'
import type { ProposeBatch } from './operations/propose-batch.ts'
import type { ReadBatches } from './operations/read-batches.ts'
import type { RefundOrders } from './operations/refund-order.ts'
import { MONEY_REFUSALS } from './texts.ts'

type Deps = ReadBatches & {
  propose: ProposeBatch
  move: ChangeBatchStatus
  readFile: ReadBatchFile
  fail: FailPayout
  refunds: RefundOrders
}

const tags = ['admin']
const STEPS = {
  batch_not_found: 404,
  batch_moved_on: 409,
  batch_needs_second_person: 409,
  changed_meanwhile: 409,
} as const
const FAILS = { payout_not_found: 404, payout_not_planned: 409, changed_meanwhile: 409 } as const
const REFUNDS = {
  order_not_found: 404,
  order_not_paid: 409,
  refund_too_high: 409,
  refund_empty: 422,
} as const
const item = { 200: json(Batch, 'The batch as it is now') }

const listing = createRoute({
  method: 'get',
  path: '/money/batches',
  tags,
  summary: 'Batches of payouts, newest first',
  request: { query: BatchesQuery },
  responses: { 200: json(BatchesPage, 'One page of batches'), ...problems(422) },
})
const detail = createRoute({
  method: 'get',
  path: '/money/batches/{id}',
  tags,
  summary: 'A batch with its payouts',
  request: { params: BatchParams },
  responses: { ...item, ...problems(404, 422) },
})
const proposal = createRoute({
  method: 'post',
  path: '/money/batches',
  tags,
  summary: 'Puts everything that is due into a batch, for another person to approve',
  request: jsonBody(NewBatchBody),
  responses: { 201: json(Batch, 'The batch'), ...problems(404, 409, 422) },
})
const approval = createRoute({
  method: 'post',
  path: '/money/batches/{id}/approval',
  tags,
  summary: 'Says that a batch is right; never by who proposed it',
  request: { params: BatchParams, ...optionalBody(VersionBody) },
  responses: { ...item, ...problems(404, 409, 422) },
})
const sending = createRoute({
  method: 'post',
  path: '/money/batches/{id}/sending',
  tags,
  summary: 'Notes that the file has gone to the bank or the post',
  request: { params: BatchParams, ...optionalBody(VersionBody) },
  responses: { ...item, ...problems(404, 409, 422) },
})
const settlement = createRoute({
  method: 'post',
  path: '/money/batches/{id}/settlement',
  tags,
  summary: 'Notes that the bank has paid, and posts each payout once',
  request: { params: BatchParams, ...jsonBody(SettleBatchBody) },
  responses: { ...item, ...problems(404, 409, 422) },
})
const cancellation = createRoute({
  method: 'post',
  path: '/money/batches/{id}/cancellation',
  tags,
  summary: 'Gives a batch up before it is sent; what was in it is due again',
  request: { params: BatchParams, ...jsonBody(CancelBatchBody) },
  responses: { ...item, ...problems(404, 409, 422) },
})
const file = createRoute({
  method: 'get',
  path: '/money/batches/{id}/file',
  tags,
  summary: 'The file for the bank or the post',
  request: { params: BatchParams },
  responses: {
    200: { description: 'One transfer a line', content: { 'text/csv': {} } },
    ...problems(404, 409, 422),
  },
})
const failure = createRoute({
  method: 'post',
  path: '/money/payouts/{id}/failure',
  tags,
  summary: 'Notes that the bank sent one payment back; its orders are due again',
  request: { params: BatchParams, ...jsonBody(FailPayoutBody) },
  responses: { ...item, ...problems(404, 409, 422) },
})
const refund = createRoute({
  method: 'post',
  path: '/money/orders/{id}/refunds',
  tags,
  summary: 'Gives a buyer back what was paid for goods or delivery',
  request: { params: BatchParams, ...jsonBody(RefundBody) },
  responses: { 204: empty('Posted'), ...problems(404, 409, 422) },
})
const refundPayment = createRoute({
  method: 'post',
  path: '/money/orders/{id}/refund-payments',
  tags,
  summary: 'Notes that the buyer got what the refunds say',
  request: { params: BatchParams },
  responses: { 204: empty('Posted'), ...problems(409, 422) },
})

export function adminRoutes(deps: Deps) {
  const { refunds } = deps
  const app = routes<{ userId: string }>()
    .openapi(listing, async (c) =>
      c.json(await deps.list(c.req.valid('query'), adminActor(c).adminId), 200),
    )
    .openapi(detail, async (c) => {
      const found = await deps.get(c.req.valid('param').id, adminActor(c).adminId)
      if (!found.ok) return refusal(c, found.error, { batch_not_found: 404 }, MONEY_REFUSALS)
      return c.json(found.value, 200)
    })
    .openapi(proposal, async (c) => {
      const made = await deps.propose({ ...adminActor(c), kind: c.req.valid('json').kind })
      if (!made.ok) return refusal(c, made.error, { nothing_due: 409 }, MONEY_REFUSALS)
      const found = await deps.get(made.value, adminActor(c).adminId)
      if (!found.ok) return refusal(c, found.error, { batch_not_found: 404 }, MONEY_REFUSALS)
      return c.json(found.value, 201)
    })
    .openapi(file, async (c) => {
      const made = await deps.readFile(c.req.valid('param').id)
      if (!made.ok)
        return refusal(c, made.error, { ...STEPS, batch_not_approved: 409 }, MONEY_REFUSALS)
      return c.body(made.value.text, 200, {
        'content-type': 'text/csv; charset=UTF-8',
        'content-disposition': `attachment; filename="${made.value.name}"`,
      })
    })
    .openapi(refund, async (c) => {
      const { goods, delivery, reason } = c.req.valid('json')
      const amounts = { goods: fromDinars(goods), delivery: fromDinars(delivery) }
      const orderId = c.req.valid('param').id
      const done = await refunds.refund({ ...adminActor(c), orderId, ...amounts, reason })
      if (!done.ok) return refusal(c, done.error, REFUNDS, MONEY_REFUSALS)
      return c.body(null, 204)
    })
    .openapi(refundPayment, async (c) => {
      const done = await refunds.pay({ ...adminActor(c), orderId: c.req.valid('param').id })
      if (!done.ok) return refusal(c, done.error, { no_refund_due: 409 }, MONEY_REFUSALS)
      return c.body(null, 204)
    })
  return stepRoutes(app, deps)
}

const stepRoutes = (
  app: ReturnType<typeof routes<{ userId: string }>>,
  { move, fail, get }: Deps,
) =>
  app
    .openapi(approval, async (c) => {
      const done = await move.approve({
        ...adminActor(c),
        batchId: c.req.valid('param').id,
        version: c.req.valid('json').version,
      })
      const now = done.ok ? await get(done.value, adminActor(c).adminId) : done
      if (!now.ok) return refusal(c, now.error, STEPS, MONEY_REFUSALS)
      return c.json(now.value, 200)
    })
    .openapi(sending, async (c) => {
      const done = await move.send({
        ...adminActor(c),
        batchId: c.req.valid('param').id,
        version: c.req.valid('json').version,
      })
      const now = done.ok ? await get(done.value, adminActor(c).adminId) : done
      if (!now.ok) return refusal(c, now.error, STEPS, MONEY_REFUSALS)
      return c.json(now.value, 200)
    })
    .openapi(settlement, async (c) => {
      const { reference = null, version } = c.req.valid('json')
      const batchId = c.req.valid('param').id
      const done = await move.settle({ ...adminActor(c), batchId, version, reference })
      const now = done.ok ? await get(done.value, adminActor(c).adminId) : done
      if (!now.ok) return refusal(c, now.error, STEPS, MONEY_REFUSALS)
      return c.json(now.value, 200)
    })
    .openapi(cancellation, async (c) => {
      const { reason, version } = c.req.valid('json')
      const batchId = c.req.valid('param').id
      const done = await move.cancel({ ...adminActor(c), batchId, version, reason })
      const now = done.ok ? await get(done.value, adminActor(c).adminId) : done
      if (!now.ok) return refusal(c, now.error, STEPS, MONEY_REFUSALS)
      return c.json(now.value, 200)
    })
    .openapi(failure, async (c) => {
      const { reason, version } = c.req.valid('json')
      const payoutId = c.req.valid('param').id
      const done = await fail({ ...adminActor(c), payoutId, version, reason })
      const now = done.ok ? await get(done.value, adminActor(c).adminId) : done
      if (!now.ok) return refusal(c, now.error, { ...FAILS, batch_not_found: 404 }, MONEY_REFUSALS)
      return c.json(now.value, 200)
    })
