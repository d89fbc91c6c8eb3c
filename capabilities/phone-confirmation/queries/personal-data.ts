import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { ErasureResult, Person, PersonalData, RetentionTask } from '#platform/personal-data.ts'
import type { PhoneConfirmationDatabase } from '../tables.ts'

const ownTasks = ({ userId, email, phone = null }: Person) => sql`(
  select t.id from phone_confirmation.call_tasks t
  join orders.orders o on o.id = t.order_id join orders.purchases p on p.id = o.purchase_id
  where p.buyer_id = ${userId} or (p.buyer_id is null and (p.email = ${email} or p.phone = ${phone})))`

export async function exportPersonalData(handle: Db | Tx, person: Person): Promise<PersonalData> {
  const { rows } = await sql<Record<string, unknown>>`
    select o.order_number, t.phone, c.channel, c.outcome, c.callback_at, c.note, c.started_at
    from phone_confirmation.calls c join phone_confirmation.call_tasks t on t.id = c.task_id
    join orders.orders o on o.id = t.order_id
    where t.id in ${ownTasks(person)} order by c.started_at`.execute(
    tables<PhoneConfirmationDatabase>(handle),
  )
  return { calls: rows }
}

/** Removes notes and the phone number; the call itself stays. */
export async function erasePersonalData(tx: Tx, person: Person): Promise<ErasureResult> {
  const db = tables<PhoneConfirmationDatabase>(tx)
  await sql`delete from phone_confirmation.call_claims where task_id in ${ownTasks(person)}`.execute(
    db,
  )
  const { rows } = await sql<{ id: string }>`
    update phone_confirmation.call_tasks set phone = '+00000000'
    where id in ${ownTasks(person)} returning id`.execute(db)
  await sql`update phone_confirmation.calls set note = null
            where note is not null and task_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(
    db,
  )
  return {
    erasedRows: 0,
    retainedRows: rows.length,
    retentionReason: rows.length > 0 ? 'code de commerce, art. 12; loi 18-05, art. 20 et 25' : null,
    retentionYears: 10,
  }
}

/** Removes phone number and notes of old, decided tasks. */
export const deleteExpiredTasks: RetentionTask = async (tx, { before, most: limit }) => {
  const db = tables<PhoneConfirmationDatabase>(tx)
  const { rows } = await sql<{ id: string }>`
    update phone_confirmation.call_tasks set phone = '+00000000'
    where id in (select id from phone_confirmation.call_tasks
      where decided_at < ${before} and phone <> '+00000000' order by decided_at limit ${limit})
    returning id`.execute(db)
  await sql`update phone_confirmation.calls set note = null
            where note is not null and task_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(
    db,
  )
  return rows.length
}
