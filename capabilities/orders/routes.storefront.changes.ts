import type { Context } from 'hono'
import type { z } from 'zod'
import { parsePhone } from '#kernel/phone.ts'
import { dinars, fromDinars } from '#kernel/money.ts'
import { type Clock, hours, type Milliseconds, minutes } from '#kernel/time.ts'
import {
  callerLanguage,
  taggedRoutes,
  json,
  jsonBody,
  problem,
  problems,
  refusal,
  type RefusalResponse,
  routes,
  type GuardedContext,
} from '#platform/http/index.ts'
import { clientKey, requestOrigin } from '#platform/http/actor.ts'
import type { RateLimitOutcome } from '#platform/rate-limit.ts'
import { ACCOUNT_FIELD_TEXTS } from '#capabilities/identity/index.ts'
import {
  AddressChangeBody,
  AddressQuoteBody,
  AddressQuoteView,
  PurchaseCancellationBody,
} from './address-change.contract.ts'
import type { CancelOrderAsBuyer } from './operations/cancel-order-as-buyer.ts'
import type {
  ChangeAddress,
  ChangeAddressCommand,
  ChangeAddressRefusal,
} from './operations/change-address.ts'
import type { AddressQuote, QuoteAddressChange } from './operations/quote-address-change.ts'
import type { PurchaseReader, ReadPurchases } from './operations/get-purchases.ts'
import { Purchase, PurchaseKeyHeaders, PurchaseParams } from './purchase.contract.ts'
import { cancelReason } from './rules/buyer-cancellation.ts'
import { BUYER_CANCEL_STATUSES, ORDER_BUYER_REFUSALS } from './refusals/buyer.ts'
import { PURCHASE_ACCESS_REFUSALS, PURCHASE_ACCESS_STATUSES } from './refusals/purchase-access.ts'
import { texts } from './texts.generated.ts'

const ADDRESS_CHANGE_REFUSALS = {
  ...PURCHASE_ACCESS_REFUSALS,
  ...texts.below('address-change-refusals'),
}
const ADDRESS_CHANGE_STATUSES = {
  ...PURCHASE_ACCESS_STATUSES,
  order_already_shipped: 409,
  order_already_cancelled: 409,
  not_delivered_there: 409,
  delivery_price_paid: 409,
  pickup_point_unavailable: 409,
  version_conflict: 409,
  delivery_price_changed: 409,
} as const satisfies Record<ChangeAddressRefusal['code'], number>

type Deps = PurchaseOpenerDeps & {
  cancel: CancelOrderAsBuyer
  quoteAddress: QuoteAddressChange
  changeAddress: ChangeAddress
  communeOf: (wilaya: string, city: string) => string | null
}
export type PurchaseOpenerDeps = Pick<ReadPurchases, 'readPurchase' | 'openPurchase'> & {
  readerOf: (viewer: { userId: string } | null, key: string | undefined) => Promise<PurchaseReader>
  clock: Clock
  limit: (use: {
    key: string
    max: number
    per: Milliseconds
    now: Date
  }) => Promise<RateLimitOutcome>
}

const TRIES_PER_MINUTE = 60
/** Per purchase, and only once it is opened: a visitor without the key cannot use it up. */
const CHANGES_PER_HOUR = 60

type Opened =
  | { refused: RefusalResponse<403 | 404 | 429> }
  | { refused: null; number: string; reader: PurchaseReader }

const NO_STORE = { 'cache-control': 'no-store' }
const createRoute = taggedRoutes('orders')
const ofPurchase = { params: PurchaseParams, headers: PurchaseKeyHeaders }
const changed = {
  201: json(Purchase, 'The changed purchase'),
  ...problems(ADDRESS_CHANGE_STATUSES, BUYER_CANCEL_STATUSES, 422, 429),
}

const cancellation = createRoute({
  method: 'post',
  path: '/purchases/{number}/cancellations',
  summary:
    'Cancel an order that has not shipped yet, or what is left to send of it, by key or account',
  request: { ...ofPurchase, ...jsonBody(PurchaseCancellationBody) },
  responses: changed,
})
const addressQuote = createRoute({
  method: 'post',
  path: '/purchases/{number}/address-quotes',
  summary: 'Price the delivery to another wilaya',
  request: { ...ofPurchase, ...jsonBody(AddressQuoteBody) },
  responses: {
    200: json(AddressQuoteView, 'What would be paid; nothing is changed'),
    ...problems(ADDRESS_CHANGE_STATUSES, 422, 429),
  },
})
const addressChange = createRoute({
  method: 'post',
  path: '/purchases/{number}/address-changes',
  summary: 'Change the address before the first parcel leaves',
  request: { ...ofPurchase, ...jsonBody(AddressChangeBody) },
  responses: changed,
})

type OpenRequest = { number: string; key: string | undefined }
export const openRequestOf = (c: {
  req: { valid(target: 'param'): { number: string } } & {
    valid(target: 'header'): { 'purchase-key'?: string | undefined }
  }
}): OpenRequest => ({
  number: c.req.valid('param').number,
  key: c.req.valid('header')['purchase-key'],
})

/** Set by the optional-sign-in guard. */
export type SeenBy = { viewer: { userId: string } | null }

