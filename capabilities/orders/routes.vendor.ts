import type { Context } from 'hono'
import type { VendorRole } from '#kernel/staff-roles.ts'
import {
  atFields,
  callerLanguage,
  taggedRoutes,
  type EdgeVariables,
  json,
  jsonBody,
  problems,
  fieldRefusal,
  refusalDetail,
  routes,
} from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import {
  BulkAdvance,
  BulkAdvanceBody,
  ParcelTrackingBody,
  AdvanceOrderBody,
  ParcelBody,
  ParcelParams,
  ParcelStatusBody,
  OrderParams,
} from './commands.contract.ts'
import { VendorOrdersQuery } from './contract.ts'
import { VendorCancellationBody, VendorOrder, VendorOrdersPage } from './vendor.contract.ts'
import type { AdvanceOrder } from './operations/advance-order.ts'
import type { VendorOrderCommand } from './operations/check-order-version.ts'
import type { AdvanceOrders } from './operations/advance-orders.ts'
import type { CancelOrderAsVendor } from './operations/cancel-order-as-vendor.ts'
import type { CancelRemainderAsVendor } from './operations/cancel-remainder.ts'
import type { ParcelStatusUpdate } from './operations/save-parcel-status.ts'
import type { UpdateParcelStatus } from './operations/update-parcel-status.ts'
import type { ReadVendorOrders } from './operations/read-vendor-orders.ts'
import type { SetParcelTracking } from './operations/set-parcel-tracking.ts'
import type { ShipParcel } from './operations/ship-parcel.ts'
import {
  ORDER_VENDOR_REFUSALS,
  ORDER_VENDOR_STATUSES,
  type OrderVendorRefusal,
} from './refusals/vendor.ts'
import type { OrderId } from './schema.ts'

type Deps = ReadVendorOrders & {
  advance: AdvanceOrder
  advanceOrders: AdvanceOrders
  cancelOrderAsVendor: CancelOrderAsVendor
  cancelRemainder: CancelRemainderAsVendor
  shipParcel: ShipParcel
  updateParcelStatus: UpdateParcelStatus
  setParcelTracking: SetParcelTracking
}
type Vars = { userId: string; vendorId: string; staffRole: VendorRole }
type ShopContext = Context<{ Variables: EdgeVariables & Vars }>

const NO_STORE = { 'cache-control': 'no-store' }
const createRoute = taggedRoutes('vendor')
const FIELDS: Partial<Record<OrderVendorRefusal['code'], string>> = {
  courier_unknown: 'courier',
  tracking_taken: 'tracking',
}
const changed = {
  200: json(VendorOrder, 'The updated order'),
  ...problems(ORDER_VENDOR_STATUSES, atFields(FIELDS), 422),
}
const onOrder = '/orders/{id}'
const onParcel = '/orders/{id}/parcels/{parcelId}'

const list = createRoute({
  method: 'get',
  path: '/orders',
  summary: "List the vendor's orders, newest first, with counts by status",
  request: { query: VendorOrdersQuery },
  responses: { 200: json(VendorOrdersPage, 'One page of orders'), ...problems(422) },
})
const detail = createRoute({
  method: 'get',
  path: onOrder,
  summary: 'Get an order of the vendor',
  request: { params: OrderParams },
  responses: changed,
})
const forward = createRoute({
  method: 'post',
  path: `${onOrder}/status-changes`,
  summary: 'Advance the status of an order',
  request: { params: OrderParams, ...jsonBody(AdvanceOrderBody) },
  responses: changed,
})
const forwardMany = createRoute({
  method: 'post',
  path: '/orders/status-changes',
  summary: 'Advance several orders, each independently',
  request: jsonBody(BulkAdvanceBody),
  responses: { 200: json(BulkAdvance, 'The advanced and refused orders'), ...problems(422) },
})
const cancellation = createRoute({
  method: 'post',
  path: `${onOrder}/cancellation`,
  summary: 'Cancel an order that has not shipped yet, or what is left to send of it',
  request: { params: OrderParams, ...jsonBody(VendorCancellationBody) },
  responses: changed,
})
const parcels = createRoute({
  method: 'post',
  path: `${onOrder}/parcels`,
  summary: 'Ship a parcel with all or some of the remaining items',
  request: { params: OrderParams, ...jsonBody(ParcelBody) },
  responses: changed,
})
const parcelTracking = createRoute({
  method: 'put',
  path: `${onParcel}/carriage`,
  summary: 'Set the courier and tracking number of a parcel',
  request: { params: ParcelParams, ...jsonBody(ParcelTrackingBody) },
  responses: changed,
})
const steps = createRoute({
  method: 'post',
  path: `${onParcel}/steps`,
  summary:
    'Record transit, a delivery (of an operator’s courier: a claim), its failure or the return of a parcel',
  request: { params: ParcelParams, ...jsonBody(ParcelStatusBody) },
  responses: changed,
})

