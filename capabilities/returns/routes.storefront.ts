import type { Context } from 'hono'
import {
  callerLanguage,
  taggedRoutes,
  jsonBody,
  problem,
  problems,
  routes,
  type GuardedContext,
} from '#platform/http/index.ts'
import { clientKey } from '#platform/http/actor.ts'
import { minutes } from '#kernel/time.ts'
import { PurchaseKeyHeaders } from '#capabilities/orders/index.ts'
import {
  GuestReturnBody,
  GuestReturnsQuery,
  ReturnParams,
  ReturnPhotoParams,
  ReturnPhotoQuery,
} from './contract.ts'
import { RETURN_PHOTO_PATH } from './operations/sign-return-photos.ts'
import { photoUploader } from './operations/manage-return-photos.ts'
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

/** Enough for a household sharing one IP address, too few to guess contacts. */
const TRIES_PER_MINUTE = 60

const createRoute = taggedRoutes('orders')
const ofGuest = createRoute({
  method: 'get',
  path: '/track/returns',
  summary: 'List returnable items and returns of an order by purchase key',
  request: { query: GuestReturnsQuery, headers: PurchaseKeyHeaders },
  responses: { 200: orderReturns, ...problems(RETURN_BUYER_STATUSES, 429) },
})
const askGuest = createRoute({
  method: 'post',
  path: '/track/returns',
  summary: 'Request a return as a guest',
  request: { headers: PurchaseKeyHeaders, ...jsonBody(GuestReturnBody) },
  responses: { 201: orderReturns, ...problems(RETURN_BUYER_STATUSES, 429) },
})
const withdrawGuest = createRoute({
  method: 'post',
  path: '/track/returns/{id}/withdrawal',
  summary: 'Withdraw a return request as a guest',
  request: { params: ReturnParams, headers: PurchaseKeyHeaders },
  responses: { 200: orderReturns, ...problems(RETURN_BUYER_STATUSES, 429) },
})
const guestPhoto = createRoute({
  method: 'post',
  path: '/track/return-photos',
  summary: 'Upload a return photo as a guest',
  request: { query: GuestReturnsQuery, headers: PurchaseKeyHeaders, ...photoUpload },
  responses: storedPhoto,
})

const photo = createRoute({
  method: 'get',
  path: RETURN_PHOTO_PATH,
  summary: 'Show a return photo at a signed address, which expires',
  request: { params: ReturnPhotoParams, query: ReturnPhotoQuery },
  responses: {
    200: { description: 'The photo', content: { 'image/*': {} } },
    ...problems(404, 422),
  },
})

/** The address is the same for five minutes. */
const PRIVATE_CACHE = 'private, max-age=300'

const checkTries =
  ({ clock, limit }: Pick<BuyerReturnDeps, 'clock' | 'limit'>) =>
  async (c: Context) => {
    const key = `track:${clientKey(c)}`
    const use = await limit({ key, max: TRIES_PER_MINUTE, per: minutes(1), now: clock.now() })
    if (use.allowed) return null
    c.header('retry-after', String(use.retryAfterSeconds))
    return problem(c, 429, { code: 'too_many_requests' })
  }

/** Set by the optional-sign-in guard. */
type SeenBy = { viewer: { userId: string } | null }

/** Public: most buyers are guests. */
export function storefrontRoutes(deps: BuyerReturnDeps) {
  const { read, request, withdraw, upload, checkAccess } = deps
  const tooOften = checkTries(deps)
  const readerOf = (
    c: GuardedContext<SeenBy>,
    { 'purchase-key': key }: { 'purchase-key'?: string | undefined },
  ) => deps.readerOf(c.var.viewer, key)
  return routes<SeenBy>()
    .openapi(ofGuest, async (c) => {
      const tired = await tooOften(c)
      if (tired) return tired
      const reader = await readerOf(c, c.req.valid('header'))
      const { order_id: orderId } = c.req.valid('query')
      const view = await read.ofOrder(reader, orderId, callerLanguage(c))
      return view.ok ? c.json(view.value, 200, NO_STORE) : returnRefused(c, view.error)
    })
    .openapi(askGuest, async (c) => {
      const tired = await tooOften(c)
      if (tired) return tired
      const { order_id: orderId, ...body } = c.req.valid('json')
      const reader = await readerOf(c, c.req.valid('header'))
      const result = await request({ reader, orderId, ...parseReturnBody(body) })
      if (!result.ok) return returnRefused(c, result.error)
      const view = await read.ofOrder(reader, orderId, callerLanguage(c))
      return view.ok ? c.json(view.value, 201, NO_STORE) : returnRefused(c, view.error)
    })
    .openapi(withdrawGuest, async (c) => {
      const tired = await tooOften(c)
      if (tired) return tired
      const reader = await readerOf(c, c.req.valid('header'))
      const done = await withdraw({ reader, returnId: c.req.valid('param').id })
      if (!done.ok) return returnRefused(c, done.error)
      const view = await read.ofOrder(reader, done.value, callerLanguage(c))
      return view.ok ? c.json(view.value, 200, NO_STORE) : returnRefused(c, view.error)
    })
    .openapi(photo, async (c) => {
      const { name } = c.req.valid('param')
      const isValid = deps.isPhotoUrlValid(name, c.req.valid('query'))
      const found = isValid ? await deps.readPhoto(name) : null
      if (!found) return problem(c, 404, { code: 'not_found' })
      return c.body(found.stored.bytes, 200, {
        'cache-control': PRIVATE_CACHE,
        'content-type': found.file.mime,
      })
    })
    .openapi(guestPhoto, async (c) => {
      const tired = await tooOften(c)
      if (tired) return tired
      const reader = await readerOf(c, c.req.valid('header'))
      const { order_id: orderId } = c.req.valid('query')
      const access = await checkAccess(reader, orderId)
      if (!access.ok) return returnRefused(c, access.error)
      const bytes = new Uint8Array(await c.req.arrayBuffer())
      const uploader = photoUploader(reader, orderId)
      const sent = await upload({ uploader, key: clientKey(c) }, bytes)
      return sent.ok ? c.json(sent.value, 201, NO_STORE) : uploadRefused(c, sent.error)
    })
}
