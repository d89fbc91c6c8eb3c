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
import { ORDER_REFUSALS } from './refusals/order.ts'
import { PURCHASE_ACCESS_REFUSALS, PURCHASE_ACCESS_STATUSES } from './refusals/purchase-access.ts'
import { texts } from './texts.generated.ts'

const ACCESS_CODE_REFUSALS = texts.below('access-code-refusals')

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
/** Half of them: a visitor who knows a number leaves its buyer the other half. */
const TRIES_PER_NUMBER_AND_NETWORK = 15

const createRoute = taggedRoutes('orders')
const NO_STORE = { 'cache-control': 'no-store' }

const track = createRoute({
  method: 'get',
  path: '/track',
  summary: 'Track a purchase or order by number and contact',
  request: { query: TrackQuery },
  responses: {
    200: json(TrackedPurchase, 'The status of its orders'),
    ...problems({ order_not_found: 404 }, 422, 429),
  },
})
const read = createRoute({
  method: 'get',
  path: '/purchases/{number}',
  summary: 'Get a purchase by its key or as its buyer',
  request: { params: PurchaseParams, headers: PurchaseKeyHeaders },
  responses: {
    200: json(Purchase, 'The purchase with its orders'),
    ...problems(PURCHASE_ACCESS_STATUSES, 422, 429),
  },
})
const requestCode = createRoute({
  method: 'post',
  path: '/purchases/{number}/access-codes',
  summary: 'Send an access code to the contact of a purchase',
  request: { params: PurchaseParams, ...jsonBody(CodeRequestBody) },
  responses: {
    202: json(CodeRequested, 'The channel; after too many guesses also where no contact matches'),
    ...problems({ order_not_found: 404 }, 422, 429),
  },
})
const checkCode = createRoute({
  method: 'post',
  path: '/purchases/{number}/access-code-checks',
  summary: 'Exchange an access code and its contact for the purchase key (10 attempts)',
  request: { params: PurchaseParams, ...jsonBody(CodeCheckBody) },
  responses: { 201: json(PurchaseKey, 'The key'), ...problems({ access_code_wrong: 422 }, 429) },
})

type Budget = { key: string; max: number; per: Milliseconds }

function guessLimits({ limit, clock }: Pick<Deps, 'limit' | 'clock'>) {
  /** Seconds to wait for the first budget that is used up, else null. */
  async function exceeded(budgets: readonly Budget[]): Promise<number | null> {
    for (const budget of budgets) {
      const use = await limit({ ...budget, now: clock.now() })
      if (!use.allowed) return use.retryAfterSeconds
    }
    return null
  }
  async function checkLimit(c: Context, budgets: readonly Budget[]) {
    const wait = await exceeded(budgets)
    return wait === null ? null : tooMany(c, wait)
  }
  const perAddress = (c: Context): Budget => ({
    key: `track:${clientKey(c)}`, // set by the reverse proxy
    max: TRIES_PER_MINUTE,
    per: minutes(1),
  })
  /** Shared by all routes that reveal whether a contact is right. */
  const perNumber = (number: string | null): Budget[] =>
    number ? [{ key: `track-number:${number}`, max: TRIES_PER_NUMBER, per: hours(1) }] : []
  const perNetwork = (c: Context, number: string | null): Budget[] => {
    const key = `track-number:${number}:${clientKey(c)}`
    return number ? [{ key, max: TRIES_PER_NUMBER_AND_NETWORK, per: hours(1) }] : []
  }
  return { checkLimit, exceeded, perAddress, perNetwork, perNumber }
}

/** Public; `viewer` is set when the visitor is signed in. */
export function storefrontRoutes(deps: Deps) {
  const { readerOf } = deps
  const { checkLimit, exceeded, perAddress, perNetwork, perNumber } = guessLimits(deps)
  return routes<{ viewer: { userId: string } | null }>()
    .openapi(track, async (c) => {
      const query = c.req.valid('query')
      const number = readPurchaseNumber(query.number)
      const budgets = [perAddress(c), ...perNetwork(c, number), ...perNumber(number)]
      const limited = await checkLimit(c, budgets)
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
      const { contact } = c.req.valid('json')
      const typed = c.req.valid('param').number
      const number = readPurchaseNumber(typed)
      const limited = await checkLimit(c, [perAddress(c), ...perNetwork(c, number)])
      if (limited) return limited
      const isGuessed = (await exceeded(perNumber(number))) !== null
      const sent = await deps.requestCode({ number: typed, contact })
      // A buyer must get in while others guess, so a right contact and a wrong one are answered alike.
      if (isGuessed) return c.json({ channel: deps.channelOf(contact) }, 202, NO_STORE)
      if (sent.ok) return c.json({ channel: sent.value }, 202, NO_STORE)
      if (sent.error.code === 'too_many_requests') return tooMany(c, sent.error.retryAfterSeconds)
      return refusal(c, sent.error, { order_not_found: 404 }, ORDER_REFUSALS)
    })
    .openapi(checkCode, async (c) => {
      const limited = await checkLimit(c, [perAddress(c)])
      if (limited) return limited
      const { number } = c.req.valid('param')
      const key = await deps.redeemCode({ number, ...c.req.valid('json') })
      if (!key.ok) return refusal(c, key.error, { access_code_wrong: 422 }, ACCESS_CODE_REFUSALS)
      return c.json({ key: key.value }, 201, NO_STORE)
    })
}

function tooMany(c: Context, retryAfterSeconds: number) {
  c.header('retry-after', String(retryAfterSeconds))
  return problem(c, 429, { code: 'too_many_requests' })
}
