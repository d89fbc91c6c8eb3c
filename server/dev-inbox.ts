import { type Context, Hono, type Next } from 'hono'
import { type Config, isThisMachine } from '#platform/config.ts'
import type { Db } from '#platform/database/index.ts'
import { plainAddress } from '#platform/http/client-address.ts'
import { isPublicAddress } from '#platform/http/public-address.ts'
import type { EdgeEnv } from '#platform/http/edge.ts'
import { callerLanguage } from '#platform/http/index.ts'
import { directionOf, type Language } from '#kernel/locale.ts'
import { formatDate } from '#kernel/format.ts'
import { type InboxEmail, listInbox } from '#platform/email/index.ts'
import { type InboxSms, listSms } from '#platform/sms/index.ts'
import { texts } from './texts.generated.ts'

const INBOX_TEXTS = texts.below('dev-inbox')

/** A request with these, or with any `X-Forwarded-…`, came through a proxy: its client may be elsewhere. */
const FORWARDED: ReadonlySet<string> = new Set(['forwarded', 'x-real-ip', 'via'])

/**
 * Admits clients of this machine only; those of a container's host come from a private address. The
 * Host header is checked too, against DNS rebinding.
 */
export function fromThisMachine({ demoGiven, siteUrl }: Pick<Config, 'demoGiven' | 'siteUrl'>) {
  const admitsPrivate = demoGiven && isThisMachine(new URL(siteUrl).hostname)
  return async (c: Context<EdgeEnv>, next: Next): Promise<Response | void> => {
    const peer = plainAddress(c.env?.incoming?.socket.remoteAddress ?? '')
    const isNear = isThisMachine(peer) || (admitsPrivate && peer !== '' && !isPublicAddress(peer))
    const isLocal = isNear && isThisMachine(new URL(c.req.url).hostname)
    return isLocal && !isForwarded(c) && !isForeign(c) ? next() : c.notFound()
  }
}

const isForwarded = (c: Context): boolean =>
  Object.keys(c.req.header()).some((name) => FORWARDED.has(name) || name.startsWith('x-forwarded-'))

/** Another site may link here, but neither frame nor fetch it. */
const isForeign = (c: Context): boolean =>
  c.req.header('sec-fetch-site') === 'cross-site' && c.req.header('sec-fetch-dest') !== 'document'

/** Emails and SMS of a site without SMTP and SMS gateway. Mounted in demo mode only. */
export const inboxRoutes = (db: Db) =>
  new Hono()
    .get('/dev/mail', async (c: Context) => {
      const emails = await listInbox(db)
      if (!(c.req.header('accept') ?? '').includes('text/html')) return c.json(emails)
      return c.body(page(emails, await listSms(db), callerLanguage(c)), 200, {
        'content-type': 'text/html; charset=UTF-8',
        'cache-control': 'no-store',
      })
    })
    .get('/dev/sms', async (c) => c.json(await listSms(db)))

function page(
  emails: readonly InboxEmail[],
  messages: readonly InboxSms[],
  language: Language,
): string {
  const items = emails.map(
    (
      mail,
    ) => `<details style="background:#fff;border:1px solid #e8e2d6;border-radius:1rem;margin-block:.75rem;padding:1rem"><summary style="cursor:pointer"><b dir="auto">${escaped(mail.subject)}</b>
      <span dir="ltr">${escaped(mail.to)}</span> <time>${formatDate(mail.at, language, 'dateTime')}</time></summary>
      <iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${escaped(mail.subject)}" style="border:0;width:100%;height:36rem;margin-block-start:1rem"
        srcdoc="${escaped(mail.html ?? `<pre>${escaped(mail.text)}</pre>`)}"></iframe>
      <pre dir="auto" style="white-space:pre-wrap;opacity:.75">${escaped(mail.text)}</pre></details>`,
  )
  const texted = messages.map(
    ({ to, message, at: now }) =>
      `<li style="margin-block:.5rem"><span dir="ltr">+${escaped(to)}</span> <time>${formatDate(now, language, 'dateTime')}</time>
      <div dir="auto">${escaped(message)}</div></li>`,
  )
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${INBOX_TEXTS.title(language)}</title></head>
    <body style="margin:0 auto;max-width:60rem;padding:2rem 1rem;font-family:system-ui,sans-serif;background:#fcfbf8;color:#14211d">
    <h1>${INBOX_TEXTS.title(language)}</h1><p>${INBOX_TEXTS.explained(language)}</p>${items.join('') || `<p>${INBOX_TEXTS.empty(language)}</p>`}
    <h2>${INBOX_TEXTS.messages(language)}</h2><ul>${texted.join('') || `<li>${INBOX_TEXTS.noMessage(language)}</li>`}</ul></body></html>`
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
