import { localDate } from '#kernel/calendar.ts'
import { centimes } from '#kernel/money.ts'
import { ok } from '#kernel/result.ts'
import { before, type Clock, hours } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import {
  listPostedSince,
  listOrdersWithoutMargins,
  type MarginOrder,
  applyMarginDeltas,
  listOrdersForMargins,
  saveMarginContributions,
} from '../queries/margins.ts'
import { lockAggregation, type OrderCursor } from '../queries/order-aggregates.ts'
import { orderMarginLines, type MarginLine } from '../rules/margins.ts'

const AT_ONCE = 500

/** Idempotent: applies differences only. The caller must hold the aggregation lock. */
export async function aggregateMargins(tx: Tx, ids: readonly string[]): Promise<void> {
  const changed = (await listOrdersForMargins(tx, ids)).flatMap((order) => {
    const lines = orderMarginLines({ ...order, lines: order.lines.map(frozen(order)) })
    const { id, vendorId, placedAt, counted } = order
    if (counted !== null && isSame(counted, lines)) return []
    const row = { order_id: id, vendor_id: vendorId, placed_on: localDate(placedAt) }
    return [{ now: { ...row, lines }, was: counted && { ...row, lines: counted } }]
  })
  if (changed.length === 0) return
  await saveMarginContributions(
    tx,
    changed.map(({ now }) => now),
  )
  await applyMarginDeltas(
    tx,
    changed.flatMap(({ now, was }) => [
      ...(was ? [{ ...was, sign: -1 as const }] : []),
      { ...now, sign: 1 as const },
    ]),
  )
}

/** Keeps the product of the first count and the first known unit cost. */
const frozen =
  ({ counted }: MarginOrder) =>
  (line: MarginLine, index: number): MarginLine => {
    const was = counted?.[index]
    if (!was) return line
    const unitCost = was.unit_cost === null ? line.unitCost : centimes(was.unit_cost)
    return { ...line, productId: was.product_id, variantId: was.variant_id, unitCost }
  }

/** `jsonb` does not preserve the order of keys, so texts cannot be compared. */
const isSame = (a: readonly object[], b: readonly object[]): boolean =>
  a.length === b.length &&
  a.every((item, index) =>
    Object.entries(b[index] ?? {}).every(([key, value]) => Reflect.get(item, key) === value),
  )

const idOf = ({ id }: OrderCursor): string => id

/** Backfill for a database that was filled without events. */
export async function aggregateMissingMargins(tx: Tx): Promise<void> {
  let orders = await listOrdersWithoutMargins(tx, AT_ONCE, null)
  while (orders.length > 0) {
    await aggregateMargins(tx, orders.map(idOf))
    orders = await listOrdersWithoutMargins(tx, AT_ONCE, orders.at(-1) ?? null)
  }
}

/**
 * Some journals follow no event (one of several parcels returned, an exchange): recounts orders
 * with recent postings. Runs every few minutes.
 */
export const aggregatePostedJournals =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async (): Promise<void> => {
    await inTransaction(db, async (tx) => {
      await lockAggregation(tx)
      const ids = await listPostedSince(tx, before(clock.now(), hours(1)))
      for (let index = 0; index < ids.length; index += AT_ONCE)
        await aggregateMargins(tx, ids.slice(index, index + AT_ONCE))
      return ok(null)
    })
  }
