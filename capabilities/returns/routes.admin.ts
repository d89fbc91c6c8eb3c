import type { Context } from 'hono'
import {
  callerLanguage,
  taggedRoutes,
  type EdgeVariables,
  json,
  jsonBody,
  optionalBody,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import { VersionBody } from '../contract.ts'
import { AdminReturnsPage, AdminReturnsQuery } from './admin-returns.contract.ts'
import { ReturnParams } from './contract.ts'
import {
  AdminRefund,
  AdminRefundsPage,
  AdminRefundsQuery,
  RetryRefundBody,
  RefundPaymentBody,
  ReasonBody,
} from './refunds.contract.ts'
import type { ChangeRefundStatus } from './operations/change-refund-status.ts'
import type { RefundCommand } from './operations/refund-command.ts'
import type { ReadReturns } from './operations/read-returns.ts'
import {
  RETURN_REFUND_REFUSALS,
  REFUND_STATUSES,
  type ReturnRefundRefusal,
} from './refusals/refunds.ts'

type Deps = {
  read: Pick<ReadReturns, 'listRefunds' | 'getRefund' | 'listReturns'>
  move: ChangeRefundStatus
}
type Vars = { userId: string }
type AdminContext = Context<{ Variables: EdgeVariables & Vars }>

const NO_STORE = { 'cache-control': 'no-store' }
const createRoute = taggedRoutes('admin')
const params = ReturnParams
const changed = { 200: json(AdminRefund, 'The updated refund'), ...problems(REFUND_STATUSES) }
const proven = { ...changed, ...problems(400) }

const returns = createRoute({
  method: 'get',
  path: '/returns',
  summary: 'List returns of all vendors, newest first',
  request: { query: AdminReturnsQuery },
  responses: { 200: json(AdminReturnsPage, 'One page of returns'), ...problems(422) },
})
const list = createRoute({
  method: 'get',
  path: '/refunds',
  summary: 'List refunds, newest first',
  request: { query: AdminRefundsQuery },
  responses: { 200: json(AdminRefundsPage, 'One page of refunds'), ...problems(422) },
})
const detail = createRoute({
  method: 'get',
  path: '/refunds/{id}',
  summary: 'Get a refund',
  request: { params },
  responses: changed,
})
const approval = createRoute({
  method: 'post',
  path: '/refunds/{id}/approval',
  summary: 'Approve a refund (four-eyes rule)',
  request: { params, ...optionalBody(VersionBody) },
  responses: proven,
})
const payment = createRoute({
  method: 'post',
  path: '/refunds/{id}/payment',
  summary: 'Mark a refund as paid (four-eyes rule: not by who approved it)',
  request: { params, ...jsonBody(RefundPaymentBody) },
  responses: proven,
})
const failure = createRoute({
  method: 'post',
  path: '/refunds/{id}/failure',
  summary: 'Mark a refund as failed',
  request: { params, ...jsonBody(ReasonBody) },
  responses: changed,
})
const cancellation = createRoute({
  method: 'post',
  path: '/refunds/{id}/cancellation',
  summary: 'Cancel a refund; the vendor decides again',
  request: { params, ...jsonBody(ReasonBody) },
  responses: changed,
})
const again = createRoute({
  method: 'post',
  path: '/refunds/{id}/retries',
  summary: 'Retry a failed refund, optionally with another method',
  request: { params, ...jsonBody(RetryRefundBody) },
  responses: proven,
})

const actOf = (c: AdminContext, refundId: string): RefundCommand => ({
  refundId,
  ...adminActor(c),
})
const refused = (c: Context, error: ReturnRefundRefusal) =>
  refusal(c, error, REFUND_STATUSES, RETURN_REFUND_REFUSALS)

export function adminRoutes({ read, move }: Deps) {
  async function answered(
    c: AdminContext,
    id: string,
    result: { ok: true } | { ok: false; error: ReturnRefundRefusal } = { ok: true },
  ) {
    if (!result.ok) return refused(c, result.error)
    const now = await read.getRefund(c.var.userId, id)
    return now.ok ? c.json(now.value, 200, NO_STORE) : refused(c, now.error)
  }
  return routes<Vars>()
    .openapi(returns, async (c) => {
      const query = { ...c.req.valid('query'), language: callerLanguage(c) }
      return c.json(await read.listReturns(query), 200, NO_STORE)
    })
    .openapi(list, async (c) =>
      c.json(await read.listRefunds(c.var.userId, c.req.valid('query')), 200, NO_STORE),
    )
    .openapi(detail, async (c) => answered(c, c.req.valid('param').id))
    .openapi(approval, async (c) => {
      const { id } = c.req.valid('param')
      return answered(c, id, await move.approve({ ...actOf(c, id), ...c.req.valid('json') }))
    })
    .openapi(payment, async (c) => {
      const { id } = c.req.valid('param')
      const { reference, version, paid_from: paidFrom = null } = c.req.valid('json')
      const paid = { ...actOf(c, id), version, reference: reference || null, paidFrom }
      return answered(c, id, await move.pay(paid))
    })
    .openapi(failure, async (c) => {
      const { id } = c.req.valid('param')
      return answered(c, id, await move.fail({ ...actOf(c, id), ...c.req.valid('json') }))
    })
    .openapi(cancellation, async (c) => {
      const { id } = c.req.valid('param')
      return answered(c, id, await move.cancel({ ...actOf(c, id), ...c.req.valid('json') }))
    })
    .openapi(again, async (c) => {
      const { id } = c.req.valid('param')
      const { method = null, account = null, version } = c.req.valid('json')
      const again = { ...actOf(c, id), version, method, account }
      return answered(c, id, await move.tryAgain(again))
    })
}
