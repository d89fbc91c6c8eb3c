import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Language, PageLanguage } from '#kernel/locale.ts'
import type { PublicRead, Search } from '#capabilities/search/index.ts'
import { type Cache, cacheKey } from '#platform/http/cache.ts'
import { respondWithEntry, entryOf } from '#platform/http/cache-entry.ts'
import type { CacheEntry } from '#platform/http/lru-store.ts'
import { textOf } from '#platform/http/response-body.ts'
import { clientKey } from '#platform/http/actor.ts'
import type { EdgeEnv } from '#platform/http/edge.ts'
import { callerLanguage, pageLanguage, problem } from '#platform/http/index.ts'
import type { TakeToken } from '#platform/http/token-buckets.ts'
import { movedPage } from './redirects.ts'

/** Parameters that change a public page or list; all others are dropped before rendering. */
export const KNOWN_PARAMETERS: ReadonlySet<string> = new Set([
  'ids',
  'search',
  'category',
  'vendor',
  'min_price',
  'max_price',
  'in_stock',
  'on_sale',
  'min_rating',
  'wilaya',
  'shop_wilaya',
  'color',
  'size',
  'brand',
  'literal',
  'sort',
  'limit',
  'cursor',
  'page',
  'pages',
  'reviews',
  'questions',
  'facets',
  'lang',
  'variant',
  'tab',
  'q',
  'new',
  '_routes',
])

const API = '/api/v1'
const PRODUCT = `${API}/products/`
const JSON_TYPE = 'application/json; charset=UTF-8'

/**
 * Public API reads that depend on URL and language only; null for others, and where `pays` finds no
 * token for one that is not cached. Calls inside the process do not pay.
 */
export type PublicResponses = (
  path: string,
  query: URLSearchParams,
  language: Language,
  pays?: () => boolean,
) => Promise<CacheEntry | null> | null

/** Lists are cached; a product's stock is read each time. */
export function createPublicResponses(cache: Cache, reads: Search['reads']): PublicResponses {
  const list = async (
    read: PublicRead,
    { key, pays }: { key: string; pays: (() => boolean) | undefined },
    ...query: Parameters<PublicRead>
  ) => {
    const cached = pays ? cache.find(key) : null
    if (cached) return cached
    if (pays && !pays()) return null
    const entry = await cache.get(key, async () => {
      const body = await read(...query)
      return { body: body ?? '', contentType: JSON_TYPE, status: body === null ? 422 : 200 }
    })
    return entry.status === 200 ? entry : null
  }
  const product = async (id: string, query: URLSearchParams, language: Language) => {
    const body = await reads.product(query, language, id)
    return body === null ? null : entryOf({ body, contentType: JSON_TYPE })
  }
  return (path, query, language, pays) => {
    if (!path.startsWith(`${API}/`)) return null
    const read = reads.lists[path.slice(API.length)]
    if (read) {
      const key = cacheKey(path, query, KNOWN_PARAMETERS, language)
      return list(read, { key, pays }, query, language, '')
    }
    if (!path.startsWith(PRODUCT) || (pays && !pays())) return null
    return product(path.slice(PRODUCT.length), query, language)
  }
}

/** Behind a guard, so that each call has a person. */
const GUARDED = /^\/api\/v1\/(account|vendor|admin)(\/|$)/
const QUOTE = `${API}/cart/quote`

/** Any other public read pays for itself, and so does the price of a cart. */
export function cachedApiReads(
  answers: PublicResponses,
  takeToken: TakeToken,
): MiddlewareHandler<EdgeEnv> {
  return async (c, next) => {
    const { path, method } = c.req
    if (method !== 'GET' && path !== QUOTE) return next()
    let isRefused = false
    const pays = (): boolean => !(isRefused = !takeToken(clientKey(c)))
    const isInside = c.env?.inProcess !== undefined
    if (method === 'GET') {
      const language = callerLanguage(c)
      const entry = await answers(path, queryOf(c), language, isInside ? undefined : pays)
      if (entry) return respondWithEntry(c, entry)
    }
    if (isRefused || (!isInside && !GUARDED.test(path) && !pays())) return tooManyReads(c)
    return next()
  }
}

function tooManyReads(c: Context): Response {
  c.header('retry-after', '1')
  return problem(c, 429, { code: 'too_many_requests' })
}

function queryOf({ req }: Context): URLSearchParams {
  const index = req.url.indexOf('?')
  return new URLSearchParams(index < 0 ? '' : req.url.slice(index + 1))
}

export function pageCacheKey(
  path: string,
  query: URLSearchParams,
  language: PageLanguage,
  wilaya: string | undefined,
): string | null {
  // The router's manifest request has its own parameters.
  if (path === '/__manifest') return null
  // A guest without scripts looks up an order by number and contact.
  if (path === '/track' && query.has('contact')) return null
  // The holder of an order's link sees its current status.
  if (path.startsWith('/order/') && query.has('key')) return null
  // The form contains a one-time token.
  if (path === '/auth/confirm') return null
  // The redirect keeps the whole query, including unknown parameters.
  if (movedPage(path) !== null) return null
  return cacheKey(path, query, KNOWN_PARAMETERS, language, parseWilayaCookie(wilaya))
}

/** Null for anything but a wilaya's code, so that made-up cookies add no cached pages. */
export const parseWilayaCookie = (cookie: string | undefined): string | null =>
  cookie !== undefined && /^(0[1-9]|[1-5]\d|6\d)$/.test(cookie) ? cookie : null

type Site = (request: Request) => Response | Promise<Response>

/** All HTML is anonymous: it depends on URL, language and wilaya. Only a 200 is cached. */
export function cachedPages(
  cache: Cache,
  site: Site,
  takeToken: TakeToken,
): (c: Context) => Promise<Response> {
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return site(c.req.raw)
    const wilaya = getCookie(c, 'yova-wilaya')
    const key = pageCacheKey(c.req.path, queryOf(c), pageLanguage(c), wilaya)
    const isCached = key !== null && cache.find(key) !== null
    if (!isCached && !takeToken(clientKey(c))) return tooManyReads(c)
    if (key === null) return site(c.req.raw)
    let other: Response | null = null
    const entry = await cache.get(key, async () => {
      const response = await site(onlyKnown(c.req.raw))
      const contentType = response.headers.get('content-type') ?? ''
      if (response.status !== 200) {
        other = response
        return { body: '', contentType, status: response.status }
      }
      const csp = response.headers.get('content-security-policy')
      return {
        body: await textOf(response),
        contentType,
        ...(csp ? { csp } : {}),
        headers: passedOn(response.headers),
      }
    })
    // A caller that joined another's render of a 404 has no response of its own.
    if (entry.status !== 200) return other ?? site(onlyKnown(c.req.raw))
    return respondWithEntry(c, entry)
  }
}

/** Drops unknown parameters, so that a cached page contains none. */
function onlyKnown(request: Request): Request {
  const url = new URL(request.url)
  for (const name of new Set(url.searchParams.keys()))
    if (!KNOWN_PARAMETERS.has(name)) url.searchParams.delete(name)
  return new Request(url, { method: 'GET', headers: request.headers })
}

const PASSED_ON = ['link', 'x-robots-tag', 'x-remix-response']

const passedOn = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
