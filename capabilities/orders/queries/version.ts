import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'
import type { LastChange } from '#platform/edit-conflict.ts'
import type { OrderId } from '../schema.ts'

/** Whoever has an older version open is told so when they act. The order is locked already. */
export const raiseVersion = (tx: Tx, id: OrderId) =>
  sql`update orders.orders set version = version + 1 where id = ${id}`.execute(tables<object>(tx))

export type OrderChange = LastChange & {
  action: string
  /** Of a parcel, where it was moved. */
  parcelState: string | null
}

/** The last act of a person on the order or one of its parcels. */
export async function findLastChange(tx: Tx, id: OrderId): Promise<OrderChange> {
  const { rows } = await sql<OrderChange>`
    select e.actor_role as role, e.at, e.action, e.after->>'state' as "parcelState", (
      select coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email)
      from identity.profiles p where p.user_id = e.actor_id) as name
    from audit.entries e
    where e.subject_type = 'order' and e.subject_id = ${id} and e.action like 'orders.%'
      and e.actor_role in ('admin', 'vendor', 'customer', 'anyone')
    order by e.id desc limit 1`.execute(tables<object>(tx))
  return rows[0]! // each act that raises the version is in the audit log, which forgets nothing
}
