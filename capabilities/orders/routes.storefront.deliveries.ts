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
import { PurchaseDeliveryAnswerBody } from './commands.contract.ts'
import type { AnswerDeliveryClaimAsBuyer } from './operations/answer-delivery-claim.ts'
import { Purchase, PurchaseKeyHeaders, PurchaseParams } from './purchase.contract.ts'
import {
  openRequestOf,
  purchaseOpener,
  type PurchaseOpenerDeps,
  type SeenBy,
} from './routes.storefront.changes.ts'
import { PURCHASE_ACCESS_REFUSALS, PURCHASE_ACCESS_STATUSES } from './refusals/purchase-access.ts'
import { DELIVERY_ANSWER_STATUSES, DELIVERY_REFUSALS } from './refusals/buyer.ts'

type Deps = PurchaseOpenerDeps & { answerDelivery: AnswerDeliveryClaimAsBuyer }

const NO_STORE = { 'cache-control': 'no-store' }
const createRoute = taggedRoutes('orders')
const deliveryAnswer = createRoute({
  method: 'post',
  path: '/purchases/{number}/delivery-answers',
  summary: 'Confirm or deny a delivery that the vendor reports, by key or account',
  request: {
    params: PurchaseParams,
    headers: PurchaseKeyHeaders,
    ...jsonBody(PurchaseDeliveryAnswerBody),
  },
  responses: {
    201: json(Purchase, 'The changed purchase'),
    ...problems(DELIVERY_ANSWER_STATUSES, PURCHASE_ACCESS_STATUSES, 422, 429),
  },
})

export function deliveryAnswerRoutes(deps: Deps) {
  const openFor = purchaseOpener(deps)
  return routes<SeenBy>().openapi(deliveryAnswer, async (c) => {
    const opened = await openFor(c, openRequestOf(c))
    if (opened.refused) return opened.refused
    const { number, reader } = opened
    const { order_id: orderId, parcel_id: parcelId, received } = c.req.valid('json')
    const done = await deps.answerDelivery({
      ...{ purchase: { number }, orderId, parcelId },
      ...{ reader, isReceived: received, origin: requestOrigin(c) },
    })
    if (!done.ok) return refusal(c, done.error, DELIVERY_ANSWER_STATUSES, DELIVERY_REFUSALS)
    const view = await deps.readPurchase(number, reader, callerLanguage(c))
    if (!view.ok) return refusal(c, view.error, PURCHASE_ACCESS_STATUSES, PURCHASE_ACCESS_REFUSALS)
    return c.json(view.value, 201, NO_STORE)
  })
}
