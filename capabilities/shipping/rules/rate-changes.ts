import type { DeliveryMethod, RateTerms } from '../schema.ts'

/** A tariff of one place as it is to be; `known` is what whoever changes it had read. */
export type RateInput = {
  wilaya: string
  method: DeliveryMethod
  rate: RateTerms | null
  known?: RateTerms | null | undefined
}
export type RateChange = {
  wilaya: string
  method: DeliveryMethod
  before: RateTerms | null
  after: RateTerms | null
}

const FIELDS = ['fee', 'freeAbove', 'minDays', 'maxDays', 'isOffered'] as const

const isSame = (a: RateTerms | null, b: RateTerms | null): boolean =>
  a === null || b === null ? a === b : FIELDS.every((field) => a[field] === b[field])

/** What really changes, or null when a tariff is another by now than whoever changes it had read. */
export function diffRates(
  asked: readonly RateInput[],
  inForce: (place: Pick<RateInput, 'wilaya' | 'method'>) => RateTerms | null,
): RateChange[] | null {
  const changes: RateChange[] = []
  for (const { wilaya, method, rate, known } of asked) {
    const before = inForce({ wilaya, method })
    if (known !== undefined && !isSame(known, before)) return null
    if (!isSame(rate, before)) changes.push({ wilaya, method, before, after: rate })
  }
  return changes
}

/** One side of a change as the log tells it: the fields that all of its tariffs have alike. */
export function rateChangeSummary(
  changes: readonly RateChange[],
  side: 'before' | 'after',
): Record<string, unknown> {
  const alike = (field: (typeof FIELDS)[number]) => {
    const values = new Set(changes.map((change) => change[side]?.[field]))
    return values.size === 1 ? [...values][0] : undefined
  }
  return {
    fee_centimes: alike('fee'),
    free_above_centimes: alike('freeAbove'),
    min_days: alike('minDays'),
    max_days: alike('maxDays'),
    is_offered: alike('isOffered'),
  }
}
