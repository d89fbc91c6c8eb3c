import { basisPoints, type Centimes, minus, shareOf } from '#kernel/money.ts'

type BulkTiersRulesRequest = { quantity: number; percent: number }
export type BulkDiscountTier = {
  least: number
  /** Null for the last tier, which has no upper limit. */
  most: number | null
  percent: number
  /** Per unit. */
  price: Centimes
}

/** Unit price tiers from quantity 1 on; empty without bulk discounts. */
export function buildTiers(
  price: Centimes,
  steps: readonly BulkTiersRulesRequest[],
): BulkDiscountTier[] {
  if (steps.length === 0) return []
  const rising = steps.toSorted((a, b) => a.quantity - b.quantity)
  const all = rising[0]?.quantity === 1 ? rising : [{ quantity: 1, percent: 0 }, ...rising]
  return all.map(({ quantity, percent }, index) => {
    const next = all[index + 1]
    return {
      least: quantity,
      most: next ? next.quantity - 1 : null,
      percent,
      price: minus(price, shareOf(price, basisPoints(Math.round(percent * 100)))),
    }
  })
}

export const tierAt = (
  tiers: readonly BulkDiscountTier[],
  quantity: number,
): BulkDiscountTier | undefined => tiers.findLast(({ least }) => least <= quantity)
