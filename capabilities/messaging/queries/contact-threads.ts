import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx, instant } from '#platform/database/index.ts'
import type { ContactThreadView } from '../contract.ts'
import type { ThreadState } from '../schema.ts'
import type { MessagingDatabase } from '../tables.ts'

export async function findContact(db: Db | Tx, id: string): Promise<ContactThreadView | null> {
  const { rows } = await sql<{ view: ContactThreadView }>`
    select json_build_object('id', t.id, 'subject', t.subject, 'name', t.guest_name, 'email', t.guest_email,
      'language', t.language, 'state', t.state, 'created_at', ${instant('t.created_at')},
      'messages', (select coalesce(json_agg(json_build_object('id', m.id, 'is_own', m.author_role = 'admin',
          'author', case when m.author_role = 'admin' then (select coalesce(nullif(trim(concat_ws(' ',
            p.first_name, p.last_name)), ''), p.email) from identity.profiles p where p.user_id = m.author_id) end,
          'text', m.body, 'sent_at', ${instant('m.sent_at')}) order by m.sent_at, m.id), '[]')
        from messaging.messages m where m.thread_id = t.id)) as view
    from messaging.threads t where t.id = ${id} and t.kind = 'contact'`.execute(
    tables<MessagingDatabase>(db),
  )
  return rows[0]?.view ?? null
}

export type LockedContact = {
  id: string
  state: ThreadState
  name: string | null
  email: string | null
  subject: string
  language: Language
  /** Null once erased. */
  question: string | null
}

export async function lockContact(tx: Tx, id: string): Promise<LockedContact | null> {
  const { rows } = await sql<LockedContact>`
    select t.id, t.state, t.guest_name as name, t.guest_email as email, t.subject, t.language,
      (select m.body from messaging.messages m where m.thread_id = t.id and m.author_role = 'buyer'
        order by m.sent_at desc, m.id desc limit 1) as question
    from messaging.threads t where t.id = ${id} and t.kind = 'contact' for update`.execute(
    tables<MessagingDatabase>(tx),
  )
  return rows[0] ?? null
}

type Reply = { id: string; threadId: string; adminId: string; text: string; now: Date }

export async function insertReply(tx: Tx, reply: Reply): Promise<void> {
  const { id, threadId, adminId, text, now } = reply
  await sql`
    with seen as (
      update messaging.messages set read_at = ${now}
      where thread_id = ${threadId} and author_role = 'buyer' and read_at is null
    )
    insert into messaging.messages (id, thread_id, author_role, author_id, body, sent_at)
    values (${id}, ${threadId}, 'admin', ${adminId}, ${text}, ${now})`.execute(
    tables<MessagingDatabase>(tx),
  )
}

type ContactThreadsHistoryEntry = {
  id: string
  threadId: string
  from: ThreadState
  to: ThreadState
  adminId: string
  now: Date
}

export async function saveContactState(tx: Tx, step: ContactThreadsHistoryEntry): Promise<void> {
  const { id, threadId, from, to, adminId, now } = step
  await sql`
    with step as (
      insert into messaging.status_history (id, thread_id, from_state, to_state, actor_role, actor_id, happened_at)
      select ${id}::uuid, ${threadId}::uuid, ${from}::text, ${to}::text, 'admin', ${adminId}::uuid, ${now}
      where ${from}::text <> ${to}::text
    )
    update messaging.threads set state = ${to},
      seller_unread = case when ${to}::text = 'open' then greatest(seller_unread, 1) else 0 end,
      last_message_at = case when ${to}::text = 'answered' then ${now}::timestamptz else last_message_at end,
      answered_at = case when ${to}::text = 'answered' then ${now}::timestamptz else answered_at end,
      closed_at = case when ${to}::text = 'closed' then ${now}::timestamptz end
    where id = ${threadId}`.execute(tables<MessagingDatabase>(tx))
}
