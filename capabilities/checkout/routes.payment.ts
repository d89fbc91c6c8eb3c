import type { Context } from 'hono'
import { type Clock, type Milliseconds, minutes } from '#kernel/time.ts'
import type { LimitOutcome } from '#platform/limits.ts'
import type { Person } from '#platform/personal-data.ts'
import {
  createRoute,
  json,
  jsonBody,
  problem,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import {
  PaymentBody,
  PaymentCheckBody,
  PaymentChecked,
  PaymentStarted,
  PurchaseParams,
} from './contract.ts'
import type { CheckPayment, Pay, PayRefusal, Whose } from './operations/pay.ts'
import { PAY_REFUSALS } from './texts.ts'

type Deps = {
  pay: Pay
  checkPayment: CheckPayment
  personOf: (userId: string) => Promise<Person>
  /** What the captcha says, where the operator has one. */
  isHuman: (c: Context, token: string | undefined) => Promise<boolean>
  clock: Clock
  limit: (use: { key: string; max: number; per: Milliseconds; now: Date }) => Promise<LimitOutcome>
}

/** Enough for a household behind one address, too few to try contacts out. */
const TRIES_PER_MINUTE = 60
const STATUSES = {
  order_not_found: 404,
  payment_not_awaited: 409,
  payment_tried_too_often: 409,
  payment_method_unavailable: 422,
  terms_not_accepted: 422,
  captcha_failed: 422,
  gateway_unreachable: 503,
} as const satisfies Record<PayRefusal['code'], number>

const start = createRoute({
  method: 'post',
  path: '/purchases/{number}/payments',
  tags: ['checkout'],
  summary:
    'Pays a purchase that waits for it: the page to go to, or none when it is paid at the door',
  request: { params: PurchaseParams, ...jsonBody(PaymentBody) },
  responses: {
    201: json(PaymentStarted, 'Where to pay'),
    ...problems(404, 409, 422, 429, 503),
  },
})
const check = createRoute({
  method: 'post',
  path: '/purchases/{number}/payment-checks',
  tags: ['checkout'],
  summary:
    'Asks the payment service now what became of a payment, for a buyer who comes back from it',
  request: { params: PurchaseParams, ...jsonBody(PaymentCheckBody) },
  responses: { 201: json(PaymentChecked, 'It was asked'), ...problems(404, 422, 429) },
})

/** Mounted under /api/v1 for anyone; `viewer` says who, when somebody is signed in. */
export const paymentRoutes = (deps: Deps) => {
  const { pay, checkPayment, personOf, isHuman, clock, limit } = deps
  /** Null when there are too many tries from one place. */
  const whose = async (
    c: Context,
    contact: string | undefined,
  ): Promise<Whose['by'] | 'limited'> => {
    const key = `pay:${String(c.get('clientAddress') ?? 'unknown')}`
    const use = await limit({ key, max: TRIES_PER_MINUTE, per: minutes(1), now: clock.now() })
    if (!use.allowed) {
      c.header('retry-after', String(use.retryAfterSeconds))
      return 'limited'
    }
    if (contact !== undefined) return { contact }
    const viewer = c.get('viewer') as { userId: string } | null
    return viewer && { person: await personOf(viewer.userId) }
  }
  return routes<{ viewer: { userId: string } | null }>()
    .openapi(start, async (c) => {
      const { contact, method, accepts_terms, captcha_token } = c.req.valid('json')
      const by = await whose(c, contact)
      if (by === 'limited') return problem(c, 429, { code: 'too_many_requests' })
      const started = await pay({
        ...{ number: c.req.valid('param').number, by, method },
        acceptsTerms: accepts_terms,
        isHuman: () => isHuman(c, captcha_token),
      })
      if (!started.ok) return refusal(c, started.error, STATUSES, PAY_REFUSALS)
      return c.json(started.value, 201, { 'cache-control': 'no-store' })
    })
    .openapi(check, async (c) => {
      const by = await whose(c, c.req.valid('json').contact)
      if (by === 'limited') return problem(c, 429, { code: 'too_many_requests' })
      const checked = await checkPayment({ number: c.req.valid('param').number, by })
      if (!checked.ok) return refusal(c, checked.error, { order_not_found: 404 }, PAY_REFUSALS)
      return c.json({ checked: true }, 201, { 'cache-control': 'no-store' })
    })
}
