import { sql } from 'kysely'
import type { Centimes } from '#kernel/money.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import type { OrderId, ParcelId, ParcelState } from '../schema.ts'

/** Adds to the returned quantity, or subtracts. The order must be locked. */
export const addReturnedQuantity = (
  tx: Tx,
  id: OrderId,
  lines: readonly { itemId: string; quantity: number }[],
) =>
  sql`
    update orders.order_items i set returned_quantity = i.returned_quantity + t.quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as t ("itemId" uuid, quantity integer)
    where i.id = t."itemId" and i.order_id = ${id}`.execute(tables<object>(tx))

/** The first request stays. The order must be locked. */
export const saveReturnRequested = (tx: Tx, id: string, requestedAt: Date) =>
  sql`update orders.orders set return_requested_at = ${requestedAt}
      where id = ${id} and return_requested_at is null`.execute(tables<object>(tx))

export const saveReturnState = (tx: Tx, id: string, state: string) =>
  sql`update orders.orders set return_state = ${state} where id = ${id}`.execute(tables<object>(tx))

export const addRefunded = (tx: Tx, id: string, amount: Centimes) =>
  sql`update orders.orders set refunded_centimes = refunded_centimes + ${amount} where id = ${id}`.execute(
    tables<object>(tx),
  )

export async function nextPosition(tx: Tx, id: OrderId): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position) + 1, 1) as next from orders.parcels where order_id = ${id}`.execute(
    tables<object>(tx),
  )
  return rows[0]?.next ?? 1
}

/** Null when the parcel is not an exchange. */
export async function findExchangeParcel(tx: Tx, id: string): Promise<ParcelState | null> {
  const { rows } = await sql<{ state: ParcelState }>`
    select state from orders.parcels where id = ${id as ParcelId} and purpose = 'exchange'`.execute(
    tables<object>(tx),
  )
  return rows[0]?.state ?? null
}
