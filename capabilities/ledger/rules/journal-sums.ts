import { type Centimes, centimes, minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import type { AccountKind } from '../schema.ts'

/**
 * What a journal adds to what its vendor is owed, and to the cash that couriers hold: sums of its entries, which are
 * written with it and compared by the database.
 */
export function journalSums(entries: readonly (readonly [AccountKind, number])[]): {
  payable: Centimes
  atCourier: Centimes
} {
  const sumOf = (wanted: AccountKind) =>
    sum(entries.flatMap(([account, amount]) => (account === wanted ? centimes(amount) : [])))
  return {
    payable: minus(ZERO_CENTIMES, sumOf('vendor_payable')),
    atCourier: sumOf('cash_at_courier'),
  }
}
