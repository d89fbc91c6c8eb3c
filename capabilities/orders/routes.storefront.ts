import type { Context } from 'hono'
import { type Clock, hours, type Milliseconds, minutes } from '#kernel/time.ts'
import {
  callerLanguage,
  taggedRoutes,
  json,
  jsonBody,
  problem,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import type { RateLimitOutcome } from '#platform/rate-limit.ts'
import { clientKey } from '#platform/http/actor.ts'
import {
  CodeCheckBody,
  CodeRequestBody,
  CodeRequested,
  Purchase,
  PurchaseKey,
  PurchaseKeyHeaders,
  PurchaseParams,
  TrackedPurchase,
  TrackQuery,
} from './purchase.contract.ts'
import type { AccessCodes } from './operations/access-codes.ts'
import type { PurchaseReader, ReadPurchases } from './operations/get-purchases.ts'
import { readPurchaseNumber } from './rules/guest-tracking.ts'
import { ORDER_REFUSALS } from './texts.ts'
import {
  PURCHASE_ACCESS_REFUSALS,
  PURCHASE_ACCESS_STATUSES,
  ACCESS_CODE_REFUSALS,
} from './texts/access-code.ts'

type Deps = Pick<ReadPurchases, 'track' | 'readPurchase'> &
  AccessCodes & {
    readerOf: (
      viewer: { userId: string } | null,
      key: string | undefined,
    ) => Promise<PurchaseReader>
    clock: Clock
    limit: (use: {
      key: string
      max: number
      per: Milliseconds
      now: Date
    }) => Promise<RateLimitOutcome>
  }

/** Enough for a household sharing one IP address, too few to guess contacts. */
const TRIES_PER_MINUTE = 60
/** A label hides four digits of the phone: at this rate they are found long after delivery. */
const TRIES_PER_NUMBER = 30

const createRoute = taggedRoutes('orders')
const NO_STORE = { 'cache-control': 'no-store' }

const track = createRoute({
  method: 'get',
  path: '/track',
  summary: 'Track a purchase or order by number and contact',
  request: { query: TrackQuery },
  responses: { 200: json(TrackedPurchase, 'The status of its orders'), ...problems(404, 422, 429) },
})
const read = createRoute({
  method: 'get',
  path: '/purchases/{number}',
  summary: 'Get a purchase by its key or as its buyer',
  request: { params: PurchaseParams, headers: PurchaseKeyHeaders },
  responses: {
    200: json(Purchase, 'The purchase with its orders'),
    ...problems(403, 404, 422, 429),
  },
})
const requestCode = createRoute({
  method: 'post',
  path: '/purchases/{number}/access-codes',
  summary: 'Send an access code to the contact of a purchase',
  request: { params: PurchaseParams, ...jsonBody(CodeRequestBody) },
  responses: {
    202: json(CodeRequested, 'The channel that the code is sent by'),
    ...problems(404, 422, 429),
  },
})
const checkCode = createRoute({
  method: 'post',
  path: '/purchases/{number}/access-code-checks',
  summary: 'Exchange an access code for the purchase key (10 attempts)',
  request: { params: PurchaseParams, ...jsonBody(CodeCheckBody) },
  responses: { 201: json(PurchaseKey, 'The key'), ...problems(422, 429) },
})

/** Public; `viewer` is set when the visitor is signed in. */
export function storefrontRoutes(deps: Deps) {
  const { readerOf, clock } = deps
  type Budget = { key: string; max: number; per: Milliseconds }
  async function checkLimit(c: Context, budgets: readonly Budget[]) {
    for (const budget of budgets) {
      const use = await deps.limit({ ...budget, now: clock.now() })
      if (use.allowed) continue
      return tooMany(c, use.retryAfterSeconds)
    }
    return null
  }
  const perAddress = (c: Context): Budget => ({
    key: `track:${clientKey(c)}`, // set by the reverse proxy
    max: TRIES_PER_MINUTE,
    per: minutes(1),
  })
  /** Shared by all routes that reveal whether a contact is right. */
  const perNumber = (typed: string): Budget[] => {
    const number = readPurchaseNumber(typed)
    return number ? [{ key: `track-number:${number}`, max: TRIES_PER_NUMBER, per: hours(1) }] : []
  }
  return routes<{ viewer: { userId: string } | null }>()
    .openapi(track, async (c) => {
      const query = c.req.valid('query')
      const limited = await checkLimit(c, [perAddress(c), ...perNumber(query.number)])
      if (limited) return limited
      const tracked = await deps.track(query)
      if (!tracked.ok) return refusal(c, tracked.error, { order_not_found: 404 }, ORDER_REFUSALS)
      return c.json(tracked.value, 200, NO_STORE)
    })
    .openapi(read, async (c) => {
      const limited = await checkLimit(c, [perAddress(c)])
      if (limited) return limited
      const reader = await readerOf(c.get('viewer'), c.req.valid('header')['purchase-key'])
      const purchase = await deps.readPurchase(
        c.req.valid('param').number,
        reader,
        callerLanguage(c),
      )
      if (!purchase.ok)
        return refusal(c, purchase.error, PURCHASE_ACCESS_STATUSES, PURCHASE_ACCESS_REFUSALS)
      return c.json(purchase.value, 200, NO_STORE)
    })
    .openapi(requestCode, async (c) => {
      const { number } = c.req.valid('param')
      const limited = await checkLimit(c, [perAddress(c), ...perNumber(number)])
      if (limited) return limited
      const sent = await deps.requestCode({ number, ...c.req.valid('json') })
      if (sent.ok) return c.json({ channel: sent.value }, 202, NO_STORE)
      if (sent.error.code === 'too_many_requests') return tooMany(c, sent.error.retryAfterSeconds)
      return refusal(c, sent.error, { order_not_found: 404 }, ORDER_REFUSALS)
    })
    .openapi(checkCode, async (c) => {
      const limited = await checkLimit(c, [perAddress(c)])
      if (limited) return limited
      const key = await deps.redeemCode(c.req.valid('param').number, c.req.valid('json').code)
      if (!key.ok) return refusal(c, key.error, { access_code_wrong: 422 }, ACCESS_CODE_REFUSALS)
      return c.json({ key: key.value }, 201, NO_STORE)
    })
}

function tooMany(c: Context, retryAfterSeconds: number) {
  c.header('retry-after', String(retryAfterSeconds))
  return problem(c, 429, { code: 'too_many_requests' })
}
