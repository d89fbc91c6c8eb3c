import type { Context } from 'hono'
import type { Result } from '#kernel/result.ts'
import {
  callerLanguage,
  json,
  jsonBody,
  problem,
  problems,
  refusal,
  refusalDetail,
  routes,
  taggedRoutes,
  atFields,
} from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import { APPROVER_STATUSES, APPROVER_TEXTS } from '#capabilities/identity/index.ts'
import {
  ManualRefund,
  ManualRefundsPage,
  ManualRefundsQuery,
  RefundParams,
  RefundRejectionBody,
  RefundSettlementBody,
} from './contract.ts'
import type {
  ApproveCardRefundRefusal,
  DecideRefundSettlementRefusal,
  RecordRefundSettlementRefusal,
  SettleRefundsManually,
} from './operations/settle-refunds-manually.ts'
import { texts } from './texts.generated.ts'

const REFUND_FIELD_TEXTS = texts.below('refund-field')
const SETTLE_REFUND_REFUSALS = { ...APPROVER_TEXTS, ...texts.below('settle-refund-refusals') }

const createRoute = taggedRoutes('admin')
type Refusal =
  | ApproveCardRefundRefusal
  | RecordRefundSettlementRefusal
  | DecideRefundSettlementRefusal
const STATUSES: Record<Refusal['code'], 404 | 409 | 422> = {
  ...APPROVER_STATUSES,
  refund_not_found: 404,
  refund_not_open: 409,
  refund_waits_for_second: 409,
  paid_in_future: 422,
  paid_before_due: 422,
  till_short: 409,
  refund_settlement_not_found: 404,
  refund_settlement_decided: 409,
  not_the_recorder: 409,
}
/** Fields of the form that a refusal is about. */
const FIELDS: Partial<Record<Refusal['code'], string>> = {
  paid_in_future: 'paid_on',
  paid_before_due: 'paid_on',
  till_short: 'paid_from',
}

const listing = createRoute({
  method: 'get',
  path: '/payment-refunds',
  summary: 'List card refunds that their gateway leaves to people, newest first',
  request: { query: ManualRefundsQuery },
  responses: { 200: json(ManualRefundsPage, 'One page of refunds'), ...problems(422) },
})
const approval = createRoute({
  method: 'post',
  path: '/payment-refunds/{id}/approval',
  summary: 'Approve a card refund that one admin made due (four-eyes rule)',
  request: { params: RefundParams },
  responses: {
    200: json(ManualRefund, 'The refund'),
    ...problems(STATUSES, atFields(FIELDS), 400),
  },
})
const recording = createRoute({
  method: 'post',
  path: '/payment-refunds/{id}/settlement',
  summary: 'Record that a card refund was paid by hand (four-eyes rule)',
  request: { params: RefundParams, ...jsonBody(RefundSettlementBody) },
  responses: { 201: json(ManualRefund, 'The refund'), ...problems(STATUSES, atFields(FIELDS)) },
})
const confirmation = createRoute({
  method: 'post',
  path: '/payment-refunds/settlements/{id}/confirmation',
  summary: 'Confirm that a card refund was paid by hand (four-eyes rule)',
  request: { params: RefundParams },
  responses: {
    200: json(ManualRefund, 'The refund'),
    ...problems(STATUSES, atFields(FIELDS), 400),
  },
})
const withdrawal = createRoute({
  method: 'post',
  path: '/payment-refunds/settlements/{id}/withdrawal',
  summary: 'Withdraw what one recorded of a card refund',
  request: { params: RefundParams },
  responses: { 200: json(ManualRefund, 'The refund'), ...problems(STATUSES, atFields(FIELDS)) },
})
const rejection = createRoute({
  method: 'post',
  path: '/payment-refunds/settlements/{id}/rejection',
  summary: 'Reject what another recorded of a card refund',
  request: { params: RefundParams, ...jsonBody(RefundRejectionBody) },
  responses: { 200: json(ManualRefund, 'The refund'), ...problems(STATUSES, atFields(FIELDS)) },
})

export function adminRoutes(deps: SettleRefundsManually) {
  const answer = async <Status extends 200 | 201>(
    c: Context,
    userId: string,
    done: Result<string, Refusal>,
    status: Status,
  ) => {
    if (!done.ok) {
      const { code } = done.error
      const path = FIELDS[code]
      if (path === undefined) return refusal(c, done.error, STATUSES, SETTLE_REFUND_REFUSALS)
      const message = refusalDetail(done.error, SETTLE_REFUND_REFUSALS, callerLanguage(c))
      return problem(c, 422, {
        code,
        detail: message,
        errors: [{ path, code, message }],
      })
    }
    const view = await deps.find(done.value, userId)
    return c.json(view!, status) // found by its own id
  }
  return routes<{ userId: string }>({ texts: REFUND_FIELD_TEXTS })
    .openapi(listing, async (c) => c.json(await deps.list(c.var.userId, c.req.valid('query')), 200))
    .openapi(approval, async (c) => {
      const refundId = c.req.valid('param').id
      return answer(c, c.var.userId, await deps.approve({ ...adminActor(c), refundId }), 200)
    })
    .openapi(recording, async (c) => {
      const { reference, paid_on: paidOn, paid_from: paidFrom = 'gateway' } = c.req.valid('json')
      const refundId = c.req.valid('param').id
      const paid = { refundId, reference, paidFrom, paidOn: paidOn }
      return answer(c, c.var.userId, await deps.record({ ...adminActor(c), ...paid }), 201)
    })
    .openapi(confirmation, async (c) => {
      const settlementId = c.req.valid('param').id
      return answer(c, c.var.userId, await deps.confirm({ ...adminActor(c), settlementId }), 200)
    })
    .openapi(withdrawal, async (c) => {
      const settlementId = c.req.valid('param').id
      return answer(c, c.var.userId, await deps.withdraw({ ...adminActor(c), settlementId }), 200)
    })
    .openapi(rejection, async (c) => {
      const rejected = { settlementId: c.req.valid('param').id, ...c.req.valid('json') }
      return answer(c, c.var.userId, await deps.reject({ ...adminActor(c), ...rejected }), 200)
    })
}
