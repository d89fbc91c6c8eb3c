import { type Centimes, centimes, dinars, minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import type { LocalDate } from '#kernel/calendar.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { BalanceSums } from '../trial-balance.contract.ts'

export type BalancePeriod = { from: LocalDate; until: LocalDate }
export type PeriodRefusal = { code: 'until_before_from' }

export function checkPeriod({ from, until }: BalancePeriod): Result<BalancePeriod, PeriodRefusal> {
  if (until < from) return refuse({ code: 'until_before_from' })
  return ok({ from, until })
}

/** In centimes, debits positive but `credit`. */
export type AccountMoves = {
  /** At the end of the period. */
  closing: Centimes
  debit: Centimes
  credit: Centimes
  /** Of the year, before the period. */
  earlier: Centimes
}

type Balance = { opening: Centimes; debit: Centimes; credit: Centimes; closing: Centimes }

export function balanceOfMoves({ closing, debit, credit }: AccountMoves): Balance {
  return { opening: centimes(closing - debit + credit), debit, credit, closing }
}

/** Expenses and income begin each year at zero: what earlier years left of them is `carried`. */
export function resultOf(moves: AccountMoves): Balance & { carried: Centimes } {
  const { earlier: opening, debit, credit } = moves
  const carried = minus(balanceOfMoves(moves).opening, opening)
  return { opening, debit, credit, closing: minus(moves.closing, carried), carried }
}

export const carriedForward = (carried: Centimes): Balance => ({
  ...{ opening: carried, closing: carried, debit: ZERO_CENTIMES, credit: ZERO_CENTIMES },
})

const debitOf = (amount: Centimes): number => dinars(centimes(Math.max(0, amount)))
const creditOf = (amount: Centimes): number => debitOf(minus(ZERO_CENTIMES, amount))

export const sumsOfBalance = ({ opening, debit, credit, closing }: Balance): BalanceSums => ({
  ...{ opening_debit: debitOf(opening), opening_credit: creditOf(opening) },
  ...{ debit: dinars(debit), credit: dinars(credit) },
  ...{ closing_debit: debitOf(closing), closing_credit: creditOf(closing) },
})

/** In debit and in credit, each for itself. */
export function totalOfBalances(balances: readonly Balance[]): BalanceSums {
  const total = (amountOf: (balance: Balance) => number) =>
    dinars(sum(balances.map((balance) => centimes(amountOf(balance)))))
  return {
    opening_debit: total(({ opening }) => Math.max(0, opening)),
    opening_credit: total(({ opening }) => Math.max(0, 0 - opening)),
    debit: total(({ debit }) => debit),
    credit: total(({ credit }) => credit),
    closing_debit: total(({ closing }) => Math.max(0, closing)),
    closing_credit: total(({ closing }) => Math.max(0, 0 - closing)),
  }
}
