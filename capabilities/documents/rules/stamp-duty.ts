import type { LocalDate } from '#kernel/calendar.ts'
import {
  type BasisPoints,
  type Centimes,
  centimes,
  roundingToDinar,
  sum,
  ZERO_CENTIMES,
} from '#kernel/money.ts'

export type StampTier = { from: Centimes; rate: BasisPoints; minimum: Centimes }
export type StampScale = {
  validFrom: LocalDate
  validUntil: LocalDate | null
  isApplied: boolean
  source: string
  tiers: StampTier[]
}

const HUNDRED_DINARS = 10_000

/** Due per 100 dinars begun, at the rate of the tier the whole amount is in; couriers collect whole dinars. */
export function stampDutyOn(amount: Centimes, tiers: readonly StampTier[]): Centimes {
  const tier = tiers.filter(({ from }) => from <= amount).toSorted((a, b) => b.from - a.from)[0]
  if (!tier) return ZERO_CENTIMES
  const rest = amount % HUNDRED_DINARS
  const begun = (amount - rest) / HUNDRED_DINARS + (rest > 0 ? 1 : 0)
  // Basis points of 100 dinars are centimes.
  const duty = centimes(Math.max(begun * tier.rate, tier.minimum))
  return sum([duty, roundingToDinar(duty)])
}

/** The tiers of a day; none where the operator does not charge the duty. */
export const tiersOn = (scales: readonly StampScale[], day: LocalDate): readonly StampTier[] =>
  scales.find(
    ({ isApplied, validFrom, validUntil }) =>
      isApplied && validFrom <= day && (validUntil === null || validUntil > day),
  )?.tiers ?? []
