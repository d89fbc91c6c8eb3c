import type { Context } from 'hono'
import {
  createRoute,
  json,
  jsonBody,
  problem,
  problems,
  refusal,
  routes,
  z,
} from '#platform/http/index.ts'
import type { Result } from '#kernel/result.ts'
import { type Clock, minutes } from '#kernel/time.ts'
import type { RateLimitOutcome } from '#platform/rate-limit.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import {
  type AccessRefusal,
  type Orders,
  type PurchaseReader,
  PurchaseKeyHeaders,
} from '#capabilities/orders/index.ts'
import {
  GuestReturnBody,
  GuestReturnsQuery,
  OrderReturns,
  ReturnBody,
  ReturnParams,
  ReturnPhoto,
} from './contract.ts'
import type { ManageReturnPhotos, UploadRefusal } from './operations/manage-return-photos.ts'
import type { ReadReturns } from './operations/read-returns.ts'
import type { RefundPreference, RequestReturn } from './operations/request-return.ts'
import type { WithdrawReturn } from './operations/withdraw-return.ts'
import {
  RETURN_BUYER_REFUSALS,
  RETURN_BUYER_STATUSES,
  type ReturnBuyerRefusal,
  UPLOAD_REFUSALS,
} from './texts.ts'

type Use = { key: string; max: number; per: ReturnType<typeof minutes>; now: Date }
type Deps = {
  read: Pick<ReadReturns, 'ofOrder'>
  request: RequestReturn
  withdraw: WithdrawReturn
  upload: ManageReturnPhotos['upload']
  personOf: Orders['personOf']
  readerOf: Orders['readerOf']
  checkAccess: (reader: PurchaseReader, orderId: string) => Promise<Result<unknown, AccessRefusal>>
  clock: Clock
  limit: (use: Use) => Promise<RateLimitOutcome>
}

const NO_STORE = { 'cache-control': 'no-store' }
/** Enough for a household sharing one IP address, too few to guess contacts. */
const TRIES_PER_MINUTE = 60

const image = {
  body: {
    required: true,
    content: { 'image/*': { schema: z.string().openapi({ format: 'binary' }) } },
  },
}
const shown = json(OrderReturns, 'What may come back of the order, and what does')
const stored = {
  201: json(ReturnPhoto, 'The picture'),
  ...problems(403, 404, 409, 413, 415, 422, 429),
}

const ofOwnOrder = createRoute({
  method: 'get',
  path: '/orders/{id}/returns',
  tags: ['account'],
  summary: 'What may be sent back of one’s own order, until when, and what is',
  request: { params: ReturnParams },
  responses: { 200: shown, ...problems(403, 404, 409, 422) },
})
const askOwn = createRoute({
  method: 'post',
  path: '/orders/{id}/returns',
  tags: ['account'],
  summary: 'Asks the shop to take pieces of an order back',
  request: { params: ReturnParams, ...jsonBody(ReturnBody) },
  responses: { 201: shown, ...problems(403, 404, 409, 422) },
})
const withdrawOwn = createRoute({
  method: 'post',
  path: '/returns/{id}/withdrawal',
  tags: ['account'],
  summary: 'Keeps what one wanted to send back',
  request: { params: ReturnParams },
  responses: { 200: shown, ...problems(403, 404, 409, 422) },
})
const ownPhoto = createRoute({
  method: 'post',
  path: '/return-photos',
  tags: ['account'],
  summary: 'Uploads a picture for a return; what is not used within a day is removed',
  request: image,
  responses: stored,
})

export function accountRoutes({ read, request, withdraw, upload, personOf }: Deps) {
  const readerOf = async (userId: UserId): Promise<PurchaseReader> => ({
    person: await personOf(userId),
    key: null,
  })
  return routes<{ userId: UserId }>()
    .openapi(ofOwnOrder, async (c) => {
      const view = await read.ofOrder(await readerOf(c.var.userId), c.req.valid('param').id)
      return view.ok ? c.json(view.value, 200, NO_STORE) : refused(c, view.error)
    })
    .openapi(askOwn, async (c) => {
      const { id: orderId } = c.req.valid('param')
      const reader = await readerOf(c.var.userId)
      const result = await request({ reader, orderId, ...wanted(c.req.valid('json')) })
      if (!result.ok) return refused(c, result.error)
      const view = await read.ofOrder(reader, orderId)
      return view.ok ? c.json(view.value, 201, NO_STORE) : refused(c, view.error)
    })
    .openapi(withdrawOwn, async (c) => {
      const reader = await readerOf(c.var.userId)
      const done = await withdraw({ reader, returnId: c.req.valid('param').id })
      if (!done.ok) return refused(c, done.error)
      const view = await read.ofOrder(reader, done.value)
      return view.ok ? c.json(view.value, 200, NO_STORE) : refused(c, view.error)
    })
    .openapi(ownPhoto, async (c) => {
      const { userId } = c.var
      const bytes = new Uint8Array(await c.req.arrayBuffer())
      const sent = await upload({ userId, key: userId }, bytes)
      return sent.ok ? c.json(sent.value, 201, NO_STORE) : unkept(c, sent.error)
    })
}

