import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { LANGUAGES } from '#kernel/locale.ts'
import { createCache } from '#platform/http/cache.ts'
import { entryOf } from '#platform/http/cache-entry.ts'
import { pageCacheKey } from './response-cache.ts'
import { fastPath } from './fast-path.ts'

const cache = createCache({ clock: { now: () => new Date() }, maxBytes: 1e6 })
let isOpen = true
const lines: object[] = []
const log = pino({}, { write: (line) => void lines.push(JSON.parse(line) as object) })
const way = fastPath({
  log,
  siteUrl: 'https://yova.example',
  trustProxy: null,
  cache,
  isOpen: () => isOpen,
  languages: () => LANGUAGES,
  takeToken: () => true,
  answers: (path, query, language) =>
    path === '/api/v1/products' && !query.has('wrong')
      ? Promise.resolve(
          entryOf({ body: `["${language}"]`, contentType: 'application/json; charset=UTF-8' }),
        )
      : null,
})
const server = createServer(
  (request, response) => void way(request, response, () => response.writeHead(418).end()),
)
await once(server.listen(0, '127.0.0.1'), 'listening')
afterAll(() => server.close())
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const FULL_WAY = 418

const statusOf = async (path: string, init: RequestInit = {}) =>
  (await fetch(origin + path, init)).status

test('a public list is answered in the language that is asked for, protected and written down', async () => {
  const answer = await fetch(`${origin}/api/v1/products`, {
    headers: { cookie: 'a=1; yova-lang=ar' },
  })

  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('["ar"]')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/^[0-9a-f]{16}$/),
  })
  expect(lines.at(-1)).toMatchObject({ path: '/api/v1/products', status: 200, method: 'GET' })
})

test('who has it is told so, without a body', async () => {
  const first = await fetch(`${origin}/api/v1/products`)
  const etag = first.headers.get('etag')!
  const second = await fetch(`${origin}/api/v1/products`, { headers: { 'if-none-match': etag } })
  expect(second.status).toBe(304)
  expect(await second.text()).toBe('')
})

test('whoever signs in, writes, sends a body or asks what cannot be answered goes the full way', async () => {
  const path = '/api/v1/products'
  expect(await statusOf(path, { headers: { authorization: 'Bearer x' } })).toBe(FULL_WAY)
  expect(await statusOf(path, { method: 'HEAD' })).toBe(FULL_WAY)
  expect(await statusOf(path, { method: 'POST', body: '{}' })).toBe(FULL_WAY)
  expect(await statusOf(`${path}?wrong=1`)).toBe(FULL_WAY)
  expect(await statusOf('/api/v1/orders')).toBe(FULL_WAY)
  expect(await statusOf('/api%2Fv1/products')).toBe(FULL_WAY)
})

test('a page is answered when it is kept, by language and wilaya, unless the shop is closed', async () => {
  const key = pageCacheKey('/about', new URLSearchParams(), 'fr', '16')!
  await cache.get(key, () =>
    Promise.resolve({
      body: '<p>Yova</p>',
      contentType: 'text/html; charset=UTF-8',
      csp: 'its-own',
    }),
  )
  const query = { headers: { cookie: 'yova-wilaya=16' } }
  const answer = await fetch(`${origin}/about?utm_source=x`, query)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toBe('its-own')

  expect(await statusOf('/about')).toBe(FULL_WAY)
  expect(await statusOf('/about?lang=en', query)).toBe(FULL_WAY)
  isOpen = false
  expect(await statusOf('/about', query)).toBe(FULL_WAY)
})

test('an order asked for by number and contact is never a kept page', () => {
  expect(pageCacheKey('/track', new URLSearchParams('contact=0550'), 'fr', undefined)).toBeNull()
  expect(pageCacheKey('/track', new URLSearchParams(), 'fr', undefined)).not.toBeNull()

  // A made-up cookie adds no entry.
  const withoutWilaya = pageCacheKey('/about', new URLSearchParams(), 'fr', undefined)
  for (const cookie of ['', '00', '16x', '99', 'a'.repeat(200)])
    expect(pageCacheKey('/about', new URLSearchParams(), 'fr', cookie)).toBe(withoutWilaya)
  expect(pageCacheKey('/about', new URLSearchParams(), 'fr', '31')).not.toBe(withoutWilaya)
})
