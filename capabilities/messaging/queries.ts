import type { Language } from '#kernel/locale.ts'
import { type Tx, tables } from '#platform/database/index.ts'
import type { MessageId, MessagingTables, ThreadId } from './schema.ts'

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

/** Opens a thread between a visitor and the operator, with its first message and its history. */
export async function insertContactThread(tx: Tx, thread: ContactThread): Promise<void> {
  const db = tables<MessagingTables>(tx)
  const { id, messageId, stepId, name, email, subject, body, language, at } = thread
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
      last_message_at: at,
      created_at: at,
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
      sent_at: at,
    })
    .execute()
  await db
    .insertInto('messaging.status_history')
    .values({ id: stepId, thread_id: id, to_state: 'open', actor_role: 'buyer', happened_at: at })
    .execute()
}
