import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { ok, refuse } from '#kernel/result.ts'
import { after, hours, minutes } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { cacheKey, createCache, invalidate, invalidateEverything } from './cache.ts'
import { respondWithEntry } from './cache-entry.ts'
import { recordCacheExpiry, recordCacheTag } from './cache-tags.ts'

const own = await testDatabase({ capabilities: [] })
let now = new Date('2026-11-21T10:00:00Z')
const clock = { now: () => now }
beforeEach(() => {
  now = new Date('2026-11-21T10:00:00Z')
})

const caches = () => createCache({ clock, maxBytes: 1_000_000 })
function page(...tags: string[]) {
  let renders = 0
  return async () => {
    recordCacheTag(...tags)
    renders += 1
    const body = `render ${renders}`
    await sleep(10)
    return { body, contentType: 'text/html; charset=UTF-8' }
  }
}
const text = async (entry: Promise<{ body: Uint8Array }>) =>
  Buffer.from((await entry).body).toString()

test('fifty callers of one page share one render, and the next one finds it kept', async () => {
  const cache = caches()
  const render = page('product:1')

  const all = await Promise.all(Array.from({ length: 50 }, () => text(cache.get('/p', render))))

  expect(new Set(all)).toEqual(new Set(['render 1']))
  expect(await text(cache.get('/p', render))).toBe('render 1')
})

test('a committed change drops what was read from it, in two processes; a refused one drops nothing', async () => {
  const two = [caches(), caches()]
  const stops = await Promise.all(two.map((cache) => cache.listen(own)))
  const pages = two.map((cache) => {
    const run = page('product:1', 'vendor:7')
    const other = page('product:2')
    return { one: () => text(cache.get('/1', run)), other: () => text(cache.get('/2', other)) }
  })
  for (const { one: run, other } of pages) await Promise.all([run(), other()])

  await inTransaction(own.db, async (tx) => {
    await invalidate(tx, ['product:2'])
    return refuse({ code: 'no' })
  })
  await inTransaction(own.db, async (tx) => ok(await invalidate(tx, ['vendor:7'])))
  await sleep(100)

  for (const { one: run, other } of pages) {
    expect(await run()).toBe('render 2')
    expect(await other()).toBe('render 1')
  }

  await inTransaction(own.db, async (tx) => ok(await invalidateEverything(tx)))
  await sleep(100)
  for (const { other } of pages) expect(await other()).toBe('render 2')
  await Promise.all(stops.map((stop) => stop()))
})

test('a render that began before the change is not kept, and a later caller does not get it', async () => {
  const cache = caches()
  const render = page('product:1')

  const began = text(cache.get('/p', render))
  await sleep(2)
  cache.drop(['product:1'])
  const later = text(cache.get('/p', render))

  expect(await began).toBe('render 1')
  expect(await later).toBe('render 2')
  expect(await text(cache.get('/p', render))).toBe('render 2')
})

test('a change heard during a render leaves nothing of it behind', async () => {
  const cache = caches()
  const render = page('product:1')

  const began = cache.get('/p', render)
  await sleep(2)
  cache.drop(['product:1'])
  await began

  expect(cache.size().entries).toBe(0)
  expect(await text(cache.get('/p', render))).toBe('render 2')
})

test('a render hears every change that comes while it goes on, not only the first', async () => {
  const cache = caches()
  const render = page('product:1')

  const began = cache.get('/p', render)
  await sleep(2)
  cache.drop(['product:2'])
  cache.drop(['product:1'])
  await began

  expect(cache.size().entries).toBe(0)
})

test('a cut line to the database drops everything', async () => {
  const cache = caches()
  const stop = await cache.listen(own)
  await cache.get('/p', page('product:1'))
  expect(cache.size().entries).toBe(1)

  await own.database.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name like '%:listen' and datname = current_database()",
  )
  for (let waits = 0; cache.size().entries > 0 && waits < 100; waits += 1) await sleep(20)

  expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
  await stop()
})

