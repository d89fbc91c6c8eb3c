import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { OrdersDatabase } from '../tables.ts'

/** Locks the orders in id order until the transaction ends. */
export async function lockOrders(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select from orders.orders where id = any(${ids}::uuid[]) order by id for share`.execute(
    tables<OrdersDatabase>(tx),
  )
}

/** Of these parcels, the ones on their way: their purchases first, as for every change of an order. */
export async function lockOrdersOfParcels(tx: Tx, parcelIds: readonly string[]): Promise<void> {
  const db = tables<OrdersDatabase>(tx)
  const ofParcels = sql`select order_id from orders.parcels where id = any(${parcelIds}::uuid[])
    and state not in ('delivered', 'cash_at_courier', 'remitted', 'returned', 'checked', 'lost')`
  await sql`
    select from orders.purchases where id in (
      select purchase_id from orders.orders where id in (${ofParcels})) order by id for update`.execute(
    db,
  )
  await sql`select from orders.orders where id in (${ofParcels}) order by id for update`.execute(db)
}

export async function markParcelsRemitted(
  tx: Tx,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const parcels = ids.map((id) => ({ id, step: newId(now) }))
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(parcels)}::jsonb) as w (id uuid, step uuid)
    ), held as (
      select p.id, p.state, w.step, coalesce(p.delivered_at, o.delivered_at, ${now}::timestamptz) as delivered_at
      from wanted w join orders.parcels p on p.id = w.id join orders.orders o on o.id = p.order_id
      where p.state not in ('remitted', 'returning', 'return_to_collect', 'returned', 'checked', 'lost')
      order by p.id for update of p
    ), step as (
      insert into orders.parcel_history (id, parcel_id, from_state, to_state, happened_at)
      select step, id, state, 'remitted', ${now} from held
    )
    update orders.parcels p set state = 'remitted', delivered_at = held.delivered_at,
      delivery_claimed_at = null, delivery_claimed_by = null, delivery_denied_at = null
    from held where p.id = held.id`.execute(tables<OrdersDatabase>(tx))
}
