import { baseOf } from '#web/shared/api/endpoint.ts'

/** `other` is not handled by the worker. */
export type FetchKind =
  | 'page'
  | 'closed-page'
  | 'data'
  | 'routes'
  | 'asset'
  | 'picture'
  | 'reading'
  | 'other'

type RequestedItem = {
  method: string
  url: string
  mode: string
  destination: string
  headers: { has(name: string): boolean }
}

/** Personal pages and those of vendors and admins are never stored. */
const CLOSED = /^\/(admin|auth|account|vendor|checkout|order|dev)(\/|$)/
const PROGRAMS = /^\/(api|auth\/v1|rest|functions|storage|media|healthz|readyz|metrics)(\/|$)/
/** Public API reads. */
const READINGS = (
  [
    ...(['/products', '/categories', '/vendors', '/wilayas', '/delivery'] as const),
    ...(['/search/popular', '/search/suggestions'] as const),
    ...(['/payment-methods', '/settings/public'] as const),
  ] as const
).map(baseOf)
const IMAGE_PATHS = /^\/(media|icons|storage\/v1\/object\/public)\//

export function pageOfDataRequest({ pathname, search }: URL): string {
  // The data of a path that ends in a slash, such as `/`, is `/_.data`.
  const path = pathname.replace(/(\/)_\.data$|\.data$/, '$1')
  const query = new URLSearchParams(search)
  query.delete('_routes')
  const rest = query.toString()
  return rest === '' ? path : `${path}?${rest}`
}

const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`)

const isClosed = (pathname: string, query: URLSearchParams): boolean =>
  CLOSED.test(pathname) || (pathname === '/track' && query.has('contact'))

/** Requests with a bearer token or a range, and of other origins, are `other`. */
export function fetchKind(query: RequestedItem, origin: string): FetchKind {
  const url = new URL(query.url)
  const { pathname, searchParams } = url
  if (query.method !== 'GET' || url.origin !== origin) return 'other'
  if (query.headers.has('authorization') || query.headers.has('range')) return 'other'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (PROGRAMS.test(pathname) && query.mode === 'navigate') return 'other'
  if (query.mode === 'navigate') return isClosed(pathname, searchParams) ? 'closed-page' : 'page'
  if (pathname === '/__manifest') return 'routes'
  if (READINGS.some((path) => isWithin(pathname, path))) return 'reading'
  if (query.destination === 'image' && IMAGE_PATHS.test(pathname)) return 'picture'
  if (!PROGRAMS.test(pathname) && pathname.endsWith('.data')) return 'data'
  return 'other'
}

export function isCacheable(address: string, origin: string): boolean {
  const { pathname, searchParams } = new URL(address, origin)
  return !isClosed(pathname, searchParams) && !PROGRAMS.test(pathname)
}

export const parseDocumentLanguage = (html: string): string | null =>
  /<html[^>]*\slang="([a-z]{2})"/.exec(html)?.[1] ?? null

/** The build files that a page references, which it needs offline. */
export const assetUrls = (html: string): string[] => [
  ...new Set([...html.matchAll(/["'](\/assets\/[\w./-]+)["']/g)].map(([, path = '']) => path)),
]

export const markOffline = (html: string): string =>
  html.replace('<html ', '<html data-offline="" ')
