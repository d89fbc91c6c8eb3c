import { bulkPrice } from '#kernel/bulk-price.ts'
import { basisPoints, type Centimes, fromDinars } from '#kernel/money.ts'

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
  const prices = steps.map(({ quantity, percent, price: wholesale }) => ({
    quantity,
    rate: basisPoints(Math.round(percent * 100)),
    price: wholesale ? fromDinars(wholesale) : null,
  }))
  const tiers = [...new Set([1, ...steps.map(({ quantity }) => quantity)])]
    .toSorted((a, b) => a - b)
    .map((least) => ({ least, ...bulkPrice(price, least, prices) }))
    .filter((tier, index, all) => index === 0 || tier.price < all[index - 1]!.price) // there is one before
  if (tiers.length === 1) return []
  return tiers.map(({ least, price: each, rate }, index) => {
    const next = tiers[index + 1]
    const isWholesale = prices.some((step) => step.price === each)
    return {
      least,
      most: next ? next.least - 1 : null,
      percent: rate / 100,
      price: each,
      isWholesale,
    }
  })
}

export const tierAt = (
  tiers: readonly BulkDiscountTier[],
  quantity: number,
): BulkDiscountTier | undefined => tiers.findLast(({ least }) => least <= quantity)
