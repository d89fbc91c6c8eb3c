import {
  callerLanguage,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
  taggedRoutes,
} from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import { ParcelDeliveryBody, ParcelParams } from './commands.contract.ts'
import { AdminOrder } from './contract.ts'
import type { AnswerDeliveryClaim } from './operations/answer-delivery-claim.ts'
import type { ReadOrders } from './operations/read-orders.ts'
import { ORDER_REFUSALS } from './refusals/order.ts'
import { ORDER_VENDOR_REFUSALS, ORDER_VENDOR_STATUSES } from './refusals/vendor.ts'

type Deps = Pick<ReadOrders, 'get'> & { answerDelivery: AnswerDeliveryClaim }

const createRoute = taggedRoutes('admin')
const delivery = createRoute({
  method: 'post',
  path: '/orders/{id}/parcels/{parcelId}/delivery',
  summary: 'Confirm the delivery of a parcel, or reject what its vendor reports',
  request: { params: ParcelParams, ...jsonBody(ParcelDeliveryBody) },
  responses: {
    200: json(AdminOrder, 'The updated order'),
    ...problems(ORDER_VENDOR_STATUSES, { order_not_found: 404 }),
  },
})

const REFUSALS = { ...ORDER_VENDOR_REFUSALS, ...ORDER_REFUSALS }

export const deliveryRoutes = ({ get, answerDelivery }: Deps) =>
  routes<{ userId: string }>().openapi(delivery, async (c) => {
    const { id, parcelId } = c.req.valid('param')
    const { outcome, note, version } = c.req.valid('json')
    const orderId = id
    const result = await answerDelivery({
      ...{ orderId, parcelId, outcome, note: note || null, version },
      actor: { role: 'admin', id: c.var.userId },
      origin: requestOrigin(c),
    })
    if (!result.ok) return refusal(c, result.error, ORDER_VENDOR_STATUSES, REFUSALS)
    const now = await get(orderId, callerLanguage(c))
    if (!now.ok) return refusal(c, now.error, { order_not_found: 404 }, ORDER_REFUSALS)
    return c.json(now.value, 200)
  })
