import { sql } from 'kysely'
import type { Centimes } from '#kernel/money.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { Person } from '#platform/personal-data.ts'
import type { OrderId, ParcelId, ParcelState } from '../schema.ts'
import { owned } from './person.ts'

type Contact = { number: string; email: string | null; phone: string | null }

/** Whether an order is this person's. */
export async function isOfPerson(handle: Db | Tx, person: Person, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from orders.orders o join orders.purchases p on p.id = o.purchase_id
    where o.id = ${id} and ${owned(person)}`.execute(tables<object>(handle))
  return rows.length > 0
}

/** Whether an order is of the purchase that this number and contact open. */
export async function isOfContact(
  handle: Db | Tx,
  { number, email, phone }: Contact,
  id: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from orders.orders o join orders.purchases p on p.id = o.purchase_id
    where o.id = ${id} and p.number = ${number} and (p.email = ${email} or p.phone = ${phone})`.execute(
    tables<object>(handle),
  )
  return rows.length > 0
}

/** Counts pieces that are with the shop again, or have left it once more. The order is held already. */
export const moveTakenBack = (
  tx: Tx,
  id: OrderId,
  lines: readonly { itemId: string; quantity: number }[],
) =>
  sql`
    update orders.order_items i set taken_back = i.taken_back + t.quantity
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
