import {
  type BasisPoints,
  type Centimes,
  discountPercent,
  minus,
  ZERO_CENTIMES,
  shareOf,
  basisPoints,
} from './money.ts'

/** From this quantity on: a discount per piece, or a wholesale price. */
export type QuantityPrice = { quantity: number; rate: BasisPoints; price?: Centimes | null }
type BulkPrice = { price: Centimes; rate: BasisPoints; isWholesale: boolean }

/** Unit price in centimes: the discount of the highest tier that the quantity reaches, or the wholesale price if that is lower. */
export function bulkPrice(
  listPrice: Centimes,
  quantity: number,
  steps: readonly QuantityPrice[],
): BulkPrice {
  const reached = steps.filter((step) => quantity >= step.quantity)
  const fixed = reached.flatMap((step) => step.price ?? [])
  const deepest = reached.reduce<QuantityPrice | null>(
    (best, step) => (!step.price && (best === null || step.quantity > best.quantity) ? step : best),
    null,
  )
  const rate = deepest?.rate ?? basisPoints(0)
  const off = rate === 0 ? ZERO_CENTIMES : shareOf(listPrice, rate)
  const price = minus(listPrice, off)
  const wholesale = fixed.find((amount) => amount < price)
  if (wholesale === undefined) return { price, rate, isWholesale: false }
  const cheaper = basisPoints(discountPercent(wholesale, listPrice) * 100)
  return { price: wholesale, rate: cheaper, isWholesale: true }
}
