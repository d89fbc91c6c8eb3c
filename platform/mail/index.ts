import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Clock } from '#kernel/time.ts'
import { type Db, tables } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'

export type MailMessage = { to: string; subject: string; text: string; html?: string }

/** Sends a mail, or throws: the job that calls it tries again. */
export type SendMail = (message: MailMessage) => Promise<void>

/** Real mail over SMTP. */
export function smtpMail(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return async ({ to, subject, text, html }) => {
    await transport.sendMail({ from, to, subject, text, ...(html ? { html } : {}) })
  }
}

/** Mail that stays here, in a table that any process reads. */
export const inboxMail =
  (db: Db, clock: Clock): SendMail =>
  async ({ to, subject, text, html }) => {
    const now = clock.now()
    await sql`
      insert into platform.mails (id, "to", subject, text, html, at)
      values (${newId(now)}, ${to}, ${subject}, ${text}, ${html ?? null}, ${now})`.execute(
      tables<object>(db),
    )
  }

export type InboxMail = { to: string; subject: string; text: string; html: string | null; at: Date }

/** The mails of the inbox, the newest first. */
export async function listInbox(db: Db, most = 200): Promise<InboxMail[]> {
  const { rows } = await sql<InboxMail>`
    select "to", subject, text, html, at from platform.mails order by at desc, id desc limit ${most}`.execute(
    tables<object>(db),
  )
  return rows
}
