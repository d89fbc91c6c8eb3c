import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/database/index.ts'
import type { Shipping } from '#capabilities/shipping/index.ts'
import type { AddressedOrder } from '../queries/address-changes.ts'
import type { RepricedOrder } from './quote-address-change.ts'

type Deps = { shipping: Pick<Shipping, 'findPickupPoint' | 'vendorsOfPickupPoint'> }
/** Pickup points by vendor. */
export type ChosenOffices = Readonly<Record<string, string>>
export type PlacedOrder = AddressedOrder & Pick<RepricedOrder, 'carriedBy'>
export type ParcelPlaceRefusal = { code: 'pickup_point_unavailable' }

type OrdersToPlace = {
  orders: readonly PlacedOrder[]
  wilaya: string
  pickupPoints: ChosenOffices
}

/** Another pickup point is checked as at checkout: open, in the wilaya, of the vendor's courier. */
export async function placeOrders(
  { shipping }: Deps,
  tx: Tx,
  { orders, wilaya, pickupPoints }: OrdersToPlace,
): Promise<Result<PlacedOrder[], ParcelPlaceRefusal>> {
  const placed: PlacedOrder[] = []
  for (const order of orders) {
    const chosen = pickupPoints[order.vendorId] ?? order.pickupPointId
    if (order.deliveryMethod === 'home' || chosen === order.pickupPointId || chosen === null) {
      placed.push(order)
      continue
    }
    const query = { pickupPointId: chosen, wilaya, vendorIds: [order.vendorId] }
    const served = await shipping.vendorsOfPickupPoint(tx, query)
    const point = await shipping.findPickupPoint(tx, chosen, wilaya)
    if (!point || served.length === 0) return refuse({ code: 'pickup_point_unavailable' })
    placed.push({ ...order, pickupPointId: chosen, office: `${point.name}, ${point.address}` })
  }
  return ok(placed)
}
