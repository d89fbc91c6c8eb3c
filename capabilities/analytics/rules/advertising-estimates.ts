import { allocate, basisPoints, type Centimes, centimes, shareOf } from '#kernel/money.ts'

export type EstimateInputs = { users: number; orders: number; revenue: Centimes }

type Counted = { impressions: number; clicks: number; spend: Centimes; conversions: number }
export type AdvertisingEstimates = Counted & {
  /** Null when the divisor is 0. */
  costPerClick: Centimes | null
  costPerThousand: Centimes | null
  /** Both in basis points: 875 is 8.75 %. */
  clickThroughRate: number | null
  conversionRate: number | null
}

const IMPRESSIONS_PER_USER = 15
const CLICKS_PER_TEN_ORDERS = 18
const SPENT = basisPoints(500)

/** Factors from the specification. */
export const estimateAdvertising = ({
  users,
  orders,
  revenue,
}: EstimateInputs): AdvertisingEstimates =>
  withRates({
    impressions: IMPRESSIONS_PER_USER * users,
    clicks: quotient(CLICKS_PER_TEN_ORDERS * orders, 10) ?? 0,
    spend: shareOf(revenue, SPENT),
    conversions: orders,
  })

/** The first part gets the remainder. */
export function splitEvenly(figures: Counted, parts: number): AdvertisingEstimates[] {
  const evenly = (total: number): number[] =>
    allocate(
      centimes(total),
      Array.from({ length: parts }, () => 1),
    )
  const [impressions, clicks, conversions] = [
    evenly(figures.impressions),
    evenly(figures.clicks),
    evenly(figures.conversions),
  ]
  return evenly(figures.spend).map((spend, index) =>
    withRates({
      impressions: impressions[index] ?? 0,
      clicks: clicks[index] ?? 0,
      spend: centimes(spend),
      conversions: conversions[index] ?? 0,
    }),
  )
}

function withRates({ impressions, clicks, spend, conversions }: Counted): AdvertisingEstimates {
  const cost = (amount: number, total: number) => {
    const value = quotient(amount, total)
    return value === null ? null : centimes(value)
  }
  return {
    impressions,
    clicks,
    spend,
    conversions,
    costPerClick: cost(spend, clicks),
    costPerThousand: cost(spend * 1000, impressions),
    clickThroughRate: quotient(clicks * 10_000, impressions),
    conversionRate: quotient(conversions * 10_000, clicks),
  }
}

/** Rounded half up; null when the divisor is 0. */
function quotient(amount: number, total: number): number | null {
  if (total === 0) return null
  const [a, b] = [BigInt(amount), BigInt(total)]
  return Number((2n * a + b) / (2n * b))
}
