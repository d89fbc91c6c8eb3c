import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { clientAddressOf, isTrustList, networkOf, parseTrust } from './client-address.ts'
import { encodingFor, isCompressible } from './compress.ts'
import { contentSecurityPolicy, hashInlineScripts } from './csp.ts'
import { staticFiles } from './static-files.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the inline scripts that run are hashed as the browser sees them; data and files are not', () => {
  const html =
    '<script>let a = 1\r\n</script><script type="module" async>\nimport "x"</script><SCRIPT>let a = 1\n</SCRIPT>' +
    '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>' +
    '<script type=application/json>{}</script>'

  expect(hashInlineScripts(html)).toEqual([sha('let a = 1\n'), sha('\nimport "x"')])
  expect(contentSecurityPolicy(["'sha256-x'"])).toContain("script-src 'self' 'sha256-x';")
})

test('an address is the first that nobody trusted speaks for', () => {
  const subject = (socket: string, forwarded: string | undefined, trust: string | null) =>
    clientAddressOf(socket, forwarded, parseTrust(trust))

  expect(subject('9.9.9.9', '1.1.1.1', null)).toBe('9.9.9.9')
  expect(subject('::ffff:10.0.0.2', '6.6.6.6, 105.1.1.1, 10.0.0.1', '10.0.0.0/8')).toBe('105.1.1.1')
  expect(subject('10.0.0.2', '6.6.6.6, 105.1.1.1', '1')).toBe('105.1.1.1')
  expect(subject('10.0.0.2', '6.6.6.6, 105.1.1.1', '2')).toBe('6.6.6.6')
  expect(subject('10.0.0.2', 'not an address', '10.0.0.2')).toBe('10.0.0.2')
  expect(subject('10.0.0.2', undefined, '5')).toBe('10.0.0.2')
  expect(subject('::1', '2001:db8::7', 'loopback')).toBe('2001:db8::7')
  expect(['1', '10.0.0.0/8, ::1', 'loopback'].map(isTrustList)).toEqual([true, true, true])
  expect(['x', '10.0.0.0/99', '999', '', 'loopback/8'].map(isTrustList)).toEqual(
    Array(5).fill(false),
  )
})

test('one visitor is an IPv4 address or an IPv6 network of 64 bits', () => {
  expect(networkOf('105.1.1.1')).toBe('105.1.1.1')
  const sameHouse = [
    '2a02:9b0:5:7::1',
    '2A02:09B0:0005:0007:ffff:1:2:3',
    '2a02:9b0:5:7:0:0:1.2.3.4',
  ]
  expect(new Set(sameHouse.map(networkOf))).toEqual(new Set(['2a02:9b0:5:7::/64']))
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(networkOf('2a02::7:8:9:a:b:c')).toBe('2a02:0:7:8::/64')
})

test('the encoding is the best one that is taken', () => {
  expect(encodingFor('gzip, deflate, br, zstd')).toBe('br')
  expect(encodingFor('br;q=0, gzip')).toBe('gzip')
  expect(encodingFor('identity')).toBeNull()
  expect(['text/html', 'application/problem+json', 'image/svg+xml'].every(isCompressible)).toBe(
    true,
  )
  expect(
    ['image/webp', 'font/woff2', 'application/zip', 'text/event-stream'].some(isCompressible),
  ).toBe(false)
})

const folder = await mkdtemp(join(tmpdir(), 'static-'))
afterAll(() => rm(folder, { recursive: true }))
await mkdir(join(folder, 'assets'))
await writeFile(join(folder, 'assets/a-1x2y.js'), 'let a = 1;'.repeat(500))
await writeFile(join(folder, 'robots.txt'), 'User-agent: *')
await writeFile(join(folder, '.hidden'), 'no')

test('files are served as they are named: a hashed one for a year, the others asked again', async () => {
  const files = await staticFiles(folder, { immutable: /^\/assets\// })
  await files.prepare()
  const app = new Hono().use(files.serve)

  const script = await app.request('/assets/a-1x2y.js', { headers: { 'accept-encoding': 'br' } })
  const robots = await app.request('/robots.txt')

  expect(script.headers.get('cache-control')).toContain('immutable')
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(brotliDecompressSync(await script.arrayBuffer()).toString()).toContain('let a = 1;')
  expect(robots.headers.get('cache-control')).toBe('no-cache')
  expect(
    (
      await app.request('/robots.txt', {
        headers: { 'if-none-match': robots.headers.get('etag')! },
      })
    ).status,
  ).toBe(304)
  for (const path of ['/.hidden', '/../package.json', '/assets', '/assets/%2e%2e/robots.txt'])
    expect((await app.request(path)).status).toBe(path.includes('%2e') ? 200 : 404)
  expect((await app.request('/robots.txt', { method: 'POST' })).status).toBe(404)
})

test('a folder is served where it is mounted', async () => {
  const files = await staticFiles(folder, { immutable: /^$/, prefix: '/files' })
  expect([files.has('/files/robots.txt'), files.has('/robots.txt')]).toEqual([true, false])
})

test('a folder that is not there serves nothing', async () => {
  const files = await staticFiles(join(folder, 'nothing'), { immutable: /^\// })
  expect(files.has('/robots.txt')).toBe(false)
})
