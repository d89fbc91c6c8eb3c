import { localDate } from '#kernel/calendar.ts'
import { ok } from '#kernel/result.ts'
import { before, type Clock, minutes } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import {
  type OrderContribution,
  type OrderToAggregate,
  lockAggregation,
  listOrdersWithoutAggregate,
  rebuildAggregateRows,
  type OrderDelta,
  applyOrderDeltas,
  listOrdersForAggregation,
  saveOrderContributions,
  type OrderCursor,
} from '../queries/order-aggregates.ts'
import {
  aggregateCourierStats,
  aggregateMissingCourierStats,
  rebuildCourierStats,
} from './aggregate-courier-stats.ts'
import { aggregateMargins, aggregateMissingMargins } from './aggregate-margins.ts'
import { insertSalesDeltas, saveSoldItems } from '../queries/sales-counts.ts'
import { rescaleShares, categoryShares } from '../rules/category-shares.ts'

/** Orders per statement. */
const AT_ONCE = 500

/** Idempotent: applies differences only, so events may repeat and arrive in any order. */
export async function aggregateOrders(tx: Tx, ids: readonly string[]): Promise<void> {
  await lockAggregation(tx)
  await aggregateMargins(tx, ids)
  await aggregateCourierStats(tx, ids)
  await insertSalesDeltas(tx, ids)
  const changed = (await listOrdersForAggregation(tx, ids)).filter(
    ({ counted, status, isPaid, total, wilaya }) =>
      counted?.status !== status ||
      counted.isPaid !== isPaid ||
      counted.total !== total ||
      counted.wilaya !== wilaya,
  )
  if (changed.length > 0) {
    await saveOrderContributions(tx, changed.map(countedAs))
    await applyOrderDeltas(tx, changed.flatMap(movesOf))
  }
  await saveSoldItems(tx, ids)
}

/** Orders counted before keep the categories of that time. */
export const rebuildOrderAggregates = (db: Db) => () =>
  inTransaction(db, async (tx) => {
    await lockAggregation(tx)
    let orders = await listOrdersWithoutAggregate(tx, AT_ONCE)
    while (orders.length > 0) {
      await saveOrderContributions(
        tx,
        (await listOrdersForAggregation(tx, orders.map(idOf))).map(countedAs),
      )
      orders = await listOrdersWithoutAggregate(tx, AT_ONCE, { after: orders.at(-1) ?? null })
    }
    await rebuildAggregateRows(tx)
    await aggregateMissingMargins(tx)
    await rebuildCourierStats(tx)
    return ok(null)
  })

/** Backfill for orders without events, e.g. placed before the subscriptions existed. */
export const aggregateMissingOrders =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async (): Promise<void> => {
    const cutoff = before(clock.now(), minutes(10)) // events of younger orders are still being delivered
    let after: OrderCursor | null = null
    do {
      const from: OrderCursor | null = after
      const done = await inTransaction(db, async (tx) => {
        const orders = await listOrdersWithoutAggregate(tx, AT_ONCE, { after: from, cutoff })
        if (orders.length > 0) await aggregateOrders(tx, orders.map(idOf))
        return ok(orders.at(-1) ?? null)
      })
      after = done.value
    } while (after !== null)
    await aggregateMissingCourierStats(db, cutoff)
  }

const idOf = ({ id }: OrderCursor): string => id

const countedAs = (order: OrderToAggregate): OrderContribution => ({
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
    ? rescaleShares(order.counted, order.total)
    : categoryShares(order.total, order.lines ?? []),
})

function movesOf(order: OrderToAggregate): OrderDelta[] {
  const now = countedAs(order)
  const added: OrderDelta = { ...now, sign: 1 }
  if (order.counted === null) return [added]
  const { status, isPaid, total, shares, wilaya } = order.counted
  const was = { status, is_paid: isPaid, total_centimes: total, category_shares: shares, wilaya }
  return [{ ...now, ...was, sign: -1 }, added]
}
