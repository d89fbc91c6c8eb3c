import { localDate, type LocalDate } from '#kernel/calendar.ts'
import { sum } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { before, days } from '#kernel/time.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import { lastMonthOf, nameMonth, periodOfMonth } from '#capabilities/documents/index.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import type { DeliveredPart, UndeliveredOrder } from '#capabilities/ledger/index.ts'
import { sharesOf } from '#capabilities/orders/index.ts'
import {
  findFirstMissing,
  findLastCutOff,
  hasCutOff,
  insertCutOff,
  listOpenOrdersAt,
  lockCutOffs,
  type OpenOrderAt,
} from '../queries/cut-offs.ts'
import type { TreasuryDeps } from './record-manual-journal.ts'

/** A longer gap is not caught up, nor are months before the first one: the books of those months were made without it. */
const MAX_MONTHS = 12
const ORDERS_AT_ONCE = 500

type PostCutOffCommand = AdminActor & { month: string }
export type PostCutOffRefusal =
  | { code: 'month_not_over' }
  | { code: 'cut_off_month_closed' }
  | { code: 'cut_off_posted' }
  | { code: 'before_first_entry' }
  | { code: 'earlier_cut_off_missing'; missing: LocalizedMessage }

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
    /** Of a month that the job does not catch up, by a person; in order. */
    post: ({ month, ...by }: PostCutOffCommand) =>
      inTransaction(db, async (tx): Promise<Result<null, PostCutOffRefusal>> => {
        const allowed = await checkPosting(deps, tx, month)
        if (!allowed.ok) return allowed
        await postOf(deps, tx, month)
        await deps.audit.record(tx, {
          ...by.origin,
          actor: { role: 'admin', id: by.adminId },
          action: 'treasury.cut_off_posted',
          subject: { type: 'cut_off', id: month },
          after: { month },
        })
        return ok(null)
      }),
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

export type PostCutOffs = ReturnType<typeof postCutOffs>

async function checkPosting(
  deps: TreasuryDeps,
  tx: Tx,
  month: string,
): Promise<Result<null, PostCutOffRefusal>> {
  const last = lastMonthOf(deps.clock.now())
  if (month > last) return refuse({ code: 'month_not_over' })
  if (await touchesClosedMonth(deps, tx, month)) return refuse({ code: 'cut_off_month_closed' })
  await lockCutOffs(tx)
  if (await hasCutOff(tx, month)) return refuse({ code: 'cut_off_posted' })
  const first = await deps.ledger.findFirstDay(tx)
  if (first === null || month < first.slice(0, 7)) return refuse({ code: 'before_first_entry' })
  const missing = await findFirstMissing(tx, { first, last })
  return missing !== null && missing < month
    ? refuse({ code: 'earlier_cut_off_missing', missing: nameMonth(missing) })
    : ok(null)
}

async function touchesClosedMonth({ documents }: TreasuryDeps, tx: Tx, month: string) {
  for (const day of [lastDayOf(month), firstDayAfter(month)])
    if (await documents.areBooksClosed(tx, day)) return true
  return false
}

/** Not into a closed month, and once. */
async function postOf(deps: TreasuryDeps, tx: Tx, month: string) {
  const { ledger, clock } = deps
  const [endsOn, undoneOn] = [lastDayOf(month), firstDayAfter(month)]
  if (await touchesClosedMonth(deps, tx, month)) return
  await lockCutOffs(tx)
  if (await hasCutOff(tx, month)) return
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