const shopOf = (c: ShopContext): Omit<VendorOrderCommand, 'orderId'> => ({
  vendorId: c.var.vendorId,
  actor: { role: 'vendor', id: c.var.userId },
  origin: requestOrigin(c),
})
const actOf = (c: ShopContext, orderId: OrderId): VendorOrderCommand => ({ ...shopOf(c), orderId })
const refused = (c: Context, error: OrderVendorRefusal) =>
  fieldRefusal(c, error, ORDER_VENDOR_STATUSES, ORDER_VENDOR_REFUSALS, FIELDS[error.code])

const answering =
  ({ getShop }: Pick<Deps, 'getShop'>) =>
  async (
    c: ShopContext,
    id: string,
    result: { ok: true } | { ok: false; error: OrderVendorRefusal },
  ) => {
    if (!result.ok) return refused(c, result.error)
    const now = await getShop(c.var, id, callerLanguage(c))
    return now.ok ? c.json(now.value, 200, NO_STORE) : refused(c, now.error)
  }

export function vendorRoutes(deps: Deps) {
  const answered = answering(deps)
  return routes<Vars>()
    .openapi(list, async (c) => {
      const query = { ...c.req.valid('query'), language: callerLanguage(c) }
      return c.json(await deps.listShop(c.var.vendorId, query), 200, NO_STORE)
    })
    .openapi(detail, async (c) => answered(c, c.req.valid('param').id, { ok: true }))
    .openapi(forwardMany, async (c) => {
      const { ids, status, versions } = c.req.valid('json')
      const done = await deps.advanceOrders({ ...shopOf(c), ids, versions, to: status })
      const language = callerLanguage(c)
      const refusals = done.refused.map(({ id, error }) => ({
        id,
        code: error.code,
        detail: refusalDetail(error, ORDER_VENDOR_REFUSALS, language),
      }))
      return c.json({ changed: done.changed, refused: refusals }, 200, NO_STORE)
    })
    .openapi(forward, async (c) => {
      const { id } = c.req.valid('param')
      const { status: to, version } = c.req.valid('json')
      return answered(c, id, await deps.advance({ ...actOf(c, id), version, to }))
    })
    .openapi(cancellation, async (c) => {
      const { id } = c.req.valid('param')
      const { reason, only, version } = c.req.valid('json')
      const cancel = only === 'remainder' ? deps.cancelRemainder : deps.cancelOrderAsVendor
      return answered(c, id, await cancel({ ...actOf(c, id), version, reason }))
    })
    .openapi(parcels, async (c) => {
      const { id } = c.req.valid('param')
      const { courier = null, tracking = null, items, version } = c.req.valid('json')
      const chosen = items?.map(({ item_id, quantity }) => ({ itemId: item_id, quantity })) ?? null
      const shippingInfo = { courier, tracking: tracking || null }
      const sent = { ...actOf(c, id), version, ...shippingInfo, items: chosen }
      return answered(c, id, await deps.shipParcel(sent))
    })
    .openapi(parcelTracking, async (c) => {
      const { id, parcelId } = c.req.valid('param')
      const { courier = null, tracking = null, version } = c.req.valid('json')
      const input = { ...actOf(c, id), version, parcelId, courier, tracking }
      return answered(c, id, await deps.setParcelTracking(input))
    })
    .openapi(steps, async (c) => {
      const { id, parcelId } = c.req.valid('param')
      const { version, ...body } = c.req.valid('json')
      const step: ParcelStatusUpdate =
        body.state === 'attempt_failed' || body.state === 'lost'
          ? { ...body, note: body.note ?? null }
          : body
      const moved = { ...actOf(c, id), version, parcelId, step }
      return answered(c, id, await deps.updateParcelStatus(moved))
    })
}
