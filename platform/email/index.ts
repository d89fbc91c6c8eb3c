import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Clock } from '#kernel/time.ts'
import { type Db, tables } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'

export type EmailMessage = { to: string; subject: string; text: string; html?: string }

/** Sends mails. Answers for each, in the order given, null or why it did not go: it is tried again. */
export type SendEmail = (messages: readonly EmailMessage[]) => Promise<(Error | null)[]>

/** Real mail over SMTP. Its idle connections keep the process alive until they are closed. */
export function smtpEmail(url: string, from: string): SendEmail & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  })
  // The pool keeps a few connections open and gives each the next mail in line.
  const send: SendEmail = async (messages) => {
    const sent = messages.map(({ to, subject, text, html }) =>
      transport.sendMail({ from, to, subject, text, ...(html ? { html } : {}) }),
    )
    const outcomes = await Promise.allSettled(sent)
    // nodemailer refuses with an Error, always.
    return outcomes.map((one) => (one.status === 'fulfilled' ? null : (one.reason as Error)))
  }
  return Object.assign(send, { close: () => transport.close() })
}

/** Mail that stays here, in a table that any process reads. */
export const inboxEmail =
  (db: Db, clock: Clock): SendEmail =>
  async (messages) => {
    const now = clock.now()
    const ids = messages.map(() => newId(now)).toSorted() // they are shown in the order of their ids
    const rows = messages.map((message, at) => ({ id: ids[at], ...message }))
    await sql`
      insert into platform.dev_emails (id, "to", subject, text, html, at)
      select id, "to", subject, text, html, ${now}
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as m (id uuid, "to" text, subject text, text text, html text)`.execute(tables<object>(db))
    return messages.map(() => null)
  }

export type InboxEmail = {
  to: string
  subject: string
  text: string
  html: string | null
  at: Date
}

/** The mails of the inbox, the newest first. */
export async function listInbox(db: Db, most = 200): Promise<InboxEmail[]> {
  const { rows } = await sql<InboxEmail>`
    select "to", subject, text, html, at from platform.dev_emails order by at desc, id desc limit ${most}`.execute(
    tables<object>(db),
  )
  return rows
}
