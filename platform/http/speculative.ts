import type { Context, MiddlewareHandler } from 'hono'

/** Where browsers and the programs that preview links say why they ask: `X-Moz` of Firefox, `X-Purpose` of older Safari. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** Whether a browser asks before anybody has opened the address, and may throw the answer away. */
export const isSpeculative = (c: Context): boolean =>
  PURPOSES.some((name) => /prefetch|prerender|preview/i.test(c.req.header(name) ?? '')) ||
  c.req.header('service-worker-navigation-preload') !== undefined

/**
 * For addresses that redeem something once. A prefetch, a service worker's navigation preload and the
 * HEAD of a mail scanner redeem nothing: a browser drops a speculative answer of 5xx and asks again
 * when the address is opened.
 */
export const redeemedOnce: MiddlewareHandler = async (c, next) => {
  const headers = { 'cache-control': 'no-store' }
  if (c.req.method === 'HEAD') return c.body(null, 200, headers)
  return isSpeculative(c) ? c.body(null, 503, headers) : next()
}
