import { listInbox } from '#platform/email/index.ts'
import { listSms } from '#platform/sms/index.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import type { Database } from '#platform/database/index.ts'

/** Path and query of GoTrue's verify endpoint, which redeems an emailed link. */
export function verifyPath(link: URL | null): string {
  const query = new URLSearchParams(link?.searchParams)
  query.set('token', query.get('token_hash') ?? '')
  query.delete('token_hash')
  return `/auth/v1/verify?${query.toString()}`
}

export function mailbox({ db }: Pick<Database, 'db'>, jobs: Pick<Jobs, 'drain'>) {
  /** The newest first. */
  async function emailsTo(email: string) {
    await jobs.drain()
    const emails = (await listInbox(db)).filter(({ to }) => to === email)
    return emails.map(({ subject, text, html }) => {
      // The logo leads to the front page in every email.
      const address = [...text.matchAll(/https?:\/\/\S+/g)]
        .map(([found]) => new URL(found))
        .find(({ pathname, search }) => pathname !== '/' || search !== '')
      return {
        subject,
        text,
        html: html ?? '',
        code: /^\d{6,10}$/m.exec(text)?.[0] ?? '',
        link: address ?? null,
      }
    })
  }
  /** The newest first. */
  async function messagesTo(phone: string) {
    await jobs.drain()
    const messages = (await listSms(db)).filter(({ to }) => to === `+${phone}`)
    return messages.map((message) => ({
      ...message,
      code: /\d{6,10}/.exec(message.message)?.[0] ?? '',
    }))
  }
  async function newest<T>(found: Promise<T[]>, to: string): Promise<T> {
    const [first] = await found
    if (!first) throw new Error(`nothing was sent to ${to}`)
    return first
  }
  return {
    emailsTo,
    messagesTo,
    lastMail: (email: string) => newest(emailsTo(email), email),
    lastSms: (phone: string) => newest(messagesTo(phone), phone),
  }
}
