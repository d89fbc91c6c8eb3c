import { fromDinars } from '#kernel/money.ts'
import { taggedRoutes, empty, jsonBody, problems, refusal, routes } from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import { APPROVER_STATUSES } from '#capabilities/identity/index.ts'
import { BatchParams, RefundBody } from './contract.ts'
import type { RefundOrders } from './operations/refund-order.ts'
import { MONEY_REFUSALS } from './texts.ts'

const createRoute = taggedRoutes('admin')

const REFUNDS = {
  order_not_found: 404,
  order_not_paid: 409,
  refund_too_high: 409,
  refund_empty: 422,
} as const
const PAYING = { ...APPROVER_STATUSES, no_refund_due: 409 } as const
const refund = createRoute({
  method: 'post',
  path: '/money/orders/{id}/refunds',
  summary: 'Refund items or delivery of an order',
  request: { params: BatchParams, ...jsonBody(RefundBody) },
  responses: { 204: empty('Posted'), ...problems(404, 409, 422) },
})
const refundPayment = createRoute({
  method: 'post',
  path: '/money/orders/{id}/refund-payments',
  summary: 'Record that the refunds of an order were paid (four-eyes rule)',
  request: { params: BatchParams },
  responses: { 204: empty('Posted'), ...problems(409, 422) },
})

export const orderRefundRoutes = (refunds: RefundOrders) =>
  routes<{ userId: string }>()
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
      if (!done.ok) return refusal(c, done.error, PAYING, MONEY_REFUSALS)
      return c.body(null, 204)
    })
