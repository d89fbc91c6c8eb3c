import { createRoute, json, jsonBody, problems, refusal, routes } from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import { APPROVER_STATUSES } from '#capabilities/identity/index.ts'
import { RefundParams, RefundSettled, RefundSettlementBody } from './contract.ts'
import type { SettleRefundManually } from './operations/refund-payment.ts'
import { REFUND_FIELD_TEXTS, SETTLE_REFUND_REFUSALS } from './texts.ts'

const STATUSES = { ...APPROVER_STATUSES, refund_not_found: 404, refund_not_open: 409 } as const

const settlement = createRoute({
  method: 'post',
  path: '/payment-refunds/{id}/settlement',
  tags: ['admin'],
  summary: 'Record a manual gateway refund with its reference (four-eyes rule)',
  request: { params: RefundParams, ...jsonBody(RefundSettlementBody) },
  responses: { 201: json(RefundSettled, 'The settled refund'), ...problems(400, 404, 409, 422) },
})

export const adminRoutes = ({
  settleRefundManually: settleByHand,
}: {
  settleRefundManually: SettleRefundManually
}) =>
  routes<{ userId: string }>({ texts: REFUND_FIELD_TEXTS }).openapi(settlement, async (c) => {
    const { id } = c.req.valid('param')
    const { reference } = c.req.valid('json')
    const done = await settleByHand({ ...adminActor(c), refundId: id, reference })
    if (!done.ok) return refusal(c, done.error, STATUSES, SETTLE_REFUND_REFUSALS)
    return c.json({ id, status: 'done' as const }, 201)
  })
