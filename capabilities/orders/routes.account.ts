import {
  callerLanguage,
  taggedRoutes,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import type { Person } from '#platform/personal-data.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import {
  AccountOrder,
  AccountOrdersPage,
  AccountOrdersQuery,
  AccountPurchasesPage,
  AccountPurchasesQuery,
  CancellationBody,
  OwnOrderParams,
} from './contract.ts'
import { DeliveryAnswerBody, OrderParams } from './commands.contract.ts'
import type { AnswerDeliveryClaimAsBuyer } from './operations/answer-delivery-claim.ts'
import type { CancelOrderAsBuyer } from './operations/cancel-order-as-buyer.ts'
import type { ReadBuyerOrders } from './operations/read-buyer-orders.ts'
import { cancelReason } from './rules/buyer-cancellation.ts'
import {
  BUYER_CANCEL_STATUSES,
  DELIVERY_ANSWER_STATUSES,
  DELIVERY_REFUSALS,
  ORDER_BUYER_REFUSALS,
} from './refusals/buyer.ts'

type Deps = ReadBuyerOrders & {
  cancelOrderAsBuyer: CancelOrderAsBuyer
  answerDelivery: AnswerDeliveryClaimAsBuyer
  personOf: (userId: UserId) => Promise<Person>
}

const NO_STORE = { 'cache-control': 'no-store' }
const createRoute = taggedRoutes('account')

const list = createRoute({
  method: 'get',
  path: '/orders',
  summary: 'List own orders, newest first',
  request: { query: AccountOrdersQuery },
  responses: { 200: json(AccountOrdersPage, 'One page of orders'), ...problems(422) },
})
const purchases = createRoute({
  method: 'get',
  path: '/purchases',
  summary: 'List own purchases with their orders, newest first',
  request: { query: AccountPurchasesQuery },
  responses: { 200: json(AccountPurchasesPage, 'One page of purchases'), ...problems(422) },
})
const detail = createRoute({
  method: 'get',
  path: '/orders/{id}',
  summary: 'Get an own order by its id or its number',
  request: { params: OwnOrderParams },
  responses: { 200: json(AccountOrder, 'The order'), ...problems({ order_not_found: 404 }, 422) },
})
const cancellation = createRoute({
  method: 'post',
  path: '/orders/{id}/cancellation',
  summary: 'Cancel an order that has not shipped yet, or what is left to send of it',
  request: { params: OrderParams, ...jsonBody(CancellationBody) },
  responses: {
    201: json(AccountOrder, 'The updated order'),
    ...problems(BUYER_CANCEL_STATUSES, { order_not_found: 404 }, 422),
  },
})

const deliveryAnswer = createRoute({
  method: 'post',
  path: '/orders/{id}/delivery-answers',
  summary: 'Confirm or deny a delivery that the vendor reports',
  request: { params: OrderParams, ...jsonBody(DeliveryAnswerBody) },
  responses: {
    201: json(AccountOrder, 'The updated order'),
    ...problems(DELIVERY_ANSWER_STATUSES, { order_not_found: 404 }, 422),
  },
})

export const accountRoutes = (deps: Deps) =>
  routes<{ userId: UserId }>().route('/', readingRoutes(deps)).route('/', changingRoutes(deps))

const readingRoutes = ({ listOwn, listOwnPurchases, getOwn, personOf }: Deps) =>
  routes<{ userId: UserId }>()
    .openapi(purchases, async (c) => {
      const person = await personOf(c.var.userId)
      return c.json(
        await listOwnPurchases(person, c.req.valid('query'), callerLanguage(c)),
        200,
        NO_STORE,
      )
    })
    .openapi(list, async (c) => {
      const person = await personOf(c.var.userId)
      return c.json(await listOwn(person, c.req.valid('query'), callerLanguage(c)), 200, NO_STORE)
    })
    .openapi(detail, async (c) => {
      const found = await getOwn(
        await personOf(c.var.userId),
        c.req.valid('param').id,
        callerLanguage(c),
      )
      if (!found.ok) return refusal(c, found.error, { order_not_found: 404 }, ORDER_BUYER_REFUSALS)
      return c.json(found.value, 200, NO_STORE)
    })

/** What the policies show is then changed as the owner of the tables: stock and ledger are not of the buyer. */
const changingRoutes = ({
  getOwn,
  cancelOrderAsBuyer: cancelOwn,
  answerDelivery,
  personOf,
}: Deps) =>
  routes<{ userId: UserId }>()
    .openapi(cancellation, async (c) => {
      const person = await personOf(c.var.userId)
      const { id } = c.req.valid('param')
      const body = c.req.valid('json')
      const own = await getOwn(person, id, callerLanguage(c))
      if (!own.ok) return refusal(c, own.error, BUYER_CANCEL_STATUSES, ORDER_BUYER_REFUSALS)

      const result = await cancelOwn({
        purchase: { orderId: id },
        orderId: id,
        reader: { person, key: null },
        reason: cancelReason(body),
        only: body.only,
        origin: requestOrigin(c),
      })

      if (!result.ok) return refusal(c, result.error, BUYER_CANCEL_STATUSES, ORDER_BUYER_REFUSALS)
      const now = await getOwn(person, id, callerLanguage(c))
      if (!now.ok) return refusal(c, now.error, { order_not_found: 404 }, ORDER_BUYER_REFUSALS)
      return c.json(now.value, 201, NO_STORE)
    })
    .openapi(deliveryAnswer, async (c) => {
      const person = await personOf(c.var.userId)
      const { id } = c.req.valid('param')
      const { parcel_id: parcelId, received: isReceived } = c.req.valid('json')
      const own = await getOwn(person, id, callerLanguage(c))
      if (!own.ok) return refusal(c, own.error, DELIVERY_ANSWER_STATUSES, DELIVERY_REFUSALS)
      const result = await answerDelivery({
        ...{ purchase: { orderId: id }, orderId: id, parcelId },
        ...{ reader: { person, key: null }, isReceived, origin: requestOrigin(c) },
      })
      if (!result.ok) return refusal(c, result.error, DELIVERY_ANSWER_STATUSES, DELIVERY_REFUSALS)
      const now = await getOwn(person, id, callerLanguage(c))
      if (!now.ok) return refusal(c, now.error, { order_not_found: 404 }, ORDER_BUYER_REFUSALS)
      return c.json(now.value, 201, NO_STORE)
    })
