import { beforeAll, expect, test } from 'vitest'
import { type LentSite, sharedSite } from '#tests/support/shared-site.ts'

let site: LentSite
beforeAll(async () => {
  site = await sharedSite()
}, 300_000)

/** Without the headers that differ for each request. */
async function answerOf(path: string, headers: Record<string, string>) {
  const answer = await fetch(site.url + path, { headers })
  const { date, 'x-request-id': id, ...stored } = Object.fromEntries(answer.headers)
  expect(date && id).toBeTruthy()
  return { status: answer.status, headers: stored, body: await answer.text() }
}

/** An invalid token bypasses the fast path: the routes respond, to a visitor. */
const BY_THE_ROUTES = { authorization: 'Bearer nobody' }

const PATHS = [
  '/api/v1/products',
  '/api/v1/products?search=robe&facets=true',
  '/api/v1/products?limit=0',
  '/api/v1/products?limit=1&limit=2',
  '/api/v1/products/featured',
  '/api/v1/products/019b76da-a800-7000-8000-000000000000',
  '/api/v1/products/no-such-thing',
  '/api/v1/categories',
  '/api/v1/vendors?wilaya=19',
  '/api/v1/vendors/popular',
  '/api/v1/search/popular',
  '/about',
  '/about?lang=en&utm_source=x',
  '/products?category=nothing',
  '/nowhere',
]

test.each(PATHS)('%s is answered alike by the short way and by the routes', async (path) => {
  for (const language of ['fr', 'ar'])
    for (const encoding of ['br', 'identity']) {
      const headers = { 'accept-language': language, 'accept-encoding': encoding }
      await answerOf(path, headers) // fills the cache: only a cached page takes the fast path
      const short = await answerOf(path, headers)
      const full = await answerOf(path, { ...headers, ...BY_THE_ROUTES })
      // A problem document contains the request id.
      if (short.status >= 400) expect({ ...short, body: '' }).toEqual({ ...full, body: '' })
      else expect(short).toEqual(full)
    }
})

test('a product tells its stock, tagged, by both ways', async () => {
  const { body } = await answerOf('/api/v1/products?limit=1', {})
  const { items } = JSON.parse(body) as { items: { id: string }[] }
  const path = `/api/v1/products/${items[0]!.id}`
  const short = await answerOf(path, {})
  expect(short).toEqual(await answerOf(path, BY_THE_ROUTES))
  expect(JSON.parse(short.body)).toHaveProperty('inventory_quantity')
})
