import { type Centimes, minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import type { OrderedSale } from './invoice.ts'

export type InvoicedParcel = {
  isDelivered: boolean
  items: readonly { itemId: string; quantity: number }[]
}

/** The sale without what was not delivered yet; null before the first parcel is. `shares` are theirs of its total. */
export function saleOfDelivered(
  order: OrderedSale,
  parcels: readonly InvoicedParcel[],
  shares: readonly Centimes[],
): OrderedSale | null {
  if (!parcels.some(({ isDelivered }) => isDelivered)) return null
  const delivered = parcels.filter(({ isDelivered }) => isDelivered)
  const deliveredOf = (id: string): number =>
    delivered
      .flatMap(({ items }) => items)
      .filter(({ itemId }) => itemId === id)
      .reduce((count, { quantity }) => count + quantity, 0)
  const share = sum(shares.filter((_, index) => parcels[index]?.isDelivered))
  return {
    ...order,
    lines: order.lines.map((line) => ({
      ...line,
      undelivered: line.quantity - deliveredOf(line.id),
    })),
    undelivered: minus(order.total, share),
    undeliveredShipping: parcels[0]?.isDelivered ? ZERO_CENTIMES : order.shipping,
  }
}
