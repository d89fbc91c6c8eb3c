import { isDelivered, listReturnedUnits, listUnits, type PlacedUnit } from './sale.ts'
import type { Condition, Order, OrderItem, Parcel, World } from './world.ts'

export type StockPlace = 'available' | 'held' | 'sold' | 'damaged' | 'lost'
export type VariantStock = Record<StockPlace, number>

/**
 * findings/money.md 4, 5 and 9: stock is given back exactly as it was taken, once, and never while the goods are outside. So
 * a piece is where it physically is, and what is available is what was there less the pieces that are elsewhere.
 */
function locateUnit(world: World, order: Order, { unit, item }: PlacedUnit): StockPlace {
  const parcel = unit.parcelId === null ? undefined : world.parcels[unit.parcelId]
  if (!parcel) {
    if (order.isCancelled || unit.isCancelled) return 'available'
    const purchase = world.purchases[order.purchaseId]
    // product.md, Decided once: cash orders take stock at checkout, online payments hold it.
    return purchase?.payment === 'card' && !purchase.isPaid ? 'held' : 'sold'
  }
  if (parcel.state === 'lost') return 'lost'
  // A piece that came back by a return is not in its parcel when that comes back.
  const received = unit.returnId === null ? undefined : world.returns[unit.returnId]
  if (received?.condition) return placeReturned(received.condition)
  const bringer =
    parcel.state === 'delivered' && parcel.isVoid ? findBringer(world, order, item) : null
  const back = bringer ?? parcel
  return back.state === 'returned' ? placeReturned(back.condition) : 'sold'
}

/** A replacement of a cancelled order comes back with the parcel of what it stands for: decision 20. */
function findBringer(world: World, order: Order, { replaces }: OrderItem): Parcel | null {
  if (replaces === null || world.returns[replaces]?.resolution !== 'replacement') return null
  const [replaced] = listReturnedUnits(order, replaces)
  if (!replaced) return null
  return (
    findBringer(world, order, replaced.item) ?? world.parcels[replaced.unit.parcelId ?? ''] ?? null
  )
}

const placeReturned = (condition: Condition | null): StockPlace =>
  condition === 'resellable' ? 'available' : 'damaged'

/** Replacements are reserved when the return is accepted, until they are sent or it ends (findings/money.md 5, S13). */
const countReserved = (world: World, variantId: string): number =>
  Object.values(world.returns)
    .filter(
      ({ state, replacementVariantId }) =>
        replacementVariantId === variantId && (state === 'accepted' || state === 'received'),
    )
    .reduce((count, { quantity }) => count + quantity, 0)

export function computeStock(world: World, variantId: string): VariantStock {
  const stock: VariantStock = { available: 0, held: 0, sold: 0, damaged: 0, lost: 0 }
  stock.held = countReserved(world, variantId)
  for (const order of Object.values(world.orders))
    for (const placed of listUnits(order)) {
      const place = locateUnit(world, order, placed)
      if (placed.item.variantId === variantId && place !== 'available') stock[place] += 1
    }
  const variant = world.terms.variants.find(({ id }) => id === variantId)
  const owned = (variant?.stock ?? 0) + (world.stockAdjustments[variantId] ?? 0)
  stock.available = owned - stock.held - stock.sold - stock.damaged - stock.lost
  return stock
}

export const hasStock = (world: World, variantId: string, quantity: number): boolean =>
  computeStock(world, variantId).available >= quantity

/** Pieces that a cancelled order would take again. */
export const countWaiting = (order: Order): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { unit, item } of listUnits(order))
    if (unit.parcelId === null && !unit.isCancelled)
      counts.set(item.variantId, (counts.get(item.variantId) ?? 0) + 1)
  return counts
}

/** With the buyer, not promised back: what a return may take. */
export const listReturnable = (world: World, order: Order, itemIndex: number): PlacedUnit[] =>
  listUnits(order).filter(
    (placed) =>
      placed.itemIndex === itemIndex &&
      placed.unit.parcelId !== null &&
      isDelivered(world.parcels[placed.unit.parcelId]) &&
      placed.unit.returnId === null,
  )
