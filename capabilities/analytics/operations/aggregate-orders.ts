import { localDate } from '#kernel/calendar.ts'
import { ok } from '#kernel/result.ts'
import { before, type Clock, minutes } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import {
  type CountedOrder,
  type FoundOrder,
  holdCounting,
  listUncounted,
  makeSumsAgain,
  type Move,
  moveSums,
  readForCounting,
  saveCounted,
  type Seen,
} from '../queries/order-aggregates.ts'
import { countCouriers, countUncarried, rebuildCouriers } from './aggregate-courier-stats.ts'
import { countMargins, countUnmargined } from './aggregate-margins.ts'
import { noteSales, type SalesMove } from '../queries/sales-counts.ts'
import { sharesKept, sharesOf } from '../rules/category-shares.ts'

/** Orders that are compared and added in one statement. */
const AT_ONCE = 500

/**
 * Brings the sums up to what these orders are now. An order that is already counted as it is changes
 * nothing, so it does not matter how often, or in which order, its facts arrive.
 */
export async function countOrders(tx: Tx, ids: readonly string[]): Promise<void> {
  await holdCounting(tx)
  await countMargins(tx, ids)
  await countCouriers(tx, ids)
  const changed = (await readForCounting(tx, ids)).filter(
    ({ counted, status, isPaid, total }) =>
      counted?.status !== status || counted.isPaid !== isPaid || counted.total !== total,
  )
  if (changed.length === 0) return
  await saveCounted(tx, changed.map(countedAs))
  await moveSums(tx, changed.flatMap(movesOf))
  const sales = changed.flatMap(salesOf)
  if (sales.length > 0) await noteSales(tx, sales)
}

/** Makes all sums again from the orders themselves. What was counted keeps the categories it had then. */
export const rebuildSums = (db: Db) => () =>
  inTransaction(db, async (tx) => {
    await holdCounting(tx)
    let orders = await listUncounted(tx, AT_ONCE)
    while (orders.length > 0) {
      await saveCounted(tx, (await readForCounting(tx, orders.map(idOf))).map(countedAs))
      orders = await listUncounted(tx, AT_ONCE, { after: orders.at(-1) ?? null })
    }
    await makeSumsAgain(tx)
    await countUnmargined(tx)
    await rebuildCouriers(tx)
    return ok(null)
  })

/** Counts orders whose facts never came: those that were there before anybody listened. */
export const countLeftOut =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async (): Promise<void> => {
    const cutoff = before(clock.now(), minutes(10)) // the facts of younger ones are on their way
    let after: Seen | null = null
    do {
      const from: Seen | null = after
      const done = await inTransaction(db, async (tx) => {
        const orders = await listUncounted(tx, AT_ONCE, { after: from, cutoff })
        if (orders.length > 0) await countOrders(tx, orders.map(idOf))
        return ok(orders.at(-1) ?? null)
      })
      after = done.value
    } while (after !== null)
    await countUncarried(db, cutoff)
  }

const idOf = ({ id }: Seen): string => id

const countedAs = (order: FoundOrder): CountedOrder => ({
  order_id: order.id,
  placed_on: localDate(order.placedAt),
  placed_at: order.placedAt,
  vendor_id: order.vendorId,
  wilaya: order.wilaya,
  status: order.status,
  is_paid: order.isPaid,
  pieces: order.pieces,
  total_centimes: order.total,
  category_shares: order.counted
    ? sharesKept(order.counted, order.total)
    : sharesOf(order.total, order.lines ?? []),
})

/** Pieces are sold while their order stands. */
function salesOf({ id, status, counted }: FoundOrder): SalesMove[] {
  const were = counted !== null && counted.status !== 'cancelled'
  const are = status !== 'cancelled'
  return were === are ? [] : [{ orderId: id, sign: are ? 1 : -1 }]
}

/** Out with what was counted, in with what is. */
function movesOf(order: FoundOrder): Move[] {
  const now = countedAs(order)
  const added: Move = { ...now, sign: 1 }
  if (order.counted === null) return [added]
  const { status, isPaid, total, shares } = order.counted
  const was = { status, is_paid: isPaid, total_centimes: total, category_shares: shares }
  return [{ ...now, ...was, sign: -1 }, added]
}
