export type Centimes = number
export type BasisPoints = number

const DINAR = 100

export const sum = (amounts: Iterable<Centimes>): Centimes => {
  let total = 0
  for (const amount of amounts) total += amount
  return total
}

/** Half up, away from zero below it: decision 1. BigInt, because a product of two amounts leaves the safe integers. */
export function divideRounded(dividend: bigint, divisor: bigint): number {
  const half = 2n * (dividend < 0n ? -dividend : dividend) + divisor
  const quotient = Number(half / (2n * divisor))
  return dividend < 0n ? -quotient : quotient
}

export const takeShare = (amount: Centimes, share: BasisPoints): Centimes =>
  divideRounded(BigInt(amount) * BigInt(share), 10_000n)

/** Tax within a price that includes it (product.md, Money: prices are TTC). */
export const computeTaxWithin = (gross: Centimes, rate: BasisPoints): Centimes =>
  divideRounded(BigInt(gross) * BigInt(rate), 10_000n + BigInt(rate))

/** algeria.md, 5: couriers collect whole dinars; the payable total is rounded, never its items. */
export const roundToDinar = (amount: Centimes): Centimes =>
  divideRounded(BigInt(amount), BigInt(DINAR)) * DINAR

export const floorToDinar = (amount: Centimes): Centimes => amount - (amount % DINAR)

/** Largest remainder, earlier items first among equals: decision 2. The shares always make up the amount again. */
export function splitByWeight(amount: Centimes, weights: readonly number[]): Centimes[] {
  const total = BigInt(sum(weights))
  if (total === 0n) return weights.map(() => 0)
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const shares = products.map((product) => Number(product / total))
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % total }))
    .toSorted((left, right) => Number(right.remainder - left.remainder) || left.index - right.index)
  for (const { index } of byRemainder.slice(0, amount - sum(shares)))
    shares[index] = (shares[index] ?? 0) + 1
  return shares
}

/**
 * algeria.md, 6: stamp duty on cash, LF 2025 art. 46. The rate applies to the whole amount, for each 100 DA or
 * fraction of it; nothing up to 300 DA, at least 5 DA. Half dinars are rounded: decision 12.
 */
export function computeStampDuty(amount: Centimes): Centimes {
  if (amount <= 300 * DINAR) return 0
  const hundreds = Math.ceil(amount / (100 * DINAR))
  const halfDinars = amount <= 30_000 * DINAR ? 2 : amount <= 100_000 * DINAR ? 3 : 4
  return Math.max(5 * DINAR, roundToDinar((hundreds * halfDinars * DINAR) / 2))
}
