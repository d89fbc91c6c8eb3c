import { callerLanguage, taggedRoutes, jsonBody, problems, routes } from '#platform/http/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { PurchaseReader } from '#capabilities/orders/index.ts'
import { ReturnBody, ReturnParams } from './contract.ts'
import {
  type BuyerReturnDeps,
  photoUpload,
  orderReturns,
  storedPhoto,
  returnRefused,
  uploadRefused,
  parseReturnBody,
} from './routes.buyer.helpers.ts'
import { RETURN_BUYER_STATUSES } from './refusals/buyer.ts'

const NO_STORE = { 'cache-control': 'no-store' }

const createRoute = taggedRoutes('account')
const ofOwnOrder = createRoute({
  method: 'get',
  path: '/orders/{id}/returns',
  summary: 'List returnable items, deadlines and returns of an own order',
  request: { params: ReturnParams },
  responses: { 200: orderReturns, ...problems(RETURN_BUYER_STATUSES) },
})
const askOwn = createRoute({
  method: 'post',
  path: '/orders/{id}/returns',
  summary: 'Request a return',
  request: { params: ReturnParams, ...jsonBody(ReturnBody) },
  responses: { 201: orderReturns, ...problems(RETURN_BUYER_STATUSES) },
})
const withdrawOwn = createRoute({
  method: 'post',
  path: '/returns/{id}/withdrawal',
  summary: 'Withdraw a return request',
  request: { params: ReturnParams },
  responses: { 200: orderReturns, ...problems(RETURN_BUYER_STATUSES) },
})
const ownPhoto = createRoute({
  method: 'post',
  path: '/return-photos',
  summary: 'Upload a return photo; deleted if unused within a day',
  request: photoUpload,
  responses: storedPhoto,
})

export function accountRoutes({ read, request, withdraw, upload, personOf }: BuyerReturnDeps) {
  const readerOf = async (userId: UserId): Promise<PurchaseReader> => ({
    person: await personOf(userId),
    key: null,
  })
  return routes<{ userId: UserId }>()
    .openapi(ofOwnOrder, async (c) => {
      const view = await read.ofOrder(
        await readerOf(c.var.userId),
        c.req.valid('param').id,
        callerLanguage(c),
      )
      return view.ok ? c.json(view.value, 200, NO_STORE) : returnRefused(c, view.error)
    })
    .openapi(askOwn, async (c) => {
      const { id: orderId } = c.req.valid('param')
      const reader = await readerOf(c.var.userId)
      const own = await read.ofOrder(reader, orderId, callerLanguage(c))
      if (!own.ok) return returnRefused(c, own.error)
      const command = { reader, orderId, ...parseReturnBody(c.req.valid('json')) }
      const result = await request(command)
      if (!result.ok) return returnRefused(c, result.error)
      const view = await read.ofOrder(reader, orderId, callerLanguage(c))
      return view.ok ? c.json(view.value, 201, NO_STORE) : returnRefused(c, view.error)
    })
    .openapi(withdrawOwn, async (c) => {
      const reader = await readerOf(c.var.userId)
      const returnId = c.req.valid('param').id
      if (!(await read.isShown(returnId))) return returnRefused(c, { code: 'return_not_found' })
      const done = await withdraw({ reader, returnId })
      if (!done.ok) return returnRefused(c, done.error)
      const view = await read.ofOrder(reader, done.value, callerLanguage(c))
      return view.ok ? c.json(view.value, 200, NO_STORE) : returnRefused(c, view.error)
    })
    .openapi(ownPhoto, async (c) => {
      const { userId } = c.var
      const bytes = new Uint8Array(await c.req.arrayBuffer())
      const sent = await upload({ uploader: userId, key: userId }, bytes)
      return sent.ok ? c.json(sent.value, 201, NO_STORE) : uploadRefused(c, sent.error)
    })
}
