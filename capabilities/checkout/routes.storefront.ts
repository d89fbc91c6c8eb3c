import type { Context } from 'hono'
import type { z } from 'zod'
import { parsePhone } from '#kernel/phone.ts'
import type { Language } from '#kernel/locale.ts'
import { fromDinars } from '#kernel/money.ts'
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
import {
  CART_TEXTS,
  parseQuoteRequest,
  changeView,
  totalChangedView,
} from '#capabilities/cart/index.ts'
import {
  CheckoutBody,
  CheckoutHeaders,
  type CheckoutInput,
  PlacedView,
  ShippingInfo,
} from './contract.ts'
import type { CheckOut } from './operations/check-out.ts'
import type { HasPlaced } from './operations/has-placed.ts'
import type { CheckoutLimitRefusal, LimitCheckouts } from './operations/limit-checkouts.ts'
import type { CheckoutCommand, CheckoutRefusal } from './schema.ts'
import { PAYMENT_REFUSALS } from '#capabilities/payments/index.ts'
import { texts } from './texts.generated.ts'

/** The English wording of the first eight is law (specification); the others say the label's word. */
const CHECKOUT_FIELD_TEXTS = { ...texts.below('checkout-field'), ...CART_TEXTS }
const CHECKOUT_REFUSALS = {
  ...texts.below('checkout-refusals'),
  payment_method_unavailable: PAYMENT_REFUSALS.payment_method_unavailable,
}

type Deps = {
  checkOut: CheckOut
  limitCheckouts: LimitCheckouts
  hasPlaced: HasPlaced
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
  too_many_unconfirmed_pieces: 422,
} as const satisfies Record<CheckoutRefusal['code'], number>

const LIMIT_STATUSES = {
  proof_of_work_required: 428,
  too_many_requests: 429,
} as const satisfies Record<CheckoutLimitRefusal['code'], number>

/** Public; `viewer` is set when the visitor is signed in. */
export const storefrontRoutes = ({ isWilaya, communeOf, ...deps }: Deps) =>
  routes<{ viewer: { userId: string } | null }>({ texts: CHECKOUT_FIELD_TEXTS }).openapi(
    createRoute({
      method: 'post',
      path: '/checkout',
      tags: ['checkout'],
      summary: 'Place a purchase; idempotent by Idempotency-Key',
      request: { headers: CheckoutHeaders, ...jsonBody(checkedBody(isWilaya)) },
      responses: {
        201: json(PlacedView, 'The purchase, with one order per vendor'),
        ...problems(STATUSES, LIMIT_STATUSES, 400),
      },
    }),
    async (c) => {
      const language = callerLanguage(c)
      const { 'idempotency-key': key, 'proof-of-work': proof } = c.req.valid('header')
      const command = {
        ...commandOf(c.req.valid('json'), language, communeOf),
        ...{ key, buyerId: c.get('viewer')?.userId ?? null },
      }
      const network = clientKey(c)
      const limited = await deps.limitCheckouts({ ...command.contact, network, proof })
      // A buyer whose answer was lost learns it without a proof.
      if (!limited.ok && !(await deps.hasPlaced(command))) return tooOften(c, limited.error)

      const result = await deps.checkOut(command)
      if (!result.ok) {
        const error = shown(result.error, language)
        return refusal(c, error, STATUSES, CHECKOUT_REFUSALS)
      }
      return c.json(result.value, 201)
    },
  )

function tooOften(c: Context, error: CheckoutLimitRefusal) {
  if (error.code === 'proof_of_work_required') return problem(c, 428, error)
  c.header('retry-after', String(error.retryAfterSeconds))
  return problem(c, 429, { code: error.code })
}

const shown = (error: CheckoutRefusal, language: Language) => {
  if (error.code === 'pickup_point_unavailable') {
    const { code } = error
    const message = CHECKOUT_REFUSALS[code](language)
    return { code, errors: [{ path: 'pickup_point_id', code, message }] }
  }
  if (error.code !== 'quote_changed' && error.code !== 'out_of_stock') return error
  const changes = error.changes.map((change) => changeView(change, language))
  if (error.total !== null) changes.push(totalChangedView(error.total, language))
  return { code: error.code, changes }
}

const orNull = (amount: number | undefined) => (amount === undefined ? null : fromDinars(amount))

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
    expectedTotal: orNull(body.expected_total),
    expectedStampDuty: orNull(body.expected_stamp_duty),
    language,
  }
}
