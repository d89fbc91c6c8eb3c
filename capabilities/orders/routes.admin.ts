import type { Context } from 'hono'
import {
  atFields,
  callerLanguage,
  fieldRefusal,
  taggedRoutes,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import { AdminOrder, AdminOrdersPage, AdminOrdersQuery } from './contract.ts'
import {
  ParcelLossBody,
  ParcelParams,
  RemainderCancellationBody,
  StatusChangeBody,
  OrderParams,
} from './commands.contract.ts'
import type { CancelRemainderAsAdmin } from './operations/cancel-remainder.ts'
import type { ReportParcelLoss } from './operations/report-parcel-loss.ts'
import type { SetOrderStatus } from './operations/set-order-status.ts'
import type { OrderId } from './schema.ts'
import type { ReadOrders } from './operations/read-orders.ts'
import { EDIT_CONFLICT } from '#platform/texts/edit-conflict.ts'
import { ORDER_REFUSALS, PARCEL_COURIER_REFUSALS, REMAINDER_REFUSALS } from './refusals/order.ts'
import { ORDER_VENDOR_REFUSALS } from './refusals/vendor.ts'
import { texts } from './texts.generated.ts'

type Deps = Pick<ReadOrders, 'list' | 'get'> & {
  setStatus: SetOrderStatus
  cancelRemainder: CancelRemainderAsAdmin
  reportLoss: ReportParcelLoss
}

const createRoute = taggedRoutes('admin')
const list = createRoute({
  method: 'get',
  path: '/orders',
  summary: 'List orders, newest first, with totals',
  request: { query: AdminOrdersQuery },
  responses: { 200: json(AdminOrdersPage, 'One page of orders'), ...problems(422) },
})
const detail = createRoute({
  method: 'get',
  path: '/orders/{id}',
  summary: 'Get an order',
  request: { params: OrderParams },
  responses: { 200: json(AdminOrder, 'The order'), ...problems({ order_not_found: 404 }, 422) },
})

const CHANGING = {
  order_not_found: 404,
  stock_short: 409,
  status_changed: 409,
  version_conflict: 409,
  courier_unknown: 422,
  tracking_taken: 409,
  no_parcel_sent: 409,
  nothing_to_ship: 409,
  order_already_delivered: 409,
  order_already_cancelled: 409,
} as const
const LOSING = {
  ...CHANGING,
  parcel_not_found: 404,
  parcel_already_delivered: 409,
  parcel_already_returned: 409,
  parcel_returning: 409,
  parcel_lost: 409,
} as const

const STATUS_FIELDS: Partial<Record<keyof typeof CHANGING, string>> = {
  courier_unknown: 'parcel.courier',
  tracking_taken: 'parcel.tracking',
}

const change = createRoute({
  method: 'post',
  path: '/orders/{id}/status-changes',
  summary: 'Set the status of an order; all transitions are allowed',
  request: { params: OrderParams, ...jsonBody(StatusChangeBody) },
  responses: {
    200: json(AdminOrder, 'The updated order'),
    ...problems(CHANGING, atFields(STATUS_FIELDS), { order_not_found: 404 }),
  },
})
const remainder = createRoute({
  method: 'post',
  path: '/orders/{id}/remainder-cancellation',
  summary: 'Cancel what is left to send of a partly sent order',
  request: { params: OrderParams, ...jsonBody(RemainderCancellationBody) },
  responses: {
    200: json(AdminOrder, 'The updated order'),
    ...problems(CHANGING, { order_not_found: 404 }),
  },
})

const loss = createRoute({
  method: 'post',
  path: '/orders/{id}/parcels/{parcelId}/loss',
  summary: 'Record that a parcel was lost, stolen or damaged on its way',
  request: { params: ParcelParams, ...jsonBody(ParcelLossBody) },
  responses: {
    200: json(AdminOrder, 'The updated order'),
    ...problems(LOSING, { order_not_found: 404 }),
  },
})

const ORDER_ADMIN_REFUSALS = {
  ...REMAINDER_REFUSALS,
  ...ORDER_REFUSALS,
  ...PARCEL_COURIER_REFUSALS,
  ...texts.below('order-admin-refusals'),
  version_conflict: EDIT_CONFLICT,
}
const PARCEL_ADMIN_REFUSALS = { ...ORDER_VENDOR_REFUSALS, ...ORDER_REFUSALS }

const NOT_FOUND: Record<'order_not_found', 404> = { order_not_found: 404 }
const answering =
  ({ get }: Pick<Deps, 'get'>) =>
  async (c: Context, id: OrderId) => {
    const found = await get(id, callerLanguage(c))
    if (!found.ok) return refusal(c, found.error, NOT_FOUND, ORDER_REFUSALS)
    return c.json(found.value, 200)
  }

export function adminRoutes(deps: Deps) {
  const answered = answering(deps)
  return routes<{ userId: string }>()
    .openapi(list, async (c) => c.json(await deps.list(c.req.valid('query')), 200))
    .openapi(detail, (c) => answered(c, c.req.valid('param').id))
    .openapi(change, async (c) => {
      const orderId = c.req.valid('param').id
      const { status, from, reason, parcel, version, cash_holder } = c.req.valid('json')

      const result = await deps.setStatus({
        orderId,
        to: status,
        from: from ?? null,
        version,
        actor: { role: 'admin', id: c.var.userId },
        reason: reason ?? null,
        parcel: parcel && { courier: parcel.courier ?? null, tracking: parcel.tracking ?? null },
        origin: requestOrigin(c),
        ...(cash_holder && { cashHolder: cash_holder }),
      })

      if (!result.ok) {
        const field = STATUS_FIELDS[result.error.code]
        return fieldRefusal(c, result.error, CHANGING, ORDER_ADMIN_REFUSALS, field)
      }
      return answered(c, orderId)
    })
    .openapi(loss, async (c) => {
      const { id, parcelId } = c.req.valid('param')
      const { kind, note, version } = c.req.valid('json')
      const orderId = id
      const result = await deps.reportLoss({
        ...{ orderId, parcelId, kind, note: note || null, version },
        actor: { role: 'admin', id: c.var.userId },
        origin: requestOrigin(c),
      })
      if (!result.ok) return refusal(c, result.error, LOSING, PARCEL_ADMIN_REFUSALS)
      return answered(c, orderId)
    })
    .openapi(remainder, async (c) => {
      const orderId = c.req.valid('param').id
      const { reason = '', version } = c.req.valid('json')
      const result = await deps.cancelRemainder({
        ...{ orderId, reason, version },
        actor: { role: 'admin', id: c.var.userId },
        origin: requestOrigin(c),
      })
      if (!result.ok) return refusal(c, result.error, CHANGING, ORDER_ADMIN_REFUSALS)
      return answered(c, orderId)
    })
}
