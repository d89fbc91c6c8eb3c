import type { DeliveryMethod, RateTerms } from '../schema.ts'

/** `known` is the rate that the actor saw (optimistic lock). */
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

/** Only real changes; null when a rate is no longer the `known` one. */
export function diffRates(
  rates: readonly RateInput[],
  inForce: (place: Pick<RateInput, 'wilaya' | 'method'>) => RateTerms | null,
): RateChange[] | null {
  const changes: RateChange[] = []
  for (const { wilaya, method, rate, known } of rates) {
    const before = inForce({ wilaya, method })
    if (known !== undefined && !isSame(known, before)) return null
    if (!isSame(rate, before)) changes.push({ wilaya, method, before, after: rate })
  }
  return changes
}

/** For the audit log: only fields that are equal in all changed rates. */
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
