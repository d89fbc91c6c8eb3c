import type { Context } from 'hono'
import { type Clock, type Milliseconds, minutes } from '#kernel/time.ts'
import type { RateLimitOutcome } from '#platform/rate-limit.ts'
import {
  taggedRoutes,
  json,
  jsonBody,
  problem,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { clientKey } from '#platform/http/actor.ts'
import {
  PURCHASE_ACCESS_REFUSALS,
  PURCHASE_ACCESS_STATUSES,
  type Orders,
  PurchaseKeyHeaders,
  PurchaseParams,
} from '#capabilities/orders/index.ts'
import { PayPurchaseBody, PaymentCheckBody, PaymentChecked, PaymentStarted } from './contract.ts'
import type { CheckPayment, PayPurchase, PayPurchaseRefusal } from './operations/pay-purchase.ts'
import { PAYMENT_REFUSALS } from '#capabilities/payments/index.ts'
import { texts } from './texts.generated.ts'

const PAY_REFUSALS = {
  ...PAYMENT_REFUSALS,
  ...texts.below('pay-refusals'),
  ...PURCHASE_ACCESS_REFUSALS,
}

type Deps = {
  pay: PayPurchase
  checkPayment: CheckPayment
  readerOf: Orders['readerOf']
  /** Always true without a configured captcha. */
  isHuman: (c: Context, token: string | undefined) => Promise<boolean>
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
const STATUSES = {
  ...PURCHASE_ACCESS_STATUSES,
  payment_not_awaited: 409,
  too_many_payment_attempts: 409,
  payment_method_unavailable: 422,
  terms_not_accepted: 422,
  captcha_failed: 422,
  gateway_unreachable: 503,
} as const satisfies Record<PayPurchaseRefusal['code'], number>

const createRoute = taggedRoutes('checkout')
const OF_PURCHASE = { params: PurchaseParams, headers: PurchaseKeyHeaders }
const start = createRoute({
  method: 'post',
  path: '/purchases/{number}/payments',
  summary: 'Pay a purchase online, or switch it to cash on delivery',
  request: { ...OF_PURCHASE, ...jsonBody(PayPurchaseBody) },
  responses: {
    201: json(PaymentStarted, 'The payment URL, or none for cash on delivery'),
    ...problems(STATUSES, 429),
  },
})
const check = createRoute({
  method: 'post',
  path: '/purchases/{number}/payment-checks',
  summary: 'Poll the gateway for the status of a payment',
  request: { ...OF_PURCHASE, ...jsonBody(PaymentCheckBody) },
  responses: {
    201: json(PaymentChecked, 'The gateway was polled'),
    ...problems(PURCHASE_ACCESS_STATUSES, 422, 429),
  },
})

/** Public; `viewer` is set when the visitor is signed in. */
export const paymentRoutes = (deps: Deps) => {
  const { pay, checkPayment, readerOf, isHuman, clock, limit } = deps
  const isWithin = async (c: Context): Promise<boolean> => {
    const key = `pay:${clientKey(c)}`
    const use = await limit({ key, max: TRIES_PER_MINUTE, per: minutes(1), now: clock.now() })
    if (!use.allowed) c.header('retry-after', String(use.retryAfterSeconds))
    return use.allowed
  }
  return routes<{ viewer: { userId: string } | null }>()
    .openapi(start, async (c) => {
      const { method, accepts_terms, captcha_token } = c.req.valid('json')
      if (!(await isWithin(c))) return problem(c, 429, { code: 'too_many_requests' })
      const started = await pay({
        ...{ number: c.req.valid('param').number, method },
        reader: await readerOf(c.get('viewer'), c.req.valid('header')['purchase-key']),
        acceptsTerms: accepts_terms,
        isHuman: () => isHuman(c, captcha_token),
      })
      if (!started.ok) return refusal(c, started.error, STATUSES, PAY_REFUSALS)
      return c.json(started.value, 201, { 'cache-control': 'no-store' })
    })
    .openapi(check, async (c) => {
      if (!(await isWithin(c))) return problem(c, 429, { code: 'too_many_requests' })
      const reader = await readerOf(c.get('viewer'), c.req.valid('header')['purchase-key'])
      const checked = await checkPayment({ number: c.req.valid('param').number, reader })
      if (!checked.ok) return refusal(c, checked.error, PURCHASE_ACCESS_STATUSES, PAY_REFUSALS)
      return c.json({ checked: true }, 201, { 'cache-control': 'no-store' })
    })
}
