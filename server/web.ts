import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { ServerBuild } from 'react-router'
import { RETRY_AFTER } from '#platform/database/retryable-errors.ts'
import { pageLanguage } from '#platform/http/language.ts'
import { recordCacheExpiry, recordCacheTag } from '#platform/http/cache-tags.ts'
import { type PageLanguage, writtenLanguage } from '#kernel/locale.ts'
import type { LoaderContextValue } from '#web/shared/api/loader-context.ts'
import { parseWilayaCookie } from './response-cache.ts'

/** Exports of `web/entry.server.tsx` beyond React Router's. */
type Entry = {
  createSite(
    build: ServerBuild,
    mode: string,
  ): (request: Request, page: LoaderContextValue) => Promise<Response>
}

const isEntry = (module: object): module is Entry =>
  'createSite' in module && typeof module.createSite === 'function'

const always =
  <Value>(value: Value) =>
  () =>
    value

export type WebParts = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** In process: without socket, cookie and token. */
  api(request: Request): Response | Promise<Response>
  /** Without a trailing slash. */
  origin: string
  report(error: unknown, what: string): void
  mode?: 'production' | 'development'
  /** Style sheets of the build by URL, which pages inline. */
  styles?: (href: string) => string | null
  captcha?: CaptchaProvider | null
  languages(): readonly PageLanguage[]
}

/** Mount it last: it answers all remaining paths, with a 404 page if need be. */
export function createWeb(parts: WebParts): Hono {
  const {
    build,
    api,
    origin,
    report,
    mode = 'production',
    captcha = null,
    styles = () => null,
    languages,
  } = parts
  const siteOf = (serverBuild: ServerBuild) => {
    const { module } = serverBuild.entry
    if (!isEntry(module)) throw new TypeError('the build was not made of web/entry.server.tsx')
    return module.createSite(serverBuild, mode)
  }
  const siteNow =
    typeof build === 'function' ? async () => siteOf(await build()) : always(siteOf(build))

  return new Hono().get('*', async (c) => {
    const site = await siteNow()
    const query = c.req.query('lang')
    const offered = languages()
    const page = pageLanguage(c, offered)
    const language = writtenLanguage(page)
    // Its switch and alternates name the offered languages.
    recordCacheTag('settings')
    const inlined = { scripts: [], styles: [] }
    const response = await site(c.req.raw, {
      inlined,
      language,
      pageLanguage: page,
      languages: offered,
      isLanguageRequested: page === query,
      wilaya: parseWilayaCookie(getCookie(c, 'yova-wilaya')),
      origin,
      report,
      styles,
      api: async (path, init) => {
        const headers = new Headers(init?.headers)
        headers.set('accept-language', language)
        const answer = await api(new Request(new URL(path, origin), { ...init, headers }))
        // A page with a failed part must not be cached.
        if (answer.status >= 500) recordCacheExpiry(new Date(0))
        return answer
      },
    })
    if (response.status === 503) response.headers.set('retry-after', RETRY_AFTER)
    // Pages with a token set no-store themselves.
    if (response.headers.get('cache-control')?.includes('no-store') !== true)
      response.headers.set('cache-control', 'private, no-cache')
    response.headers.set('vary', 'Cookie, Accept-Language')
    if (!isPage(response)) return response
    if (mode === 'development') {
      response.headers.set('content-security-policy', DEVELOPMENT_POLICY)
      return response
    }
    response.headers.set('content-security-policy', pageContentSecurityPolicy(inlined, captcha))
    return response
  })
}

/** Vite injects inline scripts and styles, and reloads through a web socket. */
const DEVELOPMENT_POLICY =
  "default-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https:; connect-src 'self' ws:; frame-ancestors 'none'"

const isPage = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') === true

export type CaptchaProvider = 'hcaptcha' | 'turnstile'
const CAPTCHA_SOURCES: Record<CaptchaProvider, string> = {
  hcaptcha: ' https://hcaptcha.com https://*.hcaptcha.com',
  turnstile: ' https://challenges.cloudflare.com',
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The few, large sheets are on every page: hash each once. */
const sheetHashes = new Map<string, string>()

function hashOfSheet(text: string): string {
  const known = sheetHashes.get(text)
  if (known) return known
  const hash = hashOf(text)
  sheetHashes.set(text, hash)
  return hash
}

const sources = (directive: string, hashes: readonly string[], also: string): string =>
  [directive, ...new Set(hashes)].join(' ') + also

/**
 * Inline scripts and styles that the renderer wrote, by hash: what was injected into a page does
 * not run. Every page allows the captcha, since the first page's policy outlives client-side
 * navigation to the sign-in.
 */
export function pageContentSecurityPolicy(
  inlined: LoaderContextValue['inlined'],
  captcha: CaptchaProvider | null = null,
): string {
  const scripts = inlined.scripts.map(hashOf)
  const sheets = inlined.styles.map(hashOfSheet)
  const also = captcha ? CAPTCHA_SOURCES[captcha] : ''
  return [
    "default-src 'self'",
    sources("script-src 'self'", scripts, also),
    sources("style-src 'self'", sheets, also),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${also}`,
    ...(captcha ? [`frame-src${also}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}
