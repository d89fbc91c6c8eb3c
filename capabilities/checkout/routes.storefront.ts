import type { z } from 'zod'
import { parsePhone } from '#kernel/phone.ts'
import type { Language } from '#kernel/locale.ts'
import { fromDinars } from '#kernel/money.ts'
import { type Clock, type Milliseconds, minutes } from '#kernel/time.ts'
import type { RateLimitOutcome } from '#platform/rate-limit.ts'
import {
  callerLanguage,
  createRoute,
  json,
  jsonBody,
  problem,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { clientKey } from '#platform/http/actor.ts'
import { parseQuoteRequest, changeView, totalChangedView } from '#capabilities/cart/index.ts'
import {
  CheckoutBody,
  CheckoutHeaders,
  type CheckoutInput,
  PlacedView,
  ShippingInfo,
} from './contract.ts'
import type { CheckOut } from './operations/check-out.ts'
import type { CheckoutCommand, CheckoutRefusal } from './schema.ts'
import { CHECKOUT_REFUSALS, CHECKOUT_FIELD_TEXTS } from './texts.ts'

type Deps = {
  checkOut: CheckOut
  clock: Clock
  /** Generous, because many buyers share an IP address. */
  limit: (use: {
    key: string
    max: number
    per: Milliseconds
    now: Date
  }) => Promise<RateLimitOutcome>
  perMinute: number
  isWilaya: (code: string) => boolean
  communeOf: (wilaya: string, city: string) => string | null
}

/** Adds the checks that need server data. */
const checkedBody = (isWilaya: Deps['isWilaya']) =>
  CheckoutBody.extend({
    shipping: ShippingInfo.extend({
      phone: ShippingInfo.shape.phone.refine(
        (typed) => typed === '' || parsePhone(typed) !== null,
        {
          error: 'phone_invalid',
        },
      ),
      wilaya: ShippingInfo.shape.wilaya.refine((code) => code === '' || isWilaya(code), {
        error: 'wilaya_unknown',
      }),
    }),
  })

const STATUSES = {
  guest_checkout_off: 401,
  pickup_point_unavailable: 422,
  payment_method_unavailable: 422,
  idempotency_key_reused: 422,
  quote_changed: 409,
  out_of_stock: 409,
} as const satisfies Record<CheckoutRefusal['code'], number>

/** Public; `viewer` is set when the visitor is signed in. */
export const storefrontRoutes = ({
  checkOut,
  clock,
  limit,
  perMinute,
  isWilaya,
  communeOf,
}: Deps) =>
  routes<{ viewer: { userId: string } | null }>({ texts: CHECKOUT_FIELD_TEXTS }).openapi(
    createRoute({
      method: 'post',
      path: '/checkout',
      tags: ['checkout'],
      summary: 'Place a purchase; idempotent by Idempotency-Key',
      request: { headers: CheckoutHeaders, ...jsonBody(checkedBody(isWilaya)) },
      responses: {
        201: json(PlacedView, 'The purchase, with one order per vendor'),
        ...problems(400, 401, 409, 422, 429),
      },
    }),
    async (c) => {
      const now = clock.now()
      const key = `checkout:${clientKey(c)}`
      const use = await limit({ key, max: perMinute, per: minutes(1), now })
      if (!use.allowed) {
        c.header('retry-after', String(use.retryAfterSeconds))
        return problem(c, 429, { code: 'too_many_requests' })
      }
      const language = callerLanguage(c)
      const body = c.req.valid('json')

      const result = await checkOut({
        ...commandOf(body, language, communeOf),
        key: c.req.valid('header')['idempotency-key'],
        buyerId: c.get('viewer')?.userId ?? null,
      })

      if (!result.ok) {
        const error = shown(result.error, language)
        return refusal(c, error, STATUSES, CHECKOUT_REFUSALS)
      }
      return c.json(result.value, 201)
    },
  )

const shown = (error: CheckoutRefusal, language: Language) => {
  if (error.code === 'pickup_point_unavailable') {
    const { code } = error
    const message = CHECKOUT_REFUSALS[code][language]
    return { code, errors: [{ path: 'pickup_point_id', code, message }] }
  }
  if (error.code !== 'quote_changed' && error.code !== 'out_of_stock') return error
  const changes = error.changes.map((change) => changeView(change, language))
  if (error.total !== null) changes.push(totalChangedView(error.total, language))
  return { code: error.code, changes }
}

const commandOf = (
  body: CheckoutInput,
  language: Language,
  communeOf: Deps['communeOf'],
): Omit<CheckoutCommand, 'key' | 'buyerId'> => {
  const { shipping } = body
  return {
    body: body satisfies z.output<typeof CheckoutBody>,
    // The shipping address determines the cost, not the wilaya of the quote.
    cart: { ...parseQuoteRequest(body), wilaya: shipping.wilaya },
    contact: {
      firstName: shipping.first_name,
      lastName: shipping.last_name,
      email: shipping.email,
      phone: parsePhone(shipping.phone)!.e164, // validated by checkedBody
      phoneRaw: shipping.phone,
      address: shipping.address,
      city: shipping.city,
      communeCode: communeOf(shipping.wilaya, shipping.city),
      wilaya: shipping.wilaya,
      postalCode: shipping.postal_code || null,
    },
    paymentMethod: body.payment_method,
    pickupPointId: body.pickup_point_id ?? null,
    pickupPoints: body.pickup_points ?? {},
    expectedTotal: body.expected_total === undefined ? null : fromDinars(body.expected_total),
    language,
  }
}
