import { beforeAll, expect, test } from 'vitest'
import { ownAddress } from '#tests/support/own-address.ts'
import { type LentSite, sharedSite } from '#tests/support/shared-site.ts'

let site: LentSite
beforeAll(async () => {
  site = await sharedSite()
}, 300_000)

let reads = 0
const uncached = () => `/api/v1/products?limit=1&min_price=${(reads += 1)}`
const get = (path: string, headers: Record<string, string>) => fetch(site.url + path, { headers })

/** Reads what is not cached until the network has used up its burst. */
async function exhaust(from: Record<string, string>): Promise<number> {
  for (let round = 1; round <= 60; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const answer = await get(uncached(), from)
        await answer.arrayBuffer()
        return answer.status
      }),
    )
    if (answers.includes(429)) return round * 50
    expect(new Set(answers)).toEqual(new Set([200]))
  }
  throw new Error('3,000 uncached reads were never refused')
}

test('who reads thousands of uncached lists is slowed down, in words; cached pages and others are not', async () => {
  const from = ownAddress()
  expect((await get('/products', { ...from, accept: 'text/html' })).status).toBe(200)
  expect(await exhaust(from)).toBeGreaterThan(600)

  const bursts = await Promise.all(
    Array.from({ length: 60 }, () => get(uncached(), { ...from, 'accept-language': 'ar' })),
  )
  const refused = bursts.find(({ status }) => status === 429)!
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(await refused.json()).toMatchObject({
    code: 'too_many_requests',
    title: 'طلبات كثيرة جدًا',
  })
  const pages = await Promise.all(
    Array.from({ length: 40 }, () =>
      get(`/products?search=x&min_price=${(reads += 1)}`, { ...from, accept: 'text/html' }),
    ),
  )
  const page = pages.find(({ status }) => status === 429)!
  expect(page.headers.get('content-type')).toContain('text/html')

  for (let again = 0; again < 50; again += 1)
    expect((await get('/products', { ...from, accept: 'text/html' })).status).toBe(200)
  expect((await get(uncached(), ownAddress())).status).toBe(200)
}, 120_000)
