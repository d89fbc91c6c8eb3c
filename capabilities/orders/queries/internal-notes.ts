import { type RawBuilder, sql } from 'kysely'
import { type Db, instant, tables, type Tx } from '#platform/database/index.ts'
import type { InternalNotesView, NoteSubject } from '../notes.contract.ts'
import type { OrdersDatabase } from '../tables.ts'

const MAX_NOTES = 100

type SubjectColumns = { orderId: string | null; userId: string | null; phone: string | null }

export const columnsOfSubject = (subject: NoteSubject): SubjectColumns => ({
  orderId: subject.order ?? null,
  userId: subject.user ?? null,
  phone: subject.phone ?? null,
})

const isAbout = ({ orderId, userId, phone }: SubjectColumns): RawBuilder<unknown> =>
  orderId !== null
    ? sql`n.order_id = ${orderId}`
    : userId !== null
      ? sql`n.user_id = ${userId}`
      : sql`n.phone = ${phone}`

export async function listInternalNotes(
  db: Db,
  subject: NoteSubject,
): Promise<InternalNotesView['items']> {
  const { rows } = await sql<InternalNotesView['items'][number]>`
    select n.id, n.body as text, ${instant('n.created_at')} as at,
      (select coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), a.email)
        from identity.profiles a where a.user_id = n.author_id) as author
    from orders.internal_notes n where ${isAbout(columnsOfSubject(subject))}
    order by n.created_at desc, n.id desc limit ${MAX_NOTES}`.execute(tables<OrdersDatabase>(db))
  return rows
}

/** False when there is no such order or account. */
export async function insertInternalNote(
  tx: Tx,
  note: { id: string; subject: NoteSubject; text: string; authorId: string; at: Date },
): Promise<boolean> {
  const { orderId, userId, phone } = columnsOfSubject(note.subject)
  const { rows } = await sql`
    insert into orders.internal_notes (id, order_id, user_id, phone, body, author_id, created_at)
    select ${note.id}, ${orderId}, ${userId}, ${phone}, ${note.text}, ${note.authorId}, ${note.at}
    where (${orderId}::uuid is null or exists (select from orders.orders where id = ${orderId}))
      and (${userId}::uuid is null or exists (select from identity.users where id = ${userId}))
    returning id`.execute(tables<OrdersDatabase>(tx))
  return rows.length === 1
}