/** Limits per address, then by the purchase that was opened. */
export function purchaseOpener(deps: PurchaseOpenerDeps) {
  async function isLimited(c: Context, key: string, max: number, per: Milliseconds) {
    const use = await deps.limit({ key, max, per, now: deps.clock.now() })
    if (!use.allowed) c.header('retry-after', String(use.retryAfterSeconds))
    return !use.allowed
  }
  return async (c: GuardedContext<SeenBy>, { number, key }: OpenRequest): Promise<Opened> => {
    if (await isLimited(c, `track:${clientKey(c)}`, TRIES_PER_MINUTE, minutes(1)))
      return { refused: problem(c, 429, { code: 'too_many_requests' }) }
    const reader = await deps.readerOf(c.var.viewer, key)
    const opened = await deps.openPurchase(number, reader, 'change')
    if (!opened.ok)
      return {
        refused: refusal(c, opened.error, PURCHASE_ACCESS_STATUSES, PURCHASE_ACCESS_REFUSALS),
      }
    const { id, number: found } = opened.value // as stored, however it was typed
    if (await isLimited(c, `purchase-change:${id}`, CHANGES_PER_HOUR, hours(1)))
      return { refused: problem(c, 429, { code: 'too_many_requests' }) }
    return { refused: null, number: found, reader }
  }
}

/** Public: most buyers are guests. */
export function changeRoutes(deps: Deps) {
  const openFor = purchaseOpener(deps)
  return routes<SeenBy>({ texts: ACCOUNT_FIELD_TEXTS })
    .openapi(cancellation, async (c) => {
      const opened = await openFor(c, openRequestOf(c))
      if (opened.refused) return opened.refused
      const { number, reader } = opened
      const { order_id: orderId, ...given } = c.req.valid('json')
      const cancelled = await deps.cancel({
        ...{ purchase: { number }, orderId, reader },
        reason: cancelReason(given),
        only: given.only,
        origin: requestOrigin(c),
      })
      if (!cancelled.ok)
        return refusal(c, cancelled.error, BUYER_CANCEL_STATUSES, {
          ...ORDER_BUYER_REFUSALS,
          ...PURCHASE_ACCESS_REFUSALS,
        })
      const view = await deps.readPurchase(number, reader, callerLanguage(c))
      if (!view.ok)
        return refusal(c, view.error, PURCHASE_ACCESS_STATUSES, PURCHASE_ACCESS_REFUSALS)
      return c.json(view.value, 201, NO_STORE)
    })
    .openapi(addressQuote, async (c) => {
      const opened = await openFor(c, openRequestOf(c))
      if (opened.refused) return opened.refused
      const { wilaya, delivery } = c.req.valid('json')
      const quote = await deps.quoteAddress({
        ...{ ...opened, wilaya, delivery, language: callerLanguage(c) },
      })
      if (!quote.ok)
        return refusal(c, quote.error, ADDRESS_CHANGE_STATUSES, ADDRESS_CHANGE_REFUSALS)
      return c.json(quoteView(quote.value), 200, NO_STORE)
    })
    .openapi(addressChange, async (c) => {
      const opened = await openFor(c, openRequestOf(c))
      if (opened.refused) return opened.refused
      const { number, reader } = opened
      const { version, expected_total: total, ...body } = c.req.valid('json')
      const done = await deps.changeAddress({
        ...{ number, reader, version },
        ...{ delivery: body.delivery, pickupPoints: body.pickup_points },
        recipient: { firstName: body.first_name, lastName: body.last_name },
        address: addressIn(body, deps.communeOf),
        expectedTotal: total === undefined ? null : fromDinars(total),
        origin: requestOrigin(c),
      })
      if (!done.ok) return refusal(c, done.error, ADDRESS_CHANGE_STATUSES, ADDRESS_CHANGE_REFUSALS)
      const view = await deps.readPurchase(number, reader, callerLanguage(c))
      if (!view.ok)
        return refusal(c, view.error, PURCHASE_ACCESS_STATUSES, PURCHASE_ACCESS_REFUSALS)
      return c.json(view.value, 201, NO_STORE)
    })
}

type ChangeBody = z.output<typeof AddressChangeBody>
const addressIn = (
  body: Omit<ChangeBody, 'version'>,
  communeOf: Deps['communeOf'],
): ChangeAddressCommand['address'] => ({
  address: body.address,
  city: body.city,
  communeCode: communeOf(body.wilaya, body.city),
  wilaya: body.wilaya,
  postalCode: body.postal_code,
  phone: parsePhone(body.phone)!.e164, // validated by the contract
  phoneRaw: body.phone,
  deliveryNote: body.delivery_note,
})

const quoteView = ({
  orders,
  total,
  before,
  stampDuty,
  isPriceFixed,
}: AddressQuote): AddressQuoteView => ({
  orders: orders.map((order) => ({
    order_number: order.number,
    vendor: { id: order.vendorId, business_name: order.vendorName },
    delivery_method: order.deliveryMethod,
    pickup_point_id: order.pickupPointId,
    options: order.options.map(({ method, shipping }) => ({ method, shipping: dinars(shipping) })),
    deliver_from: order.deliverFrom,
    deliver_until: order.deliverUntil,
    shipping: dinars(order.shipping),
    total_amount: dinars(order.total),
  })),
  total: dinars(total),
  total_before: dinars(before),
  stamp_duty: dinars(stampDuty.total),
  stamp_duty_before: dinars(stampDuty.before),
  is_price_fixed: isPriceFixed,
})
