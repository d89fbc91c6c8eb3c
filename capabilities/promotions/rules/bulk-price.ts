import type { BulkDiscount } from '#capabilities/catalog/index.ts'
import {
  type BasisPoints,
  type Centimes,
  minus,
  ZERO_CENTIMES,
  shareOf,
  basisPoints,
} from '#kernel/money.ts'

/** What a piece costs from a quantity on. */
export type QuantityPrice = BulkDiscount
export type BulkPrice = { price: Centimes; rate: BasisPoints }

/** Unit price in centimes at the highest tier that the quantity reaches. */
export function bulkPrice(
  listPrice: Centimes,
  quantity: number,
  steps: readonly QuantityPrice[],
): BulkPrice {
  const reached = steps.filter((step) => quantity >= step.quantity)
  const deepest = reached.reduce<BulkDiscount | null>(
    (best, step) => (best === null || step.quantity > best.quantity ? step : best),
    null,
  )
  const rate = deepest?.rate ?? basisPoints(0)
  const off = rate === 0 ? ZERO_CENTIMES : shareOf(listPrice, rate)
  return { price: minus(listPrice, off), rate }
}
