import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'
import type { LastChange } from '#platform/edit-conflict.ts'
import type { ReturnsDatabase } from '../tables.ts'

/** Optimistic lock: older versions get an edit conflict. The return must be locked. */
export const raiseReturnVersion = (tx: Tx, id: string) =>
  tables<ReturnsDatabase>(tx)
    .updateTable('returns.returns')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

/** Also raises the version of its return, whose page shows the refund. */
export async function raiseRefundVersion(
  tx: Tx,
  { id, returnId }: { id: string; returnId: string | null },
): Promise<void> {
  await tables<ReturnsDatabase>(tx)
    .updateTable('returns.refunds')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  if (returnId !== null) await raiseReturnVersion(tx, returnId)
}

const NAME = `(select coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email)
  from identity.profiles p where p.user_id = acts.actor_id)`

const OF_PEOPLE = sql`actor_role in ('buyer', 'vendor', 'admin')`

/** Of the return, its refunds and its exchange. */
export async function findLastReturnChange(
  tx: Tx,
  { id, number, orderId }: { id: string; number: string; orderId: string },
): Promise<LastChange> {
  const { rows } = await sql<LastChange>`
    select role, at, ${sql.raw(NAME)} as name from (
      select actor_role as role, actor_id, happened_at as at from returns.status_history
      where return_id = ${id} and ${OF_PEOPLE}
      union all
      select h.actor_role, h.actor_id, h.happened_at from returns.refunds f
      join returns.status_history h on h.refund_id = f.id
      where f.return_id = ${id} and ${OF_PEOPLE}
      union all
      select actor_role, actor_id, created_at from audit.entries
      where subject_type = 'order' and subject_id = ${orderId} and after->>'return' = ${number}
        and action in ('returns.exchange_shipped', 'returns.exchange_returned')) acts
    order by at desc limit 1`.execute(tables<ReturnsDatabase>(tx))
  return rows[0]! // a return starts with its buyer's request or a refused delivery
}

/** Falls back to the refund's creation. */
export async function findLastRefundChange(tx: Tx, id: string): Promise<LastChange> {
  const { rows } = await sql<LastChange>`
    select role, at, ${sql.raw(NAME)} as name from (
      select actor_role as role, actor_id, happened_at as at from returns.status_history
      where refund_id = ${id} and ${OF_PEOPLE}
      union all
      select 'system', null, created_at from returns.refunds where id = ${id}) acts
    order by role = 'system', at desc limit 1`.execute(tables<ReturnsDatabase>(tx))
  return rows[0]! // the caller holds the lock of the refund
}
