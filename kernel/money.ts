import type { Brand } from './brand.ts'

/** Whole centimes of a dinar. Never a float, never dinars. */
export type Centimes = Brand<number, 'Centimes'>

/** Throws RangeError unless it is a whole number of centimes. */
export function centimes(amount: number): Centimes {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`not a whole number of centimes: ${amount}`)
  return amount as Centimes // checked above
}

export const ZERO_CENTIMES = centimes(0)

export const sum = (amounts: readonly Centimes[]): Centimes =>
  centimes(amounts.reduce((a, b) => a + b, 0))

export const minus = (a: Centimes, b: Centimes): Centimes => centimes(a - b)

export const times = (amount: Centimes, quantity: number): Centimes => centimes(amount * quantity)

/** Dinars with at most two decimals, as in JSON. */
export const dinars = (amount: Centimes): number => amount / 100

/** From decimal dinars; throws RangeError on more than two decimals. */
export function fromDinars(amount: number): Centimes {
  const whole = Math.round(amount * 100)
  if (Math.abs(whole - amount * 100) > 1e-6)
    throw new RangeError(`more than two decimals: ${amount}`)
  return centimes(whole)
}

/** Loses no centime. Rounding goes to the largest remainders, ties to the first: deterministic. */
export function allocate(total: Centimes, weights: readonly number[]): Centimes[] {
  if (total < 0) throw new RangeError('allocate a positive amount and negate the shares')
  const wholeWeight = weights.reduce((a, b) => a + BigInt(b), 0n)
  if (wholeWeight === 0n) throw new RangeError('nothing to allocate against: every weight is zero')

  const exact = weights.map((weight) => BigInt(total) * BigInt(weight))
  const shares = exact.map((product) => product / wholeWeight)
  const leftover = Number(BigInt(total) - shares.reduce((a, b) => a + b, 0n))

  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % wholeWeight }))
    .sort((a, b) =>
      b.remainder > a.remainder ? 1 : b.remainder < a.remainder ? -1 : a.index - b.index,
    )
  const rounded = new Set(byRemainder.slice(0, leftover).map(({ index }) => index))

  return shares.map((share, index) => centimes(Number(share) + (rounded.has(index) ? 1 : 0)))
}

/** 500 is 5 %. Whole numbers from 0 to 10,000. */
export type BasisPoints = Brand<number, 'BasisPoints'>

/** Throws RangeError unless it is a whole number from 0 to 10,000. */
export function basisPoints(rate: number): BasisPoints {
  if (!Number.isInteger(rate) || rate < 0 || rate > 10_000)
    throw new RangeError(`not a rate in basis points: ${rate}`)
  return rate as BasisPoints // checked above
}

/** Rounded to the centime; the remainder is `amount` minus the share. */
export const shareOf = (amount: Centimes, rate: BasisPoints): Centimes =>
  allocate(amount, [rate, 10_000 - rate])[0] ?? ZERO_CENTIMES

/** The tax contained in a tax-included amount. */
export const taxWithin = (amount: Centimes, rate: BasisPoints): Centimes =>
  rate === 0 ? ZERO_CENTIMES : (allocate(amount, [rate, 10_000])[0] ?? ZERO_CENTIMES)

/** The difference, possibly negative, to the nearest whole dinar that a courier collects. */
export function roundingToDinar(amount: Centimes): Centimes {
  const rest = amount % 100
  return centimes(rest >= 50 ? 100 - rest : rest === 0 ? 0 : -rest)
}

/** Whole percent off `compareAt`; 0 without a discount. */
export function discountPercent(price: Centimes, compareAt: Centimes | null): number {
  if (compareAt === null || compareAt <= price) return 0
  return Math.round(((compareAt - price) / compareAt) * 100)
}
