import {
  taggedRoutes,
  json,
  jsonBody,
  notFound,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import {
  CourierAccountBody,
  CourierParams,
  CouriersView,
  DefaultCourierBody,
  VendorRates,
  VendorRatesBody,
  CourierCommunes,
  CourierCommunesQuery,
} from './contract.ts'
import type {
  setDefaultCourier,
  ConnectCourierAccount,
  ConnectRefusal,
  disconnectCourier,
} from './operations/connect-courier.ts'
import type { ImportCourierFeesRefusal, startFeeImport } from './operations/import-courier-fees.ts'
import type { ReadCouriers } from './operations/read-couriers.ts'
import type { SetVendorRates } from './operations/set-vendor-rates.ts'
import { parseRate } from './rules/shipping-views.ts'
import { texts } from './texts.generated.ts'

type Deps = ReadCouriers & {
  connect: ConnectCourierAccount
  disconnect: ReturnType<typeof disconnectCourier>
  choose: ReturnType<typeof setDefaultCourier>
  setVendorRates: SetVendorRates
  startFeeImport: ReturnType<typeof startFeeImport>
}

const createRoute = taggedRoutes('vendor')
const COURIER_REFUSALS = texts.below('courier-refusals')
type CourierRefusal = ConnectRefusal | ImportCourierFeesRefusal | { code: 'duplicate_rate' }
const COURIER_STATUSES = {
  courier_unknown: 404,
  courier_is_manual: 409,
  credentials_refused: 422,
  courier_unavailable: 503,
  courier_not_connected: 409,
  import_in_progress: 409,
  duplicate_rate: 422,
} as const satisfies Record<CourierRefusal['code'], number>
const NO_STORE = { 'cache-control': 'no-store' }
const couriersNow = { 200: json(CouriersView, 'The updated couriers') }

const couriers = createRoute({
  method: 'get',
  path: '/couriers',
  summary: "List couriers with the vendor's accounts",
  responses: couriersNow,
})
const account = createRoute({
  method: 'put',
  path: '/couriers/{code}/account',
  summary: 'Connect a courier account after checking its credentials',
  request: { params: CourierParams, ...jsonBody(CourierAccountBody) },
  responses: { ...couriersNow, ...problems(COURIER_STATUSES) },
})
const accountGone = createRoute({
  method: 'delete',
  path: '/couriers/{code}/account',
  summary: 'Disconnect a courier account',
  request: { params: CourierParams },
  responses: { ...couriersNow, ...problems(422) },
})
const usual = createRoute({
  method: 'put',
  path: '/couriers/default',
  summary: 'Set the default courier',
  request: jsonBody(DefaultCourierBody),
  responses: { ...couriersNow, ...problems({ courier_unknown: 404 }, 422) },
})
const feeImport = createRoute({
  method: 'post',
  path: '/couriers/{code}/fee-imports',
  summary: "Import a courier's fees as the vendor's shipping rates",
  request: { params: CourierParams },
  responses: {
    202: json(CouriersView, 'The import was scheduled'),
    ...problems({ courier_not_connected: 409, import_in_progress: 409 }, 422),
  },
})
const communes = createRoute({
  method: 'get',
  path: '/couriers/{code}/communes',
  summary: "List a courier's communes in a wilaya, in its spelling",
  request: { params: CourierParams, query: CourierCommunesQuery },
  responses: { 200: json(CourierCommunes, 'By name'), ...problems(404, 422) },
})
const rates = createRoute({
  method: 'get',
  path: '/shipping-rates',
  summary: 'List shipping rates of the vendor and of the operator',
  responses: { 200: json(VendorRates, 'All wilayas, sorted by code') },
})
const changeRates = createRoute({
  method: 'put',
  path: '/shipping-rates',
  summary: "Update the vendor's shipping rates; null restores the default",
  request: jsonBody(VendorRatesBody),
  responses: {
    200: json(VendorRates, 'The updated shipping rates'),
    ...problems({ duplicate_rate: 422 }),
  },
})

export const vendorRoutes = (deps: Deps) =>
  routes<{ vendorId: string }>({ texts: texts.below('courier-field') })
    .openapi(couriers, async (c) => c.json(await deps.couriersOf(c.var.vendorId), 200, NO_STORE))
    .openapi(usual, async (c) => {
      const { vendorId } = c.var
      const chosen = await deps.choose(vendorId, c.req.valid('json').courier)
      if (!chosen.ok) return refusal(c, chosen.error, { courier_unknown: 404 }, COURIER_REFUSALS)
      return c.json(await deps.couriersOf(vendorId), 200, NO_STORE)
    })
    .openapi(account, async (c) => {
      const { vendorId } = c.var
      const { api_id, api_token } = c.req.valid('json')
      const courier = c.req.valid('param').code
      const query = { vendorId, courier, account: { id: api_id, token: api_token } }
      const connected = await deps.connect(query)
      if (!connected.ok) return refusal(c, connected.error, COURIER_STATUSES, COURIER_REFUSALS)
      return c.json(await deps.couriersOf(vendorId), 200, NO_STORE)
    })
    .openapi(accountGone, async (c) => {
      const { vendorId } = c.var
      await deps.disconnect({ vendorId, courier: c.req.valid('param').code })
      return c.json(await deps.couriersOf(vendorId), 200, NO_STORE)
    })
    .openapi(feeImport, async (c) => {
      const { vendorId } = c.var
      const begun = await deps.startFeeImport(vendorId, c.req.valid('param').code)
      if (!begun.ok)
        return refusal(
          c,
          begun.error,
          { courier_not_connected: 409, import_in_progress: 409 },
          COURIER_REFUSALS,
        )
      return c.json(await deps.couriersOf(vendorId), 202, NO_STORE)
    })
    .openapi(communes, async (c) => {
      const { wilaya } = c.req.valid('query')
      const found = await deps.theirCommunesOf(c.req.valid('param').code, wilaya)
      return found ? c.json(found, 200, NO_STORE) : notFound(c)
    })
    .openapi(rates, async (c) => c.json(await deps.ratesOf(c.var.vendorId), 200, NO_STORE))
    .openapi(changeRates, async (c) => {
      const { vendorId } = c.var
      const changes = c.req.valid('json').changes.map(({ wilaya, method, rate }) => ({
        wilaya,
        method,
        rate: parseRate(rate),
      }))
      const set = await deps.setVendorRates({ vendorId, changes })
      if (!set.ok) return refusal(c, set.error, { duplicate_rate: 422 }, COURIER_REFUSALS)
      return c.json(await deps.ratesOf(vendorId), 200, NO_STORE)
    })
