import { request as nodeRequest } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import type { Milliseconds } from '#kernel/time.ts'
import { openDatabase } from '#platform/database/index.ts'
import { createLog } from '#platform/log.ts'
import { createMetrics, metricsRoute } from '#platform/metrics.ts'
import { closeAll } from '#platform/shutdown.ts'
import { type EdgeEnv, type EdgeOptions, installEdge } from './edge.ts'
import { problem } from './problem.ts'
import { listen } from './server.ts'

const lines: string[] = []
const log = createLog({ readable: false, write: (line) => void lines.push(line) })
const metrics = createMetrics()
const long = 'marché '.repeat(1000)

function appOf(options: Partial<EdgeOptions> = {}) {
  const app = new Hono<EdgeEnv>()
  installEdge(app, { log, metrics, siteUrl: 'http://localhost', trustProxy: null, ...options })
  return app
    .get('/short', (c) => c.json({ ok: true }))
    .get('/long/:id', (c) => c.json({ text: long }))
    .get('/page', (c) => c.html(`<script nonce="${c.get('nonce')}">1</script>`))
    .get('/picture', (c) => c.body(Buffer.alloc(5000), 200, { 'content-type': 'image/webp' }))
    .get('/address', (c) => c.text(c.get('clientAddress')))
    .get('/broken', () => {
      throw new Error('a secret detail')
    })
    .get('/slow', async (c) => {
      await sleep(200)
      return c.text('late')
    })
    .post('/echo', async (c) => c.text(String((await c.req.text()).length)))
    .get('/metrics', metricsRoute(metrics, 'a-token-of-the-operator'))
}
const app = appOf()
const server = await listen(app.fetch, { port: 0, host: '127.0.0.1' })
afterAll(() => server.close(0 as Milliseconds))
const origin = `http://127.0.0.1:${server.port}`

/** `fetch` decompresses, so the bytes are read with node:http. */
const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const sent = nodeRequest(`${origin}${path}`, { headers, method }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        )
      })
      sent.on('error', reject)
      sent.end()
    },
  )

test('long text is compressed as the caller asks; short text and pictures are not', async () => {
  const br = await raw('/long/1', { 'accept-encoding': 'gzip, deflate, br' })
  const gz = await raw('/long/1', { 'accept-encoding': 'gzip, br;q=0' })
  const plain = await raw('/long/1')

  expect(br.headers['content-encoding']).toBe('br')
  expect(br.headers['content-length']).toBe(String(br.body.length))
  expect(gz.headers['content-encoding']).toBe('gzip')
  expect(brotliDecompressSync(br.body)).toEqual(plain.body)
  expect(gunzipSync(gz.body)).toEqual(plain.body)
  expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding' })
  expect(
    (await raw('/short', { 'accept-encoding': 'br' })).headers['content-encoding'],
  ).toBeUndefined()
  expect(
    (await raw('/picture', { 'accept-encoding': 'br' })).headers['content-encoding'],
  ).toBeUndefined()
})

test('what has not changed is not sent again, and HEAD sends no body', async () => {
  const first = await raw('/long/1')
  const again = await raw('/long/1', { 'if-none-match': first.headers['etag'] as string })
  const head = await raw('/long/1', {}, 'HEAD')

  expect(again.status).toBe(304)
  expect(again.body.length).toBe(0)
  expect(again.headers['etag']).toBe(first.headers['etag'])
  expect(head.status).toBe(200)
  expect(head.body.length).toBe(0)
})

test('an answer with a token in its address names a stricter referrer policy, and keeps it', async () => {
  const strict = appOf().get('/token', (c) => {
    c.header('referrer-policy', 'no-referrer')
    return c.redirect('/', 303)
  })
  expect((await strict.request('/token')).headers.get('referrer-policy')).toBe('no-referrer')
  expect((await strict.request('/short')).headers.get('referrer-policy')).toBe(
    'strict-origin-when-cross-origin',
  )
})

