import { sql } from 'kysely'
import type { Centimes } from '#kernel/money.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import type { OrderId, ParcelId, ParcelState } from '../schema.ts'

/** Counts pieces that are with the shop again, or have left it once more. The order is held already. */
export const addReturnedQuantity = (
  tx: Tx,
  id: OrderId,
  lines: readonly { itemId: string; quantity: number }[],
) =>
  sql`
    update orders.order_items i set returned_quantity = i.returned_quantity + t.quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as t ("itemId" uuid, quantity integer)
    where i.id = t."itemId" and i.order_id = ${id}`.execute(tables<object>(tx))

/** Notes what a buyer was given back of an order. */
export const addRefunded = (tx: Tx, id: string, amount: Centimes) =>
  sql`update orders.orders set refunded_centimes = refunded_centimes + ${amount} where id = ${id}`.execute(
    tables<object>(tx),
  )

/** The place that the next parcel of an order takes. */
export async function nextPosition(tx: Tx, id: OrderId): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position) + 1, 1) as next from orders.parcels where order_id = ${id}`.execute(
    tables<object>(tx),
  )
  return rows[0]?.next ?? 1
}

/** Where a parcel with an exchange is; null when it is none. */
export async function findExchangeParcel(tx: Tx, id: string): Promise<ParcelState | null> {
  const { rows } = await sql<{ state: ParcelState }>`
    select state from orders.parcels where id = ${id as ParcelId} and purpose = 'exchange'`.execute(
    tables<object>(tx),
  )
  return rows[0]?.state ?? null
}
