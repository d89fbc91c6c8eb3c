import type { IncomingMessage, ServerResponse } from 'node:http'
import { parse as cookiesOf } from 'hono/utils/cookie'
import { languageOf, type PageLanguage, writtenLanguage } from '#kernel/locale.ts'
import { networkOf } from '#platform/http/client-address.ts'
import type { TakeToken } from '#platform/http/token-buckets.ts'
import type { Cache } from '#platform/http/cache.ts'
import { encodingVariant } from '#platform/http/cache-entry.ts'
import { type RequestContext, createRequestContextReader } from '#platform/http/request-context.ts'
import type { OfferedLanguages } from '#platform/http/language.ts'
import type { EdgeOptions } from '#platform/http/edge.ts'
import type { CacheEntry } from '#platform/http/lru-store.ts'
import { securityHeaders } from '#platform/http/security-headers.ts'
import { requestLog } from '#platform/http/request-log.ts'
import { pageCacheKey, type PublicResponses } from './response-cache.ts'

type Parts = Pick<EdgeOptions, 'log' | 'metrics' | 'siteUrl' | 'trustProxy'> & {
  cache: Pick<Cache, 'find'>
  answers: PublicResponses
  takeToken: TakeToken
  /** In maintenance mode requests take the full path, which answers 503. */
  isOpen: () => boolean
  languages: OfferedLanguages
}

type FastPathInput = {
  path: string
  query: URLSearchParams
  language: PageLanguage
  cookies: Cookies
}
type Cookies = Record<string, string>

const PLAIN_PATH = /^(\/[\w.-]+)+$|^\/$/

/**
 * Serves cached pages, public lists and products at a fifth of the routes' cost, with identical
 * responses. All else, and every refusal, goes `otherwise`.
 */
export function fastPath(parts: Parts) {
  const callerOf = createRequestContextReader(parts)
  const note = requestLog(parts)
  const answerOf = answerer(parts)

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    otherwise: () => void,
  ): Promise<void> => {
    const began = performance.now()
    const { headers, socket } = request
    const fastPath = parseQuery(request, parts.languages())
    if (!fastPath) return otherwise()
    const caller = callerOf(socket.remoteAddress ?? '127.0.0.1', (name) => run(headers[name]))
    const pays = () => parts.takeToken(networkOf(caller.clientAddress))
    const found = await answerOf(fastPath, pays)
    if (!found) return otherwise()

    await write(response, found, caller, request, fastPath.path)
    const { path } = fastPath
    const status = response.statusCode
    note(caller, { method: 'GET', path, route: routeOf(path), status, began })
  }
}

/** Null when the response depends on more than URL and language. */
function parseQuery(
  { method, url = '', headers }: IncomingMessage,
  offered: readonly PageLanguage[],
): FastPathInput | null {
  if (method !== 'GET' || headers.authorization !== undefined) return null
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
    return null
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (!PLAIN_PATH.test(path)) return null
  const query = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1))
  const cookies = headers.cookie === undefined ? {} : cookiesOf(headers.cookie)
  const language = languageOf(
    {
      query: query.get('lang'),
      cookie: cookies['yova-lang'],
      header: headers['accept-language'],
    },
    offered,
  )
  return { path, query, language, cookies }
}

const answerer =
  ({ cache, answers, isOpen }: Parts) =>
  async (
    { path, query, language, cookies }: FastPathInput,
    pays: () => boolean,
  ): Promise<CacheEntry | null> => {
    if (!isOpen()) return null
    if (path.startsWith('/api/')) return answers(path, query, writtenLanguage(language), pays)
    const key = pageCacheKey(path, query, language, cookies['yova-wilaya'])
    return key === null ? null : cache.find(key)
  }

async function write(
  response: ServerResponse,
  entry: CacheEntry,
  caller: RequestContext,
  { headers }: IncomingMessage,
  path: string,
): Promise<void> {
  const form = await encodingVariant(
    entry,
    headers['if-none-match'],
    run(headers['accept-encoding']),
  )
  const protection = securityHeaders(caller, {
    path,
    status: form.status,
    contentType: entry.contentType,
    csp: entry.csp,
    referrerPolicy: null,
    nonce: '',
  })
  if (form.body) protection['content-length'] = String(form.body.byteLength)
  response.writeHead(form.status, { ...form.headers, ...protection })
  response.end(form.body)
}

const run = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(', ') : header

/** The route pattern for the metrics, as the router names it. */
function routeOf(path: string): string {
  if (path.startsWith('/api/v1/products/') && path !== '/api/v1/products/featured')
    return '/api/v1/products/:id'
  return path.startsWith('/api/') ? path : 'other'
}
