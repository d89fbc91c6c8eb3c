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
  async function mailsTo(email: string) {
    await jobs.drain()
    const mails = (await listInbox(db)).filter(({ to }) => to === email)
    return mails.map(({ subject, text, html }) => {
      const address = /https?:\/\/\S+/.exec(text)?.[0]
      return {
        subject,
        text,
        html: html ?? '',
        code: /^\d{6,10}$/m.exec(text)?.[0] ?? '',
        link: address ? new URL(address) : null,
      }
    })
  }
  /** The newest first. */
  async function messagesTo(phone: string) {
    await jobs.drain()
    const messages = (await listSms(db)).filter(({ to }) => to === `+${phone}`)
    return messages.map((one) => ({ ...one, code: /\d{6,10}/.exec(one.message)?.[0] ?? '' }))
  }
  async function newest<T>(found: Promise<T[]>, to: string): Promise<T> {
    const [first] = await found
    if (!first) throw new Error(`nothing was sent to ${to}`)
    return first
  }
  return {
    mailsTo,
    messagesTo,
    lastMail: (email: string) => newest(mailsTo(email), email),
    lastSms: (phone: string) => newest(messagesTo(phone), phone),
  }
}
