import { sum, type Centimes } from './money.ts'
import { computeSale, isDelivered, listParcels } from './sale.ts'
import { computeStatus, type OrderStatus } from './status.ts'
import type { Order, World } from './world.ts'

export type Revenue = { paid: Centimes; refunded: Centimes; net: Centimes }

/**
 * specification.md, 7 and product.md, Reports: revenue is the sum of paid orders. A cash order is paid when it is
 * delivered, for what was delivered (findings/money.md 7); refunds count when they are paid: decision 13.
 */
export function computeRevenue(world: World, vendorId: string | null = null): Revenue {
  const orders = Object.values(world.orders).filter(
    (order) => (vendorId === null || order.vendorId === vendorId) && isPaid(world, order),
  )
  const paid = sum(
    orders.map((order) => {
      const sale = computeSale(world, order)
      const saved = sum(listSavings(world, order).map((saving) => saving.saved))
      return sale.owed - sale.duty + sale.refunded + saved
    }),
  )
  const savings = orders.flatMap((order) => listSavings(world, order))
  const refunded = sum([
    ...Object.values(world.refunds)
      .filter(({ state, orderId }) => state === 'paid' && orders.some(({ id }) => id === orderId))
      .map(({ goods, delivery }) => goods + delivery),
    ...savings.filter(({ isPaid: isPaidBack }) => isPaidBack).map(({ saved }) => saved),
  ])
  return { paid, refunded, net: paid - refunded }
}

/** Of cheaper exchanges: paid back as a refund is. */
const listSavings = (world: World, order: Order) =>
  listParcels(world, order.id)
    .filter((parcel) => parcel.purpose === 'exchange' && isDelivered(parcel))
    .map(({ price, rounding, isCredited }) => ({ saved: 0 - price - rounding, isPaid: isCredited }))
    .filter(({ saved }) => saved > 0)

export function isPaid(world: World, order: Order): boolean {
  const status = computeStatus(world, order)
  const purchase = world.purchases[order.purchaseId]
  if (status === 'cancelled') return false
  return purchase?.payment === 'card'
    ? purchase.isPaid && !order.isPaidBack
    : status === 'delivered'
}

export function countStatuses(world: World): Record<OrderStatus, number> {
  const counts = { pending: 0, confirmed: 0, shipped: 0, delivered: 0, cancelled: 0 }
  for (const order of Object.values(world.orders)) counts[computeStatus(world, order)] += 1
  return counts
}
