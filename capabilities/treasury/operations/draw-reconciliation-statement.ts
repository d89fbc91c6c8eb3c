import type { LocalDate } from '#kernel/calendar.ts'
import { type Centimes, dinars, minus, sum } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/database/index.ts'
import type { ReconciliationStatementView } from '../bank-statements.contract.ts'
import { recordViews } from '../queries/bank-records.ts'
import {
  findStatedBalance,
  listCountedLater,
  listNotAtBank,
  listUnlinkedLines,
  readBalances,
} from '../queries/reconciliation-statement.ts'

const NAMED = 500

export type StatementDayRefusal = { code: 'bank_day_unknown'; from: LocalDate; until: LocalDate }

/** From the balance of the books to that of the bank at the end of a day; null before the bank stated a balance. */
export async function drawReconciliationStatement(
  db: Db,
  day: LocalDate | undefined,
): Promise<Result<ReconciliationStatementView | null, StatementDayRefusal>> {
  const stated = await findStatedBalance(db)
  if (!stated) return ok(null)
  const { fromOn, untilOn } = stated
  const on = day ?? untilOn
  if (on < fromOn || on > untilOn)
    return refuse({ code: 'bank_day_unknown', from: fromOn, until: untilOn })
  const { books, bank } = await readBalances(db, on)
  const lines = await listUnlinkedLines(db, on)
  const [later, notAtBank] = [await listCountedLater(db, on), await listNotAtBank(db, on)]
  const [added, taken] = [sum([...lines, ...later].map(amountOf)), sum(notAtBank.map(amountOf))]
  const [laterViews, views] = [recordViews(later), recordViews(notAtBank)]
  return ok({
    ...{ on, from_on: fromOn, until_on: untilOn },
    ...{ books: dinars(books), bank: dinars(bank) },
    not_in_books: {
      ...{ count: lines.length + laterViews.length, sum: dinars(added) },
      lines: lines.slice(0, NAMED).map(({ id, bookedOn, label, amount }) => ({
        ...{ id, booked_on: bookedOn, label, amount: dinars(amount) },
      })),
      records: laterViews.slice(0, NAMED),
    },
    not_at_bank: {
      ...{ count: views.length, sum: dinars(taken), records: views.slice(0, NAMED) },
    },
    difference: dinars(minus(sum([bank, taken]), sum([books, added]))),
  })
}

const amountOf = ({ amount }: { amount: Centimes }) => amount
