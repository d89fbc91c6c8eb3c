import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { answerEntry, type Cache, cacheKey } from '#platform/http/cache.ts'
import { textOf } from '#platform/http/body.ts'
import { callerLanguage } from '#platform/http/index.ts'

/** Every parameter that changes a public page or list; any other is dropped before rendering. */
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
  'sort',
  'limit',
  'cursor',
  'page',
  'pages',
  'reviews',
  'facets',
  'lang',
  'variant',
  'tab',
  'q',
  'new',
  '_routes',
])

/** Lists whose answer depends on nothing but the address and the language. */
const LISTS =
  /^\/api\/v1\/(products|products\/featured|categories|vendors|vendors\/popular|search\/popular)$/

/** Answers public lists of the API from the cache. A product's own answer reads its stock each time. */
export function cachedLists(cache: Cache): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'GET' || !LISTS.test(c.req.path)) return next()
    const key = cacheKey(c.req.path, queryOf(c), KNOWN_PARAMETERS, callerLanguage(c))
    const entry = await cache.get(key, async () => {
      await next()
      const { status, headers } = c.res
      const contentType = headers.get('content-type') ?? 'application/json'
      return { body: await textOf(c.res), contentType, status }
    })
    // Hono adds the headers of an answer that is replaced to the new one, unless it is taken away first.
    c.res = undefined
    c.res = await answerEntry(c, entry)
    return undefined
  }
}

/** What follows the question mark, without taking the whole address apart. */
function queryOf({ req }: Context): URLSearchParams {
  const at = req.url.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : req.url.slice(at + 1))
}

type Site = (request: Request) => Response | Promise<Response>

/**
 * Answers pages from the cache. All of their HTML is anonymous: it depends on the address, the
 * language and the wilaya. What is not a 200 (a redirect, a page's 404) is passed on as it is.
 */
export function cachedPages(cache: Cache, site: Site): (c: Context) => Promise<Response> {
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return site(c.req.raw)
    // The router asks which pages its links lead to, with parameters of its own.
    if (c.req.path === '/__manifest') return site(c.req.raw)
    // A guest without scripts asks for an order by number and contact: that answer is never kept.
    if (c.req.path === '/track' && c.req.query('contact')) return site(c.req.raw)
    const wilaya = getCookie(c, 'yova-wilaya') ?? null
    const key = cacheKey(c.req.path, queryOf(c), KNOWN_PARAMETERS, callerLanguage(c), wilaya)
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
    // A caller that joined another's render of a 404 has no response of its own to pass on.
    if (entry.status !== 200) return other ?? site(onlyKnown(c.req.raw))
    return answerEntry(c, entry)
  }
}

/** The request without the parameters that no page knows, so that none of them is kept in a page. */
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
