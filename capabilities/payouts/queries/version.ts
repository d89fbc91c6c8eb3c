import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'
import type { LastChange } from '#platform/edit-conflict.ts'
import type { PayoutsDatabase } from '../tables.ts'

/** Optimistic lock: older versions get an edit conflict. The batch must be locked. */
export const raiseBatchVersion = (tx: Tx, id: string) =>
  tables<PayoutsDatabase>(tx)
    .updateTable('payouts.batches')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

/** The last change by an admin of the batch or one of its payouts. */
export async function findLastBatchChange(tx: Tx, id: string): Promise<LastChange> {
  const { rows } = await sql<LastChange>`
    select h.actor_role as role, h.happened_at as at, (
      select coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email)
      from identity.profiles p where p.user_id = h.actor_id) as name
    from payouts.status_history h
    where h.batch_id = ${id} or h.payout_id in (select id from payouts.payouts where batch_id = ${id})
    order by h.happened_at desc limit 1`.execute(tables<PayoutsDatabase>(tx))
  return rows[0]! // every batch has a proposal
}
