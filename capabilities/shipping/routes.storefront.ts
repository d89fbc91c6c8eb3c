import { type Language, localizedText } from '#kernel/locale.ts'
import { dinars } from '#kernel/money.ts'
import {
  callerLanguage,
  taggedRoutes,
  json,
  notFound,
  problems,
  routes,
} from '#platform/http/index.ts'
import type { Wilaya } from '#capabilities/territory/index.ts'
import { WilayaParams } from '../territory/contract.ts'
import {
  DeliveryFeesQuery,
  DeliveryFeesView,
  DeliveryQuery,
  DeliveryView,
  PickupPoints,
  PickupPointsQuery,
  WilayasView,
} from './contract.ts'
import type { ReadDelivery, WilayaFees } from './operations/read-delivery-options.ts'
import { optionView } from './rules/shipping-views.ts'

type Deps = Pick<ReadDelivery, 'optionsOf' | 'feesOf' | 'listWilayaFees' | 'listPickupPointsOf'> & {
  findWilaya: (code: string) => Wilaya | null
}

const VARY = { vary: 'Cookie, Accept-Language' }

const createRoute = taggedRoutes('delivery')
const wilayas = createRoute({
  method: 'get',
  path: '/wilayas',
  summary: "List wilayas with the operator's delivery fees",
  responses: { 200: json(WilayasView, 'All wilayas, sorted by code') },
})
const delivery = createRoute({
  method: 'get',
  path: '/delivery',
  summary: 'Get delivery prices and delays to a wilaya, by vendor or default',
  request: { query: DeliveryQuery },
  responses: {
    200: json(DeliveryView, 'The price and the expected delay'),
    ...problems(404, 422),
  },
})
const fees = createRoute({
  method: 'get',
  path: '/delivery/fees',
  summary: 'Get what several vendors ask for delivery to a wilaya',
  request: { query: DeliveryFeesQuery },
  responses: { 200: json(DeliveryFeesView, 'The fee of each vendor'), ...problems(404, 422) },
})
const pickupPoints = createRoute({
  method: 'get',
  path: '/wilayas/{code}/pickup-points',
  summary: 'List pickup points of a wilaya',
  request: { params: WilayaParams, query: PickupPointsQuery },
  responses: {
    200: json(PickupPoints, 'Open pickup points, sorted by name'),
    ...problems(404, 422),
  },
})

export const storefrontRoutes = ({
  optionsOf,
  feesOf,
  listWilayaFees,
  listPickupPointsOf,
  findWilaya,
}: Deps) =>
  routes()
    .openapi(wilayas, async (c) => {
      const items = (await listWilayaFees()).map((wilayaFee) =>
        wilayaView(wilayaFee, callerLanguage(c)),
      )
      return c.json({ items }, 200, VARY)
    })
    .openapi(delivery, async (c) => {
      const { wilaya: code, vendor } = c.req.valid('query')
      const wilaya = findWilaya(code)
      if (!wilaya) return notFound(c)
      const options = (await optionsOf(code, vendor)).map(optionView)
      const view = { wilaya: code, wilaya_name: localizedText(wilaya, callerLanguage(c)), options }
      return c.json(view, 200, VARY)
    })
    .openapi(fees, async (c) => {
      const { wilaya, vendors } = c.req.valid('query')
      if (!findWilaya(wilaya)) return notFound(c)
      const items = (await feesOf(wilaya, vendors)).map(({ vendorId, way }) => {
        const { method, fee, free_above } = optionView(way)
        return { vendor: vendorId, method, fee, free_above }
      })
      return c.json({ wilaya, items }, 200)
    })
    .openapi(pickupPoints, async (c) => {
      const { code } = c.req.valid('param')
      if (!findWilaya(code)) return notFound(c)
      const items = (await listPickupPointsOf(code, c.req.valid('query').vendors?.split(','))).map(
        ({ communeCode, ...pickupPoint }) => ({
          ...pickupPoint,
          commune_code: communeCode,
        }),
      )
      return c.json({ items }, 200)
    })

const wilayaView = (
  { wilaya, fees }: WilayaFees,
  language: Language,
): WilayasView['items'][number] => ({
  code: wilaya.code,
  name: localizedText(wilaya, language),
  name_fr: wilaya.fr,
  name_ar: wilaya.ar,
  name_en: wilaya.en,
  delivery: {
    home: fees.home === null ? null : dinars(fees.home),
    stop_desk: fees.stop_desk === null ? null : dinars(fees.stop_desk),
  },
})
