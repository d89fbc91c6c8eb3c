import type { Context, MiddlewareHandler } from 'hono'

/**
 * Headers that announce a prefetch or link preview: `X-Moz` in Firefox, `X-Purpose` in older
 * Safari.
 */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** Whether the request is a prefetch, whose response may never be shown. */
export const isSpeculative = (c: Context): boolean =>
  PURPOSES.some((name) => /prefetch|prerender|preview/i.test(c.req.header(name) ?? '')) ||
  c.req.header('service-worker-navigation-preload') !== undefined

/**
 * Guards URLs that redeem a one-time token from prefetches, navigation preloads and email scanners
 * (HEAD). Browsers drop a speculative 5xx and ask again when the URL is opened.
 */
export const redeemedOnce: MiddlewareHandler = async (c, next) => {
  const headers = { 'cache-control': 'no-store' }
  if (c.req.method === 'HEAD') return c.body(null, 200, headers)
  return isSpeculative(c) ? c.body(null, 503, headers) : next()
}
