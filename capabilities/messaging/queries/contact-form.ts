import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, type Tx, tables } from '#platform/database/index.ts'
import type { ErasureResult, Person, PersonalData, RetentionTask } from '#platform/personal-data.ts'
import type { MessageId, ThreadId } from '../schema.ts'
import type { MessagingDatabase } from '../tables.ts'

type ContactThread = {
  id: ThreadId
  messageId: MessageId
  stepId: string
  name: string
  email: string
  subject: string
  body: string
  language: Language
  at: Date
}

export async function insertContactThread(tx: Tx, thread: ContactThread): Promise<void> {
  const db = tables<MessagingDatabase>(tx)
  const { id, messageId, stepId, name, email, subject, body, language, at: now } = thread
  await db
    .insertInto('messaging.threads')
    .values({
      id,
      kind: 'contact',
      guest_name: name,
      guest_email: email,
      subject,
      language,
      state: 'open',
      buyer_unread: 0,
      seller_unread: 1,
      last_message_at: now,
      created_at: now,
    })
    .execute()
  await db
    .insertInto('messaging.messages')
    .values({
      id: messageId,
      thread_id: id,
      author_role: 'buyer',
      body,
      was_masked: false,
      attachments: '[]',
      sent_at: now,
    })
    .execute()
  await db
    .insertInto('messaging.status_history')
    .values({ id: stepId, thread_id: id, to_state: 'open', actor_role: 'buyer', happened_at: now })
    .execute()
}

/** Includes contact form threads from the verified email or phone. */
const owned = ({ userId, email, phone = null }: Person) =>
  sql`(t.buyer_id = ${userId}
    or (t.buyer_id is null and (t.guest_email = ${email} or t.guest_phone = ${phone})))`

/** Includes the messages of the other side, which are the data subject's data too. */
export async function exportPersonalData(handle: Db | Tx, person: Person): Promise<PersonalData> {
  const { rows } = await sql<Record<string, unknown>>`
    select t.kind, t.subject, t.state, t.guest_name, t.guest_email, t.guest_phone, t.created_at,
      (select json_agg(json_build_object(
        'author', m.author_role, 'text', m.body, 'sent_at', m.sent_at) order by m.sent_at, m.id)
        from messaging.messages m where m.thread_id = t.id) as messages
    from messaging.threads t where ${owned(person)} order by t.created_at`.execute(
    tables<MessagingDatabase>(handle),
  )
  return { conversations: rows }
}

/** Removes the buyer's identity and messages; the other side's messages stay. */
export async function erasePersonalData(tx: Tx, person: Person, now: Date): Promise<ErasureResult> {
  const db = tables<MessagingDatabase>(tx)
  const { rows: messages } = await sql`
    update messaging.messages m
    set body = null, attachments = '[]', author_id = null, redacted_at = ${now}, redact_reason = 'erasure'
    from messaging.threads t
    where t.id = m.thread_id and ${owned(person)} and m.author_role = 'buyer' and m.redacted_at is null
    returning m.id`.execute(db)
  const { rows: threads } = await sql`
    update messaging.threads t
    set buyer_id = null, guest_name = null, guest_email = null, guest_phone = null,
      subject = '—', erased_at = ${now}
    where ${owned(person)} returning t.id`.execute(db)
  return { erasedRows: messages.length + threads.length, retainedRows: 0, retentionReason: null }
}

export const deleteExpiredThreads: RetentionTask = async (tx, { before, at: now, most: limit }) => {
  const db = tables<MessagingDatabase>(tx)
  const { rows } = await sql<{ id: string }>`
    update messaging.threads
    set buyer_id = null, guest_name = null, guest_email = null, guest_phone = null,
      subject = '—', erased_at = ${now}
    where id in (select id from messaging.threads
      where last_message_at < ${before} and erased_at is null order by last_message_at limit ${limit})
    returning id`.execute(db)
  await sql`
    update messaging.messages
    set body = null, attachments = '[]', author_id = null, redacted_at = ${now}, redact_reason = 'erasure'
    where redacted_at is null and thread_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(db)
  return rows.length
}
