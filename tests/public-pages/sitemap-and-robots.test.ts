import { beforeAll, expect, test } from 'vitest'
import { type LentSite, sharedSite } from '#tests/support/shared-site.ts'

let site: LentSite
beforeAll(async () => {
  site = await sharedSite()
}, 300_000)

const textOf = async (path: string): Promise<string> => {
  const answer = await fetch(site.url + path)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, time = '']) =>
    time.replaceAll('&amp;', '&').replace(/^https?:\/\/[^/]+/, ''),
  )

test('robots are told where they may not go, and where everything else stands', async () => {
  const text = await textOf('/robots.txt')
  expect(text).toMatch(/^User-agent: \*$/m)
  expect(text).toMatch(/^Disallow: \/account$/m)
  expect(text).toMatch(/^Sitemap: https?:\/\/.*\/sitemap\.xml$/m)
  // Shop pages are public; the vendor space is not.
  expect(text).not.toMatch(/^Disallow: \/vendor$/m)
})

test('finders of a weakness read where to report it', async () => {
  const text = await textOf('/.well-known/security.txt')
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toMatch(/^Canonical: https?:\/\/.*\/\.well-known\/security\.txt$/m)
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? []
  expect(Date.parse(expires)).toBeGreaterThan(Date.now())
})

test('the sitemap leads to every public product and shop, once each, in three languages', async () => {
  const files = locations(await textOf('/sitemap.xml'))
  expect(files.length).toBeGreaterThanOrEqual(3)
  const documents = await Promise.all(files.map(textOf))
  const all = documents.flatMap(locations)

  const { rows } = await site.query(
    `select '/product/' || product_id as path from search.listings
     union all select '/vendors/' || id from vendors.vendors where is_public`,
  )
  const expected = (rows as { path: string }[]).map(({ path }) => path).toSorted()
  expect(all.filter((path) => /^\/(product|vendors)\//.test(path)).toSorted()).toEqual(expected)
  expect(new Set(all).size).toBe(all.length)
  for (const language of ['fr', 'en', 'ar', 'x-default'])
    expect(documents[0]).toContain(`hreflang="${language}"`)
})

test('every address of a file answers', async () => {
  for (const path of locations(await textOf('/sitemaps/pages.xml'))) await textOf(path)
})

test('a file that does not exist is not found', async () => {
  const dashes = await fetch(`${site.url}/sitemaps/products-${'-'.repeat(36)}.xml`)
  expect(dashes.status).toBe(404)
  const answer = await fetch(`${site.url}/sitemaps/nothing.xml`)
  expect(answer.status).toBe(404)
})
