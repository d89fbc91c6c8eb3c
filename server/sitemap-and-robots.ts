import { Hono } from 'hono'
import type { PageLanguage } from '#kernel/locale.ts'
import { after, type Clock, hours } from '#kernel/time.ts'
import { createCache } from '#platform/http/cache.ts'
import { respondWithEntry } from '#platform/http/cache-entry.ts'
import { recordCacheExpiry } from '#platform/http/cache-tags.ts'
import type { Content } from '#capabilities/content/index.ts'
import type { Search } from '#capabilities/search/index.ts'

/** A sitemap may hold 50,000 URLs; 2,500 of ours, with their four forms, are 2 MB. */
const CHUNK = 2_500
const CACHED_FOR = hours(1)
/** Apart from that of the pages, which they would displace. */
const MAX_BYTES = 24 * 1024 * 1024

const PAGES = ['/', '/products', '/categories', '/vendors', '/about', '/contact', '/track']
const LEGAL = ['/terms', '/privacy', '/data-request', '/sitemap']
/** Private pages and paths without a page. */
const NOT_FOR_ROBOTS = [
  '/api/',
  '/auth',
  '/account',
  '/admin',
  '/vendor/',
  '/cart',
  '/checkout',
  '/order/',
  '/dev/',
]

type Parts = {
  origin: string
  clock: Clock
  search: Pick<Search, 'addresses' | 'categories'>
  content: Pick<Content, 'publicPages'>
  languages(): readonly PageLanguage[]
}
type Place = { path: string; since?: Date }

export function sitemapRoutes({ origin, clock, search, content, languages }: Parts) {
  const chunks = remembered(clock, () => search.addresses.chunks(CHUNK))
  const cache = createCache({ clock, maxBytes: MAX_BYTES })
  const app = new Hono()

  app.get('/robots.txt', (c) =>
    c.text(
      ['User-agent: *', ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`), ''].join('\n') +
        `\nSitemap: ${origin}/sitemap.xml\n`,
    ),
  )
  app.get('/sitemap.xml', async (c) => {
    const files = ['pages', 'vendors', ...(await chunks()).map((first) => `products-${first}`)]
    const entries = files.map(
      (name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>`,
    )
    return c.body(document('sitemapindex', entries), 200, XML)
  })
  app.get(
    '/sitemaps/:name{(pages|vendors|products-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})\\.xml}',
    async (c) => {
      const [requested = ''] = c.req.param('name').split('.xml')
      const name = requested.startsWith(PRODUCTS) ? chunkOf(requested, await chunks()) : requested
      const offered = languages()
      const entry = await cache.get(`${name} ${offered.join(' ')}`, async () => {
        const places = await placesOf(name, { search, content })
        recordCacheExpiry(after(clock.now(), CACHED_FOR))
        const body = document(
          'urlset',
          places.map((place) => urlEntry(origin, place, offered)),
        )
        const { 'content-type': contentType, ...headers } = XML
        return { body, contentType, headers }
      })
      return respondWithEntry(c, entry)
    },
  )
  return app
}

const XML = {
  'content-type': 'application/xml; charset=UTF-8',
  'cache-control': 'public, max-age=3600',
}

const PRODUCTS = 'products-'

/** Of any id the chunk that holds it, so that made-up ones are no files of their own. */
const chunkOf = (name: string, firsts: readonly string[]): string =>
  PRODUCTS + (firsts.findLast((first) => PRODUCTS + first <= name) ?? firsts[0] ?? '')

async function placesOf(
  name: string,
  { search, content }: Pick<Parts, 'search' | 'content'>,
): Promise<Place[]> {
  if (name === 'pages') {
    const { items } = await search.categories('fr')
    const categories = items.map(({ slug }) => ({ path: `/products?category=${slug}` }))
    const written = (await content.publicPages('fr')).map(({ slug }) => `/pages/${slug}`)
    const places = [...LEGAL, ...written].map((path) => ({ path }))
    return [...PAGES.map((path) => ({ path })), ...categories, ...places]
  }
  if (name === 'vendors')
    return (await search.addresses.shops(CHUNK)).map(({ id, since }) => ({
      path: `/vendors/${id}`,
      since,
    }))
  const first = name.slice(PRODUCTS.length)
  if (first === '') return []
  return (await search.addresses.products(first, CHUNK)).map(({ id, since }) => ({
    path: `/product/${id}`,
    since,
  }))
}

/** With its alternates in each language, as the page declares them. */
function urlEntry(
  origin: string,
  { path, since }: Place,
  languages: readonly PageLanguage[],
): string {
  const plain = origin + path
  const joint = path.includes('?') ? '&amp;' : '?'
  const forms = languages.map((language) => [language, `${plain}${joint}lang=${language}`])
  const links = [...forms, ['x-default', plain]].map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  )
  const changed = since ? `<lastmod>${since.toISOString().slice(0, 10)}</lastmod>` : ''
  return `<url><loc>${plain}</loc>${changed}${links.join('')}</url>`
}

function document(root: 'sitemapindex' | 'urlset', entries: readonly string[]): string {
  const languages = root === 'urlset' ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${languages}>${entries.join('\n')}</${root}>`
}

/** Chunk boundaries need a scan of all listings, so they are cached. */
function remembered(clock: Clock, read: () => Promise<string[]>): () => Promise<string[]> {
  let until = new Date(0)
  let known: Promise<string[]> = Promise.resolve([])
  return () => {
    const now = clock.now()
    if (now < until) return known
    until = after(now, CACHED_FOR)
    known = read()
    known.catch(() => (until = new Date(0)))
    return known
  }
}
