import { localDate } from '#kernel/calendar.ts'
import { ok } from '#kernel/result.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import {
  type CourierContribution,
  deleteCourierContributions,
  listOrdersWithoutCourierStats,
  applyCourierDeltas,
  listOrdersForCourierStats,
  saveCourierContributions,
  claimParcelChanges,
} from '../queries/courier-stats.ts'
import { lockAggregation, type OrderCursor } from '../queries/order-aggregates.ts'
import { type CourierPart, courierContribution } from '../rules/courier-stats.ts'

const AT_ONCE = 500

/** Idempotent: applies differences only. The caller must hold the aggregation lock. */
export async function aggregateCourierStats(tx: Tx, ids: readonly string[]): Promise<void> {
  const now: CourierContribution[] = []
  const moves: (CourierContribution & { sign: 1 | -1 })[] = []
  for (const {
    id,
    vendorId,
    placedAt,
    wilaya,
    counted,
    ...order
  } of await listOrdersForCourierStats(tx, ids)) {
    const parts = courierContribution(order)
    if (counted !== null && isSame(counted, parts)) continue
    const row = { order_id: id, vendor_id: vendorId, placed_on: localDate(placedAt), wilaya }
    if (counted !== null) moves.push({ ...row, parts: counted, sign: -1 })
    now.push({ ...row, parts })
    moves.push({ ...row, parts, sign: 1 })
  }
  if (now.length === 0) return
  await saveCourierContributions(tx, now)
  await applyCourierDeltas(tx, moves)
}

/** `jsonb` does not preserve the order of keys, so texts cannot be compared. */
const isSame = (a: readonly CourierPart[], b: readonly CourierPart[]): boolean =>
  a.length === b.length &&
  a.every((courierPart, index) =>
    Object.entries(b[index] ?? {}).every(([key, value]) => Reflect.get(courierPart, key) === value),
  )

const idOf = ({ id }: OrderCursor): string => id

export async function rebuildCourierStats(tx: Tx): Promise<void> {
  await deleteCourierContributions(tx)
  let orders = await listOrdersWithoutCourierStats(tx, AT_ONCE, {})
  while (orders.length > 0) {
    await aggregateCourierStats(tx, orders.map(idOf))
    orders = await listOrdersWithoutCourierStats(tx, AT_ONCE, { after: orders.at(-1) ?? null })
  }
}

/** Backfill for orders placed before these aggregates existed. */
export async function aggregateMissingCourierStats(db: Db, cutoff: Date): Promise<void> {
  let after: OrderCursor | null = null
  do {
    const from: OrderCursor | null = after
    const done = await inTransaction(db, async (tx) => {
      await lockAggregation(tx)
      const orders = await listOrdersWithoutCourierStats(tx, AT_ONCE, { after: from, cutoff })
      if (orders.length > 0) await aggregateCourierStats(tx, orders.map(idOf))
      return ok(orders.at(-1) ?? null)
    })
    after = done.value
  } while (after !== null)
}

/** Claims the changes of parcels recorded by triggers. Runs every few minutes. */
export const aggregateMovedParcels =
  ({ db }: { db: Db }) =>
  async (): Promise<void> => {
    let notes: number
    do {
      const done = await inTransaction(db, async (tx) => {
        await lockAggregation(tx)
        const taken = await claimParcelChanges(tx, AT_ONCE)
        if (taken.orders.length > 0) await aggregateCourierStats(tx, taken.orders)
        return ok(taken.notes)
      })
      notes = done.value
    } while (notes === AT_ONCE)
  }
