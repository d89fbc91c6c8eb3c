import { sql } from 'kysely'
import type { Clock } from '#kernel/time.ts'
import { type Db, tables } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { PlatformTables } from '#platform/database/index.ts'

export type SmsMessage = { to: string; message: string }

/** Throws when sending fails: the job retries. */
export type SendSms = (message: SmsMessage) => Promise<void>

/** Posts each message as JSON to the operator's gateway. */
export const webhookSms =
  (url: string): SendSms =>
  async ({ to, message }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, message }),
      signal: AbortSignal.timeout(10_000),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`)
  }

/** Stores messages in a table instead of sending them. */
export const inboxSms =
  (db: Db, clock: Clock): SendSms =>
  async ({ to, message }) => {
    const now = clock.now()
    await tables<PlatformTables>(db)
      .insertInto('platform.dev_sms')
      .values({ id: newId(now), to: to, message, sent_at: now })
      .execute()
  }

export type InboxSms = { to: string; message: string; at: Date }

/** Newest first. */
export async function listSms(db: Db, limit = 200): Promise<InboxSms[]> {
  const { rows } = await sql<InboxSms>`
    select "to", message, sent_at as at from platform.dev_sms order by sent_at desc, id desc limit ${limit}`.execute(
    tables<PlatformTables>(db),
  )
  return rows
}
