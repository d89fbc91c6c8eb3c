import type { Context, MiddlewareHandler } from 'hono'

/** Set by prefetches and link previews: `X-Moz` in Firefox, `X-Purpose` in older Safari. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

export const isSpeculative = (c: Context): boolean =>
  PURPOSES.some((name) => /prefetch|prerender|preview/i.test(c.req.header(name) ?? '')) ||
  c.req.header('service-worker-navigation-preload') !== undefined

/**
 * Keeps prefetches and email scanners (HEAD) from redeeming a one-time token. Browsers drop a
 * speculative 5xx and ask again when the URL is opened.
 */
export const redeemedOnce: MiddlewareHandler = async (c, next) => {
  const headers = { 'cache-control': 'no-store' }
  if (c.req.method === 'HEAD') return c.body(null, 200, headers)
  return isSpeculative(c) ? c.body(null, 503, headers) : next()
}
