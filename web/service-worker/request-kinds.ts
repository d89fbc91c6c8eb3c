/** What a request is to the worker; what is `other` goes by as if there were no worker. */
export type FetchKind =
  | 'page'
  | 'closed-page'
  | 'data'
  | 'routes'
  | 'asset'
  | 'picture'
  | 'reading'
  | 'other'

type Asked = {
  method: string
  url: string
  mode: string
  destination: string
  headers: { has(name: string): boolean }
}

/** Pages that only say something about one person, or to those who run the place, are never kept. */
const CLOSED = /^\/(admin|auth|account|vendor|checkout|order|dev)(\/|$)/
/** Not pages at all, though a browser may be led there. */
const PROGRAMS = /^\/(api|auth\/v1|rest|functions|storage|media|healthz|readyz|metrics)(\/|$)/
/** What anyone may read, whoever asks. */
const READINGS =
  /^\/api\/v1\/(products|categories|vendors|wilayas|delivery|search|payment-methods|settings\/public)(\/|$)/
const PICTURES = /^\/(media|icons|storage\/v1\/object\/public)\//

/** The address of the page that a request for its data is about. */
export function pageOfDataRequest({ pathname, search }: URL): string {
  // An address that ends in a slash has a name put after it: the data of `/` is `/_.data`.
  const path = pathname.replace(/(\/)_\.data$|\.data$/, '$1')
  const query = new URLSearchParams(search)
  query.delete('_routes')
  const rest = query.toString()
  return rest === '' ? path : `${path}?${rest}`
}

const isClosed = (pathname: string, query: URLSearchParams): boolean =>
  CLOSED.test(pathname) || (pathname === '/track' && query.has('contact'))

/** Sorts a request. A bearer, a part of a file or another site's address is none of the worker's. */
export function fetchKind(asked: Asked, origin: string): FetchKind {
  const url = new URL(asked.url)
  const { pathname, searchParams } = url
  if (asked.method !== 'GET' || url.origin !== origin) return 'other'
  if (asked.headers.has('authorization') || asked.headers.has('range')) return 'other'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (PROGRAMS.test(pathname) && asked.mode === 'navigate') return 'other'
  if (asked.mode === 'navigate') return isClosed(pathname, searchParams) ? 'closed-page' : 'page'
  if (pathname === '/__manifest') return 'routes'
  if (READINGS.test(pathname)) return 'reading'
  if (asked.destination === 'image' && PICTURES.test(pathname)) return 'picture'
  if (!PROGRAMS.test(pathname) && pathname.endsWith('.data')) return 'data'
  return 'other'
}

/** Whether the page of an address may be kept. */
export function isCacheable(address: string, origin: string): boolean {
  const { pathname, searchParams } = new URL(address, origin)
  return !isClosed(pathname, searchParams) && !PROGRAMS.test(pathname)
}

/** The language that a page was written in. */
export const languageOf = (html: string): string | null =>
  /<html[^>]*\slang="([a-z]{2})"/.exec(html)?.[1] ?? null

/** The files of the build that a page names; nothing of it works offline without them. */
export const assetUrls = (html: string): string[] => [
  ...new Set([...html.matchAll(/["'](\/assets\/[\w./-]+)["']/g)].map(([, path = '']) => path)),
]

/** The same page, saying that it was kept from before. */
export const markOffline = (html: string): string =>
  html.replace('<html ', '<html data-offline="" ')