const ofGuest = createRoute({
  method: 'get',
  path: '/track/returns',
  tags: ['orders'],
  summary: 'What may be sent back of an order, for the key of its purchase',
  request: { query: GuestReturnsQuery, headers: PurchaseKeyHeaders },
  responses: { 200: shown, ...problems(403, 404, 409, 422, 429) },
})
const askGuest = createRoute({
  method: 'post',
  path: '/track/returns',
  tags: ['orders'],
  summary: 'Asks the shop to take pieces of an order back, without an account',
  request: { headers: PurchaseKeyHeaders, ...jsonBody(GuestReturnBody) },
  responses: { 201: shown, ...problems(403, 404, 409, 422, 429) },
})
const withdrawGuest = createRoute({
  method: 'post',
  path: '/track/returns/{id}/withdrawal',
  tags: ['orders'],
  summary: 'Keeps what one wanted to send back, without an account',
  request: { params: ReturnParams, headers: PurchaseKeyHeaders },
  responses: { 200: shown, ...problems(403, 404, 409, 422, 429) },
})
const guestPhoto = createRoute({
  method: 'post',
  path: '/track/return-photos',
  tags: ['orders'],
  summary: 'Uploads a picture for a return, without an account',
  request: { query: GuestReturnsQuery, headers: PurchaseKeyHeaders, ...image },
  responses: stored,
})

/** Public: most buyers are guests. */
export function storefrontRoutes(deps: Deps) {
  const { read, request, withdraw, upload, checkAccess, clock, limit } = deps
  async function tooOften(c: Context) {
    const key = `track:${clientOf(c)}`
    const use = await limit({ key, max: TRIES_PER_MINUTE, per: minutes(1), now: clock.now() })
    if (use.allowed) return null
    c.header('retry-after', String(use.retryAfterSeconds))
    return problem(c, 429, { code: 'too_many_requests' })
  }
  const readerOf = (c: Context, { 'purchase-key': key }: { 'purchase-key'?: string | undefined }) =>
    deps.readerOf(c.get('viewer') as { userId: string } | null, key) // set by the optional-sign-in guard
  return routes()
    .openapi(ofGuest, async (c) => {
      const tired = await tooOften(c)
      if (tired) return tired
      const reader = await readerOf(c, c.req.valid('header'))
      const { order_id: orderId } = c.req.valid('query')
      const view = await read.ofOrder(reader, orderId)
      return view.ok ? c.json(view.value, 200, NO_STORE) : refused(c, view.error)
    })
    .openapi(askGuest, async (c) => {
      const tired = await tooOften(c)
      if (tired) return tired
      const { order_id: orderId, ...body } = c.req.valid('json')
      const reader = await readerOf(c, c.req.valid('header'))
      const result = await request({ reader, orderId, ...wanted(body) })
      if (!result.ok) return refused(c, result.error)
      const view = await read.ofOrder(reader, orderId)
      return view.ok ? c.json(view.value, 201, NO_STORE) : refused(c, view.error)
    })
    .openapi(withdrawGuest, async (c) => {
      const tired = await tooOften(c)
      if (tired) return tired
      const reader = await readerOf(c, c.req.valid('header'))
      const done = await withdraw({ reader, returnId: c.req.valid('param').id })
      if (!done.ok) return refused(c, done.error)
      const view = await read.ofOrder(reader, done.value)
      return view.ok ? c.json(view.value, 200, NO_STORE) : refused(c, view.error)
    })
    .openapi(guestPhoto, async (c) => {
      const tired = await tooOften(c)
      if (tired) return tired
      const reader = await readerOf(c, c.req.valid('header'))
      const access = await checkAccess(reader, c.req.valid('query').order_id)
      if (!access.ok) return refused(c, access.error)
      const bytes = new Uint8Array(await c.req.arrayBuffer())
      const sent = await upload({ userId: null, key: clientOf(c) }, bytes)
      return sent.ok ? c.json(sent.value, 201, NO_STORE) : unkept(c, sent.error)
    })
}

const clientOf = (c: Context): string => (c.get('clientAddress') as string | undefined) ?? 'unknown' // set by the reverse proxy, if any

const refused = (c: Context, error: ReturnBuyerRefusal) =>
  refusal(c, error, RETURN_BUYER_STATUSES, RETURN_BUYER_REFUSALS)

const UPLOADS: Record<UploadRefusal, 413 | 415 | 429> = {
  file_too_large: 413,
  not_a_picture: 415,
  too_many_photos: 429,
}
const unkept = (c: Context, error: { code: UploadRefusal }) =>
  refusal(c, error, UPLOADS, UPLOAD_REFUSALS)

function wanted(body: z.infer<typeof ReturnBody>) {
  const { refund_method: method, refund_account: account = null } = body
  const paidBack: RefundPreference | null = method ? { method, account } : null
  return {
    items: body.items.map(({ item_id, quantity }) => ({ itemId: item_id, quantity })),
    reason: body.reason,
    requestedResolution: body.requested_resolution,
    wantedVariantId: body.variant_id ?? null,
    note: body.note || null,
    photos: body.photos,
    asGoodwill: body.as_goodwill,
    paidBack,
  }
}
