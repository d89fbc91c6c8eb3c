import type { Context } from 'hono'
import { escaped } from '#platform/http/error-page.ts'
import { callerLanguage, PROBLEM_TEXTS, requestIdOf } from '#platform/http/index.ts'
import { BACK_HOME_TEXT, CODE_OF_STATUS, pageTitle } from '#platform/http/problem-texts.ts'
import { standalonePage } from './standalone-page.ts'
import { texts } from './texts.generated.ts'

const ERROR_PAGE_TEXTS = texts.below('error-page')

type ErrorLink = { href: string; label: keyof typeof ERROR_PAGE_TEXTS }

/** API paths that people open by mistake, and the page they meant. */
const WAYS: readonly (readonly [address: RegExp, way: ErrorLink])[] = [
  [/^\/auth\/v1\//, { href: '/auth', label: 'signIn' }],
  [/^\/api\/v1\/files\/.*[?&]shop=/, { href: '/vendor/orders', label: 'orders' }],
  [/^\/api\/v1\/files\//, { href: '/account/orders', label: 'orders' }],
  [/^\/api\/v1\/confirmation\//, { href: '/track', label: 'track' }],
  [/^\/api\/v1\/data-exports\//, { href: '/data-request', label: 'data' }],
]

export function errorPage(c: Context, status: number, siteName: string, detail?: string): string {
  const language = callerLanguage(c)
  const { pathname, search } = new URL(c.req.url)
  const way = WAYS.find(([address]) => address.test(pathname + search))?.[1]
  const code = CODE_OF_STATUS[status] ?? 'internal_error'
  const isLink = way !== undefined && status < 500 && status !== 429
  // The auth protocol has no messages for people.
  const general =
    isLink && way.label === 'signIn'
      ? ERROR_PAGE_TEXTS.link(language)
      : PROBLEM_TEXTS[code](language)
  const title = isLink ? ERROR_PAGE_TEXTS.linkTitle(language) : pageTitle(status, language)
  const label = (way ? ERROR_PAGE_TEXTS[way.label] : BACK_HOME_TEXT)(language)
  const body =
    `<p style="margin:0;max-width:34rem">${escaped(detail ?? general)}</p>` +
    `<p style="margin:.75rem 0 0"><a style="${BUTTON}" href="${way?.href ?? '/'}">${label}</a></p>` +
    `<p style="margin:0;opacity:.7"><small dir="ltr">${status} · ${requestIdOf(c)}</small></p>`
  return standalonePage({ language, siteName, title, body })
}

const BUTTON =
  'display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.25rem;border-radius:99px;background:#155944;color:#fff;font-weight:600;text-decoration:none'
