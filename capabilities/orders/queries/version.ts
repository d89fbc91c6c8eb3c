import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'
import type { LastChange } from '#platform/edit-conflict.ts'
import type { OrderId } from '../schema.ts'
import type { OrdersDatabase } from '../tables.ts'

/** Optimistic lock: older versions get an edit conflict. The order must be locked. */
export const raiseVersion = (tx: Tx, id: OrderId) =>
  tables<OrdersDatabase>(tx)
    .updateTable('orders.orders')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

export type OrderChange = LastChange & {
  action: string
  parcelState: string | null
}

/** Falls back to the order's creation, for a client that sent a version that never existed. */
export async function findLastOrderChange(tx: Tx, id: OrderId): Promise<OrderChange> {
  const { rows } = await sql<OrderChange>`
    select coalesce(e.actor_role, 'system') as role, coalesce(e.created_at, o.placed_at) as at,
      coalesce(e.action, '') as action, e.after->>'state' as "parcelState", (
        select coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email)
        from identity.profiles p where p.user_id = e.actor_id) as name
    from orders.orders o
    left join audit.entries e on e.subject_type = 'order' and e.subject_id = o.id::text
      and e.action like 'orders.%' and e.actor_role in ('admin', 'vendor', 'customer', 'anyone')
    where o.id = ${id}
    order by e.id desc nulls last limit 1`.execute(tables<OrdersDatabase>(tx))
  return rows[0]! // the caller holds the lock of the order
}
