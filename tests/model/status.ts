import { isDelivered, listParcels, listUnits } from './sale.ts'
import type { Order, World } from './world.ts'

export type OrderStatus = 'pending' | 'confirmed' | 'shipped' | 'delivered' | 'cancelled'

/**
 * ARCHITECTURE.md, The life of an order: shipped with the first parcel, delivered with the last, cancelled when all
 * are back. Parcels of exchanges do not count (findings/money.md 5, S12). `processing` is a note without money.
 */
export function computeStatus(world: World, order: Order): OrderStatus {
  const parcels = listParcels(world, order.id).filter(({ purpose }) => purpose === 'sale')
  const hasDelivered = parcels.some((parcel) => isDelivered(parcel))
  if (order.isCancelled) return 'cancelled'
  const isWaiting = listUnits(order).some(
    ({ unit, item }) => item.replaces === null && unit.parcelId === null && !unit.isCancelled,
  )
  const isUnderWay = parcels.some(({ state }) => state === 'travelling' || state === 'refused')
  if (parcels.length === 0) return order.isConfirmed ? 'confirmed' : 'pending'
  if (isWaiting || isUnderWay) return 'shipped'
  return hasDelivered ? 'delivered' : 'cancelled'
}