test('every answer carries the protections; HSTS is for https only', async () => {
  const json = await app.request('/short')
  const page = await app.request('/page')
  const secure = await appOf({ siteUrl: 'https://yova.example' }).request('/short')

  expect(json.headers.get('x-content-type-options')).toBe('nosniff')
  expect(json.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(json.headers.get('strict-transport-security')).toBeNull()
  expect(secure.headers.get('strict-transport-security')).toContain('max-age=')
  const nonce = /nonce="([^"]+)"/.exec(await page.text())?.[1]
  expect(page.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('a bug is one 500 with its request id, and says nothing of itself', async () => {
  const answer = await app.request('/broken')
  const page = await app.request('/broken', {
    headers: { accept: 'text/html', 'accept-language': 'ar' },
  })

  const document = (await answer.json()) as Record<string, unknown>
  expect(answer.status).toBe(500)
  expect(document).toMatchObject({
    code: 'internal_error',
    request_id: answer.headers.get('x-request-id'),
  })
  expect(JSON.stringify(document)).not.toContain('secret detail')
  expect(lines.join('')).toContain('a secret detail')
  expect(lines.find((line) => line.includes('a secret detail'))).toContain(
    document['request_id'] as string,
  )
  expect(page.status).toBe(500)
  expect(await page.text()).toContain('dir="rtl"')
})

test('a database that is busy is a 503 that says to come back, and no bug', async () => {
  const pool = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' })
  const asking = appOf().get('/asks', async (c) => c.json(await pool.pool.query('select 1')))
  const answer = await asking.request('/asks')
  await pool.close()

  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(await answer.json()).toMatchObject({ code: 'unavailable' })
})

test('what is not there is a problem for programs and a page for browsers, even when the page fails', async () => {
  const failing = appOf({
    errorPage: () => {
      throw new Error('no renderer')
    },
  })
  const own = appOf({ errorPage: (_, status) => `<h1>ours ${status}</h1>` })
  const browser = { headers: { accept: 'text/html' } }

  expect(await (await app.request('/nowhere')).json()).toMatchObject({
    status: 404,
    code: 'not_found',
  })
  expect(await (await own.request('/nowhere', browser)).text()).toBe('<h1>ours 404</h1>')
  expect(await (await failing.request('/nowhere', browser)).text()).toContain('Introuvable')
})

test('what a route refuses is a document for programs and a page for who opens it or sends a form', async () => {
  const words = { detail: 'Rien <b>ici</b>.' }
  const refusing = appOf()
    .get('/refuses', (c) => problem(c, 410, { code: 'gone', ...words }))
    .post('/refuses', (c) => problem(c, 409, { code: 'taken', ...words }))
    .get('/protocol', (c) => c.json({ message: 'in English' }, 400, { 'retry-after': '3' }))
  const browser = { headers: { accept: 'text/html,*/*;q=0.8', 'accept-language': 'ar' } }

  for (const accept of ['*/*', 'application/json', 'image/avif,*/*;q=0.8']) {
    const answer = await refusing.request('/refuses', { headers: { accept } })
    expect([answer.status, await answer.json()]).toEqual([410, expect.objectContaining(words)])
  }
  const page = await refusing.request('/refuses', browser)
  expect([page.status, page.headers.get('content-type')]).toEqual([410, 'text/html; charset=UTF-8'])
  expect(page.headers.get('cache-control')).toBe('no-store')
  const html = await page.text()
  expect(html).toContain('dir="rtl"')
  expect(html).toContain('Rien &#60;b&#62;ici')
  const form = await refusing.request('/refuses', { ...browser, method: 'POST' })
  expect([form.status, (await form.text()).slice(0, 9)]).toEqual([409, '<!doctype'])
  const protocol = await refusing.request('/protocol', browser)
  expect([protocol.status, protocol.headers.get('retry-after')]).toEqual([400, '3'])
  expect(await protocol.text()).not.toContain('in English')
})

test('a body over the limit is refused, with a length or without one', async () => {
  const big = 'x'.repeat(300 * 1024)
  const stream = () =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(big))
        controller.close()
      },
    })
  const post = (body: BodyInit) =>
    fetch(`${origin}/echo`, { method: 'POST', body, duplex: 'half' } as RequestInit)

  expect((await post(big)).status).toBe(413)
  expect(await (await post(stream())).json()).toMatchObject({ code: 'body_too_large' })
  expect(await (await post('small')).text()).toBe('5')
})

test('a forwarded address and request id count only when a trusted machine says so', async () => {
  const headers = { 'x-forwarded-for': '1.2.3.4, 105.100.1.1', 'x-request-id': 'from-the-proxy-1' }
  const otherUser = await fetch(`${origin}/address`, { headers })
  const behind = await appOf({ trustProxy: '127.0.0.1' }).request('/address', { headers })

  expect(await otherUser.text()).toBe('127.0.0.1')
  expect(otherUser.headers.get('x-request-id')).not.toBe('from-the-proxy-1')
  expect(await behind.text()).toBe('105.100.1.1')
  expect(behind.headers.get('x-request-id')).toBe('from-the-proxy-1')
})

test('each request is one line and one measurement by its pattern; only the token reads them', async () => {
  await app.request('/long/42?token=hidden')
  const line = JSON.parse(lines.at(-1)!)

  expect(line).toMatchObject({ method: 'GET', path: '/long/42', status: 200, msg: 'request' })
  await app.request(`/long/${'k3y_'.repeat(10)}xyz`)
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({ path: '/long/{key}', status: 200 })
  expect((await app.request('/metrics')).status).toBe(401)
  const text = await (
    await app.request('/metrics', { headers: { authorization: 'Bearer a-token-of-the-operator' } })
  ).text()
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/long/:id",status="200"}',
  )
  expect(text).not.toContain('/long/42')
})

test('a call inside the process keeps the id and address of the request it serves', async () => {
  const before = lines.length
  const answer = await app.request(
    '/address',
    {},
    { inProcess: { requestId: 'outer', clientAddress: '105.1.1.1' } },
  )

  expect(await answer.text()).toBe('105.1.1.1')
  expect(lines.length).toBe(before)
})

test('closing lets the open request finish and takes no other', async () => {
  const closing = await listen(app.fetch, { port: 0, host: '127.0.0.1' })
  const open = fetch(`http://127.0.0.1:${closing.port}/slow`)
  await sleep(50)

  const closed = closeAll([{ name: 'http', close: () => closing.close() }], log)
  await sleep(20)
  await expect(fetch(`http://127.0.0.1:${closing.port}/short`)).rejects.toThrow('fetch failed')

  expect(await (await open).text()).toBe('late')
  expect(await closed).toBe(true)
})

test('a request that never ends does not keep the process open', async () => {
  const closing = await listen(() => new Promise<never>(() => {}), { port: 0, host: '127.0.0.1' })
  const socket = connect(closing.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await sleep(50)

  const began = performance.now()
  await closing.close(100 as Milliseconds)

  expect(performance.now() - began).toBeLessThan(1000)
  const stuck = {
    name: 'stuck',
    close: () => new Promise<never>(() => {}),
    atMost: 20 as Milliseconds,
  }
  let next = false
  expect(await closeAll([stuck, { name: 'next', close: async () => (next = true) }], log)).toBe(
    false,
  )
  expect(next).toBe(true)
})
