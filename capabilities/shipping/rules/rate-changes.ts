import type { DeliveryMethod, TariffTerms } from '../schema.ts'

/** A tariff of one place as it is to be; `known` is what whoever changes it had read. */
export type AskedTariff = {
  wilaya: string
  method: DeliveryMethod
  tariff: TariffTerms | null
  known?: TariffTerms | null | undefined
}
export type TariffChange = {
  wilaya: string
  method: DeliveryMethod
  before: TariffTerms | null
  after: TariffTerms | null
}

const FIELDS = ['fee', 'freeAbove', 'minDays', 'maxDays', 'isOffered'] as const

const isSame = (a: TariffTerms | null, b: TariffTerms | null): boolean =>
  a === null || b === null ? a === b : FIELDS.every((field) => a[field] === b[field])

/** What really changes, or null when a tariff is another by now than whoever changes it had read. */
export function changesOf(
  asked: readonly AskedTariff[],
  inForce: (place: Pick<AskedTariff, 'wilaya' | 'method'>) => TariffTerms | null,
): TariffChange[] | null {
  const changes: TariffChange[] = []
  for (const { wilaya, method, tariff, known } of asked) {
    const before = inForce({ wilaya, method })
    if (known !== undefined && !isSame(known, before)) return null
    if (!isSame(tariff, before)) changes.push({ wilaya, method, before, after: tariff })
  }
  return changes
}

/** One side of a change as the log tells it: the fields that all of its tariffs have alike. */
export function toldOf(
  changes: readonly TariffChange[],
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
