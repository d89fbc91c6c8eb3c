import {
  callerLanguage,
  taggedRoutes,
  json,
  jsonBody,
  problems,
  refusal,
  refusalDetail,
  routes,
} from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import { ORDER_VENDOR_REFUSALS } from '#capabilities/orders/index.ts'
import {
  ShipmentsRequested,
  RequestShipmentsBody,
  ShipmentParams,
  Shipments,
  ShipmentsQuery,
  type ShipmentsView,
  RetryShipmentBody,
} from './contract.ts'
import type { RequestShipments } from './operations/request-shipments.ts'
import type { CancelShipment, RetryShipment, ShipmentRefusal } from './operations/retry-shipment.ts'
import { texts } from './texts.generated.ts'

const DISPATCH_REFUSALS = { ...ORDER_VENDOR_REFUSALS, ...texts.below('dispatch-refusals') }
const SHIPMENT_STATUSES = {
  shipment_not_found: 404,
  shipment_in_progress: 409,
  shipment_created: 409,
  courier_unavailable: 503,
} as const satisfies Record<ShipmentRefusal['code'], number>

type Deps = {
  requestShipments: RequestShipments
  retryShipment: RetryShipment
  cancelShipment: CancelShipment
  read: (vendorId: string, order: string | null) => Promise<ShipmentsView>
}

const createRoute = taggedRoutes('vendor')
const NO_STORE = { 'cache-control': 'no-store' }
const now = { 200: json(Shipments, 'The updated shipments') }

const list = createRoute({
  method: 'get',
  path: '/shipments',
  summary: 'List shipments, newest first, and the available couriers',
  request: { query: ShipmentsQuery },
  responses: { ...now, ...problems(422) },
})
const give = createRoute({
  method: 'post',
  path: '/shipments',
  summary: 'Create shipments for orders, each independently',
  request: jsonBody(RequestShipmentsBody),
  responses: {
    202: json(ShipmentsRequested, 'The accepted and refused orders'),
    ...problems(422),
  },
})
const again = createRoute({
  method: 'post',
  path: '/shipments/{id}/retries',
  summary: "Retry a shipment with a courier's commune or pickup point",
  request: { params: ShipmentParams, ...jsonBody(RetryShipmentBody) },
  responses: { ...now, ...problems(SHIPMENT_STATUSES, 422) },
})
const back = createRoute({
  method: 'delete',
  path: '/shipments/{id}',
  summary: 'Cancel a shipment before the courier collects it',
  request: { params: ShipmentParams },
  responses: { ...now, ...problems(SHIPMENT_STATUSES, 422) },
})

export const vendorRoutes = ({
  requestShipments,
  retryShipment: tryAgain,
  cancelShipment: withdraw,
  read,
}: Deps) =>
  routes<{ userId: string; vendorId: string }>()
    .openapi(list, async (c) =>
      c.json(await read(c.var.vendorId, c.req.valid('query').order ?? null), 200, NO_STORE),
    )
    .openapi(give, async (c) => {
      const { vendorId, userId } = c.var
      const { order_ids, courier, versions } = c.req.valid('json')
      const origin = requestOrigin(c)
      const command = { vendorId, userId, courier, versions, origin }
      const { requested, refused } = await requestShipments(command, order_ids)
      const language = callerLanguage(c)
      const refusals = refused.map(({ id, error }) => ({
        id,
        code: error.code,
        detail: refusalDetail(error, DISPATCH_REFUSALS, language),
        ...(error.code === 'version_conflict' && { version: error.version }),
      }))
      return c.json({ requested, refused: refusals }, 202, NO_STORE)
    })
    .openapi(again, async (c) => {
      const { vendorId } = c.var
      const { commune = null, pickup_point_id: pickupPointId = null } = c.req.valid('json')
      const named = { vendorId, id: c.req.valid('param').id }
      const tried = await tryAgain(named, { commune, pickupPointId })
      if (!tried.ok) return refusal(c, tried.error, SHIPMENT_STATUSES, DISPATCH_REFUSALS)
      return c.json(await read(vendorId, null), 200, NO_STORE)
    })
    .openapi(back, async (c) => {
      const { vendorId } = c.var
      const gone = await withdraw({ vendorId, id: c.req.valid('param').id })
      if (!gone.ok) return refusal(c, gone.error, SHIPMENT_STATUSES, DISPATCH_REFUSALS)
      return c.json(await read(vendorId, null), 200, NO_STORE)
    })
