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

/**
 * Brings the margins up to what the ledger says of these orders now. Whoever calls holds the counting;
 * an order that is counted as it is changes nothing.
 */
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

/** What was once known of a line stays: what it was of, and what a piece of it cost then. */
const frozen =
  ({ counted }: MarginOrder) =>
  (line: MarginLine, at: number): MarginLine => {
    const was = counted?.[at]
    if (!was) return line
    const unitCost = was.unit_cost === null ? line.unitCost : centimes(was.unit_cost)
    return { ...line, productId: was.product_id, variantId: was.variant_id, unitCost }
  }

/** The database keeps the keys of an object in an order of its own. */
const isSame = (a: readonly object[], b: readonly object[]): boolean =>
  a.length === b.length &&
  a.every((one, at) =>
    Object.entries(b[at] ?? {}).every(([key, value]) => Reflect.get(one, key) === value),
  )

const idOf = ({ id }: OrderCursor): string => id

/** Counts what nobody has counted yet: in a database that was filled without facts. */
export async function aggregateMissingMargins(tx: Tx): Promise<void> {
  let orders = await listOrdersWithoutMargins(tx, AT_ONCE, null)
  while (orders.length > 0) {
    await aggregateMargins(tx, orders.map(idOf))
    orders = await listOrdersWithoutMargins(tx, AT_ONCE, orders.at(-1) ?? null)
  }
}

/**
 * Counts anew what was posted of late: money that moved without a fact (a parcel of several that came
 * back, an exchange) is in the margins all the same. For a schedule of minutes.
 */
export const aggregatePostedJournals =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async (): Promise<void> => {
    await inTransaction(db, async (tx) => {
      await lockAggregation(tx)
      const ids = await listPostedSince(tx, before(clock.now(), hours(1)))
      for (let at = 0; at < ids.length; at += AT_ONCE)
        await aggregateMargins(tx, ids.slice(at, at + AT_ONCE))
      return ok(null)
    })
  }