test('a page is rendered again at the earliest change it announced, and at midnight in Algiers', async () => {
  const cache = caches()
  let renders = 0
  const timed = async () => {
    recordCacheExpiry(after(now, hours(5)))
    recordCacheExpiry(after(now, minutes(30)))
    return { body: String((renders += 1)), contentType: 'text/plain' }
  }
  const plain = page('x')
  await cache.get('/t', timed)
  await cache.get('/p', plain)

  now = after(now, minutes(29))
  expect(await text(cache.get('/t', timed))).toBe('1')
  now = after(now, minutes(2))
  expect(await text(cache.get('/t', timed))).toBe('2')

  now = new Date('2026-11-21T22:59:59Z')
  expect(await text(cache.get('/p', plain))).toBe('render 1')
  now = new Date('2026-11-21T23:00:01Z')
  expect(await text(cache.get('/p', plain))).toBe('render 2')
})

test('errors and refused pages are not kept', async () => {
  const cache = caches()
  let requested = 0
  const failing = async () => {
    requested += 1
    throw new Error('no database')
  }
  const missing = async () => ({
    body: String((requested += 1)),
    contentType: 'text/html',
    status: 404,
  })

  await expect(cache.get('/e', failing)).rejects.toThrow('no database')
  await expect(cache.get('/e', failing)).rejects.toThrow('no database')
  await cache.get('/m', missing)
  await cache.get('/m', missing)

  expect(requested).toBe(4)
  expect(cache.size().entries).toBe(0)
})

test('a page made of a kept list depends on all that the list was read from', async () => {
  const cache = caches()
  const list = page('category:3')
  await cache.get('/list', list)
  const whole = async () => ({
    body: `page of ${await text(cache.get('/list', list))}`,
    contentType: 'text/html',
  })
  await cache.get('/page', whole)

  cache.drop(['category:3'])

  expect(await text(cache.get('/page', whole))).toBe('page of render 2')
})

test('the least recently used go when the room is full, and the count of bytes stays right', async () => {
  const cache = createCache({ clock, maxBytes: 100_000 })
  const big = (n: number) => async () => {
    recordCacheTag(`product:${n}`)
    return { body: 'x'.repeat(10_000), contentType: 'text/plain' }
  }
  for (let n = 0; n < 5; n += 1) await cache.get(`/${n}`, big(n))
  await cache.get('/0', big(0))
  for (let n = 5; n < 10; n += 1) await cache.get(`/${n}`, big(n))

  expect(cache.size().bytes).toBeLessThanOrEqual(100_000)
  let again = 0
  await cache.get('/0', async () => ({ body: String((again += 1)), contentType: 'text/plain' }))
  await cache.get('/1', async () => ({ body: String((again += 1)), contentType: 'text/plain' }))
  expect(again).toBe(1)

  cache.drop(['*'])
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
})

test('a kept page goes out compressed, tagged, with its own policy, and once', async () => {
  const cache = caches()
  const body = '<p>marché</p>'.repeat(500)
  const app = new Hono().get('/', async (c) =>
    respondWithEntry(
      c,
      await cache.get('/', async () => ({
        body,
        contentType: 'text/html; charset=UTF-8',
        csp: 'p',
      })),
    ),
  )

  const answer = await app.request('/', { headers: { 'accept-encoding': 'gzip, br' } })
  const etag = answer.headers.get('etag')!
  const again = await app.request('/', { headers: { 'if-none-match': `"other", ${etag}` } })

  expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe(body)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'private, no-cache',
    'content-security-policy': 'p',
    vary: 'Cookie, Accept-Language, Accept-Encoding',
  })
  expect(again.status).toBe(304)
  expect(again.headers.get('content-security-policy')).toBe('p')
})

test('the key keeps known parameters in one order, and language and wilaya apart', () => {
  const key = (query: string, ...rest: (string | null)[]) =>
    cacheKey('/products', new URLSearchParams(query), new Set(['sort', 'category']), ...rest)

  expect(key('sort=newest&category=a&utm_source=x', 'fr', null)).toBe(
    key('category=a&sort=newest', 'fr', null),
  )
  expect(key('category=a', 'fr', null)).not.toBe(key('category=a', 'ar', null))
  expect(key('category=a', 'fr', '16')).not.toBe(key('category=a', 'fr', null))
  expect(key('category=a%26sort%3Db', 'fr')).not.toBe(key('category=a&sort=b', 'fr'))
})
