import { sql } from 'kysely'
import { type Db, instant, tables } from '#platform/database/index.ts'
import type { OrderMessagesView } from '../contract.ts'
import type { MessagingDatabase } from '../tables.ts'

const MAX_SHOWN = 200

/** The newest two hundred, oldest first. */
export async function listOrderMessages(
  db: Db,
  orderId: string,
): Promise<OrderMessagesView['items']> {
  const { rows } = await sql<OrderMessagesView['items'][number]>`
    select m.id, m.author_role, m.body as text, ${instant('m.sent_at')} as sent_at,
      ${instant('m.read_at')} as read_at,
      (select nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '')
        from identity.profiles a where a.user_id = m.author_id) as author
    from messaging.threads t join messaging.messages m on m.thread_id = t.id
    where t.order_id = ${orderId}
    order by m.sent_at desc, m.id desc limit ${MAX_SHOWN}`.execute(tables<MessagingDatabase>(db))
  return rows.toReversed()
}
