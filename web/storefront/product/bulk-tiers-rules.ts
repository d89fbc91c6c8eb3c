import {
  basisPoints,
  type Centimes,
  discountPercent,
  fromDinars,
  minus,
  shareOf,
} from '#kernel/money.ts'

type BulkTiersRulesRequest = { quantity: number; percent: number; price?: number | null }
export type BulkDiscountTier = {
  least: number
  /** Null for the last tier, which has no upper limit. */
  most: number | null
  percent: number
  /** Per unit. */
  price: Centimes
  isWholesale: boolean
}

/** Unit price tiers from quantity 1 on; empty without a price that depends on the quantity. */
export function buildTiers(
  price: Centimes,
  steps: readonly BulkTiersRulesRequest[],
): BulkDiscountTier[] {
  const quantities = new Set([1, ...steps.map(({ quantity }) => quantity)])
  const tiers = [...quantities]
    .toSorted((a, b) => a - b)
    .map((least) => tierFrom(price, least, steps))
    .filter((tier, index, all) => index === 0 || tier.price < all[index - 1]!.price) // there is one before
  if (tiers.length === 1) return []
  return tiers.map((tier, index) => {
    const next = tiers[index + 1]
    return { ...tier, most: next ? next.least - 1 : null }
  })
}

/** As the cart: the discount of the highest quantity reached, or the wholesale price if that is lower. */
function tierFrom(price: Centimes, least: number, steps: readonly BulkTiersRulesRequest[]) {
  const reached = steps.filter(({ quantity }) => quantity <= least)
  const percent = reached
    .filter((step) => !step.price)
    .reduce((best, step) => Math.max(best, step.percent), 0)
  const discounted = minus(price, shareOf(price, basisPoints(Math.round(percent * 100))))
  const [wholesale] = reached.flatMap((step) => (step.price ? fromDinars(step.price) : []))
  if (wholesale === undefined || wholesale >= discounted)
    return { least, percent, price: discounted, isWholesale: false }
  const off = discountPercent(wholesale, price)
  return { least, percent: off, price: wholesale, isWholesale: true }
}

export const tierAt = (
  tiers: readonly BulkDiscountTier[],
  quantity: number,
): BulkDiscountTier | undefined => tiers.findLast(({ least }) => least <= quantity)
