import { localDate, type LocalDate } from '#kernel/calendar.ts'
import { sum } from '#kernel/money.ts'
import { ok } from '#kernel/result.ts'
import { before, days } from '#kernel/time.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { lastMonthOf, periodOfMonth } from '#capabilities/documents/index.ts'
import type { DeliveredPart, UndeliveredOrder } from '#capabilities/ledger/index.ts'
import { sharesOf } from '#capabilities/orders/index.ts'
import {
  findLastCutOff,
  insertCutOff,
  listOpenOrdersAt,
  lockCutOffs,
  type OpenOrderAt,
} from '../queries/cut-offs.ts'
import type { TreasuryDeps } from './record-manual-journal.ts'

/** A longer gap is not caught up: the books of those months were made without it. */
const MAX_MONTHS = 12
const ORDERS_AT_ONCE = 500

/** What was sold and not delivered by the end of a month is no income of it. */
export function postCutOffs(deps: TreasuryDeps) {
  const { db, clock } = deps
  return {
    /** A job: the last month, and those that it missed since the one before. Idempotent. */
    async postMissing(): Promise<void> {
      for (const month of missingMonths(await findLastCutOff(db), lastMonthOf(clock.now())))
        await inTransaction(db, async (tx) => {
          await postOf(deps, tx, month)
          return ok(null)
        })
    },
    /** Before the month is closed, in its transaction. */
    beforeClosing: (tx: Tx, month: string) => postOf(deps, tx, month),
  }
}

function missingMonths(posted: string | null, last: string): string[] {
  if (posted === null) return [last]
  const missing: string[] = []
  for (let month = last; month > posted && missing.length < MAX_MONTHS; month = monthBefore(month))
    missing.unshift(month)
  return missing
}

const monthBefore = (month: string): string => lastMonthOf(periodOfMonth(month).from)
const firstDayAfter = (month: string): LocalDate => localDate(periodOfMonth(month).until)
const lastDayOf = (month: string): LocalDate =>
  localDate(before(periodOfMonth(month).until, days(1)))

/** Not into a closed month; nor before a cut-off that was posted. */
async function postOf({ ledger, documents, clock }: TreasuryDeps, tx: Tx, month: string) {
  const [endsOn, undoneOn] = [lastDayOf(month), firstDayAfter(month)]
  for (const day of [endsOn, undoneOn]) if (await documents.areBooksClosed(tx, day)) return
  await lockCutOffs(tx)
  const posted = await findLastCutOff(tx)
  if (posted !== null && posted >= month) return
  const { until } = periodOfMonth(month)
  const open = await listOpenOrdersAt(tx, until)
  const orders: UndeliveredOrder[] = []
  for (let start = 0; start < open.length; start += ORDERS_AT_ONCE) {
    const some = open.slice(start, start + ORDERS_AT_ONCE)
    const partly = some.map((order) => ({ ...order, delivered: deliveredPart(order) }))
    orders.push(...(await ledger.readUndelivered(tx, { until, orders: partly })))
  }
  const memo = `${month} · ${orders.length}`
  const ids = await ledger.post(tx, [ledger.cutOffJournal(orders, memo)], endsOn)
  const undone = { ids, kind: 'cut_off', memo, accountedOn: undoneOn } as const
  const [reversalId = null] = await ledger.reverse(tx, undone)
  const [journalId = null] = ids
  await insertCutOff(tx, { month, journalId, reversalId, now: clock.now(), orders })
}

/** As the invoices of an order share it between its parcels; the first one carries the delivery. */
function deliveredPart({ sent }: OpenOrderAt): DeliveredPart | null {
  if (sent === null) return null
  const { total, shipping, parcels } = sent
  const lines = sent.lines.map((line) => ({ ...line, cancelled: 0 }))
  const shares = sharesOf({ total, shipping, lines }, parcels)
  const delivered = shares.filter((_, index) => parcels[index]!.isDelivered)
  return { amount: sum(delivered), withDelivery: parcels[0]!.isDelivered }
}
