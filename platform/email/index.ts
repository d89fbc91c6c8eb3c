import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Clock } from '#kernel/time.ts'
import { type Db, tables } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { EmailSender } from './email-html.ts'
import { type EmailLayout, type EmailSummary, renderEmail, summarizeEmail } from './email-layout.ts'
import type { PlatformTables } from '#platform/database/index.ts'
import { toError } from '#platform/errors.ts'

export type EmailMessage = {
  to: string
  subject: string
  text: string
  html?: string
  /** For the log of emails; absent when the sender keeps its own. */
  about?: EmailSummary
  /** The email template, where `about` does not name it. */
  occasion?: string
  /** Counted at its first attempt. */
  isRetry?: boolean
}

/** One result per message, in order: null when sent, otherwise the error. The caller retries. */
export type SendEmail = (messages: readonly EmailMessage[]) => Promise<(Error | null)[]>

/** Rendered, with what the log of emails keeps of it. */
export const addressedEmail = (
  to: string,
  letter: EmailLayout,
  sender: EmailSender,
): EmailMessage => ({
  to,
  ...renderEmail(letter, sender),
  about: summarizeEmail(letter),
})

/** Sends by SMTP. Idle connections keep the process alive until `close`. */
export function smtpEmail(url: string, from: string): SendEmail & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  })
  const send: SendEmail = async (messages) => {
    const sent = messages.map(({ to, subject, text, html }) =>
      transport.sendMail({ from, to, subject, text, ...(html ? { html } : {}) }),
    )
    const outcomes = await Promise.allSettled(sent)
    return outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? null : toError(outcome.reason),
    )
  }
  return Object.assign(send, { close: () => transport.close() })
}

/** Stores emails in a table instead of sending them. */
export const inboxEmail =
  (db: Db, clock: Clock): SendEmail =>
  async (messages) => {
    const now = clock.now()
    const ids = messages.map(() => newId(now)).toSorted() // the inbox sorts by id
    const rows = messages.map((message, index) => ({ id: ids[index], ...message }))
    await sql`
      insert into platform.dev_emails (id, "to", subject, text, html, sent_at)
      select id, "to", subject, text, html, ${now}
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as m (id uuid, "to" text, subject text, text text, html text)`.execute(
      tables<PlatformTables>(db),
    )
    return messages.map(() => null)
  }

export type InboxEmail = {
  to: string
  subject: string
  text: string
  html: string | null
  at: Date
}

/** Newest first. */
export async function listInbox(db: Db, limit = 200): Promise<InboxEmail[]> {
  const { rows } = await sql<InboxEmail>`
    select "to", subject, text, html, sent_at as at from platform.dev_emails order by sent_at desc, id desc limit ${limit}`.execute(
    tables<PlatformTables>(db),
  )
  return rows
}
