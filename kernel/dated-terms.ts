import type { LocalDate } from './calendar.ts'

/** Counts from its first day until the next one of the same owner; `vendorId` null: the operator's. */
export type DatedTerms = {
  vendorId: string | null
  validFrom: LocalDate
  /** The vendor has no terms of its own any more. */
  followsOperator: boolean
}
export type DatedTermsState = 'coming' | 'current' | 'over'

const latestOn = <Row extends DatedTerms>(
  rows: readonly Row[],
  vendorId: string | null,
  fits: (from: LocalDate) => boolean,
): Row | null =>
  rows
    .filter((row) => row.vendorId === vendorId && fits(row.validFrom))
    .reduce<Row | null>(
      (found, row) => (found === null || row.validFrom > found.validFrom ? row : found),
      null,
    )

/** The terms that a row replaces; null for the operator's first. */
export function findTermsBefore<Row extends DatedTerms>(
  rows: readonly Row[],
  { vendorId, validFrom }: DatedTerms,
): Row | null {
  const own = vendorId && latestOn(rows, vendorId, (from) => from < validFrom)
  if (own && !own.followsOperator) return own
  return latestOn(rows, null, (from) => (vendorId === null ? from < validFrom : from <= validFrom))
}

export function stateOfTerms<Row extends DatedTerms>(
  rows: readonly Row[],
  row: Row,
  today: LocalDate,
): DatedTermsState {
  if (row.validFrom > today) return 'coming'
  const current = latestOn(rows, row.vendorId, (from) => from <= today)
  return current?.validFrom === row.validFrom ? 'current' : 'over'
}
