import {
  createRoute,
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
  disconnectCourier,
} from './operations/connect-courier.ts'
import type { startFeeImport } from './operations/import-courier-fees.ts'
import type { ReadCouriers } from './operations/read-couriers.ts'
import type { SetVendorRates } from './operations/set-vendor-rates.ts'
import { parseRate } from './rules/shipping-views.ts'
import { COURIER_FIELD_TEXTS, COURIER_REFUSALS, COURIER_STATUSES } from './texts.ts'

type Deps = ReadCouriers & {
  connect: ConnectCourierAccount
  disconnect: ReturnType<typeof disconnectCourier>
  choose: ReturnType<typeof setDefaultCourier>
  setVendorRates: SetVendorRates
  startFeeImport: ReturnType<typeof startFeeImport>
}

const tags = ['vendor']
const NO_STORE = { 'cache-control': 'no-store' }
const couriersNow = { 200: json(CouriersView, 'The couriers as they are now') }

const couriers = createRoute({
  method: 'get',
  path: '/couriers',
  tags,
  summary: 'The couriers that the shop may send with, and its accounts with them',
  responses: couriersNow,
})
const account = createRoute({
  method: 'put',
  path: '/couriers/{code}/account',
  tags,
  summary: 'Connects the shop’s account with a courier, once the courier lets it in',
  request: { params: CourierParams, ...jsonBody(CourierAccountBody) },
  responses: { ...couriersNow, ...problems(404, 409, 422, 503) },
})
const accountGone = createRoute({
  method: 'delete',
  path: '/couriers/{code}/account',
  tags,
  summary: 'Forgets the shop’s account with a courier',
  request: { params: CourierParams },
  responses: { ...couriersNow, ...problems(422) },
})
const usual = createRoute({
  method: 'put',
  path: '/couriers/default',
  tags,
  summary: 'Says with which courier the shop usually sends',
  request: jsonBody(DefaultCourierBody),
  responses: { ...couriersNow, ...problems(404, 422) },
})
const feeImport = createRoute({
  method: 'post',
  path: '/couriers/{code}/fee-imports',
  tags,
  summary: 'Takes over what a courier asks the shop as the shop’s own tariffs',
  request: { params: CourierParams },
  responses: { 202: json(CouriersView, 'It has begun'), ...problems(409, 422) },
})
const communes = createRoute({
  method: 'get',
  path: '/couriers/{code}/communes',
  tags,
  summary: 'The communes of a courier in a wilaya, as it writes them',
  request: { params: CourierParams, query: CourierCommunesQuery },
  responses: { 200: json(CourierCommunes, 'By name'), ...problems(404, 422) },
})
const rates = createRoute({
  method: 'get',
  path: '/shipping-rates',
  tags,
  summary: 'What the shop asks in each wilaya, beside what the operator asks',
  responses: { 200: json(VendorRates, 'All wilayas, in the order of their numbers') },
})
const changeRates = createRoute({
  method: 'put',
  path: '/shipping-rates',
  tags,
  summary: 'Sets the shop’s own tariffs, many at once; null gives the operator’s back',
  request: jsonBody(VendorRatesBody),
  responses: { 200: json(VendorRates, 'All tariffs as they are now'), ...problems(422) },
})

export const vendorRoutes = (deps: Deps) =>
  routes<{ vendorId: string }>({ texts: COURIER_FIELD_TEXTS })
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
          { courier_not_connected: 409, import_under_way: 409 },
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
      if (!set.ok) return refusal(c, set.error, { tariff_twice: 422 }, COURIER_REFUSALS)
      return c.json(await deps.ratesOf(vendorId), 200, NO_STORE)
    })
