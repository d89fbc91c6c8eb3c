import { loadDefaultTariffs } from './operations/load-default-tariffs.ts'
import { readDelivery, type ShippingDeps } from './operations/read-delivery.ts'
import { shopRoutes } from './routes.shop.ts'

/** The door of shipping: what a parcel costs to a wilaya, and when it arrives. */
export function createShipping(deps: ShippingDeps) {
  const delivery = readDelivery(deps)
  return {
    ...delivery,
    loadDefaultTariffs: loadDefaultTariffs(deps),
    shopRoutes: shopRoutes({ ...delivery, findWilaya: deps.territory.findWilaya }),
  }
}
export type Shipping = ReturnType<typeof createShipping>
export { optionView } from './rules/views.ts'
export type { Carrier, DeliveryMethod, DeliveryOption } from './schema.ts'
