import { localDate } from '#kernel/calendar.ts'
import { ok } from '#kernel/result.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import {
  type CountedCouriers,
  forgetCouriers,
  listUncarried,
  moveCouriers,
  readForCouriers,
  saveCouriers,
  takeParcelMoves,
} from '../queries/courier-stats.ts'
import { holdCounting, type Seen } from '../queries/order-aggregates.ts'
import { type CourierPart, courierParts } from '../rules/courier-stats.ts'

const AT_ONCE = 500

/**
 * Brings the sums by courier up to what these orders and their parcels are now. Whoever calls holds the
 * counting; an order that is counted as it is changes nothing.
 */
export async function countCouriers(tx: Tx, ids: readonly string[]): Promise<void> {
  const now: CountedCouriers[] = []
  const moves: (CountedCouriers & { sign: 1 | -1 })[] = []
  for (const { id, vendorId, placedAt, wilaya, counted, ...order } of await readForCouriers(
    tx,
    ids,
  )) {
    const parts = courierParts(order)
    if (counted !== null && isSame(counted, parts)) continue
    const row = { order_id: id, vendor_id: vendorId, placed_on: localDate(placedAt), wilaya }
    if (counted !== null) moves.push({ ...row, parts: counted, sign: -1 })
    now.push({ ...row, parts })
    moves.push({ ...row, parts, sign: 1 })
  }
  if (now.length === 0) return
  await saveCouriers(tx, now)
  await moveCouriers(tx, moves)
}

/** The database keeps the keys of an object in an order of its own. */
const isSame = (a: readonly CourierPart[], b: readonly CourierPart[]): boolean =>
  a.length === b.length &&
  a.every((one, at) =>
    Object.entries(b[at] ?? {}).every(([key, value]) => Reflect.get(one, key) === value),
  )

const idOf = ({ id }: Seen): string => id

/** Counts everything anew, from the orders and parcels themselves. */
export async function rebuildCouriers(tx: Tx): Promise<void> {
  await forgetCouriers(tx)
  let orders = await listUncarried(tx, AT_ONCE, {})
  while (orders.length > 0) {
    await countCouriers(tx, orders.map(idOf))
    orders = await listUncarried(tx, AT_ONCE, { after: orders.at(-1) ?? null })
  }
}

/** Counts orders that no courier's sums know: those that were there before they were kept. */
export async function countUncarried(db: Db, cutoff: Date): Promise<void> {
  let after: Seen | null = null
  do {
    const from: Seen | null = after
    const done = await inTransaction(db, async (tx) => {
      await holdCounting(tx)
      const orders = await listUncarried(tx, AT_ONCE, { after: from, cutoff })
      if (orders.length > 0) await countCouriers(tx, orders.map(idOf))
      return ok(orders.at(-1) ?? null)
    })
    after = done.value
  } while (after !== null)
}

/**
 * Counts the orders whose parcels moved, changed hands or had their cash handed over. For a schedule of
 * minutes: a parcel says nothing, it is only noted.
 */
export const countParcels =
  ({ db }: { db: Db }) =>
  async (): Promise<void> => {
    let notes: number
    do {
      const done = await inTransaction(db, async (tx) => {
        await holdCounting(tx)
        const taken = await takeParcelMoves(tx, AT_ONCE)
        if (taken.orders.length > 0) await countCouriers(tx, taken.orders)
        return ok(taken.notes)
      })
      notes = done.value
    } while (notes === AT_ONCE)
  }
