import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, request as forward, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#server/startup-message.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { type ApiDocument, callsOf, type Schema } from './request-generator.ts'

const run = promisify(execFile)
const MINUTE = 60_000

let site: Site
let folder: string
let proxy: Server
let url: string
let bearer: string | null = null
let requests = 0

/** A scanner would spend the reads of one address; with `bearer` it is signed in. */
async function startProxy(): Promise<void> {
  proxy = createServer((incoming, outgoing) => {
    requests += 1
    const { hostname, port } = new URL(site.url)
    const headers = {
      ...incoming.headers,
      'accept-encoding': 'identity', // wapiti cannot read brotli, and finds no links in it
      'x-forwarded-for': `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`,
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    }
    const { method, url: path } = incoming
    const onward = forward({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

/** Packages of Debian, which no other command needs. */
const INSTALL = 'command -v wapiti sqlmap || apt-get install -y -qq wapiti sqlmap'

beforeAll(async () => {
  await run('sh', ['-c', INSTALL])
  folder = await mkdtemp(join(tmpdir(), 'scan-'))
  await startProxy()
  site = await startSite({ TRUST_PROXY: 'loopback', SITE_URL: url })
}, 600_000)
afterAll(async () => {
  proxy.close()
  proxy.closeAllConnections()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

type Report = {
  vulnerabilities: Record<
    string,
    { method: string; path: string; info: string; parameter: string }[]
  >
  infos: { crawled_pages_nbr?: number }
}

test(
  'wapiti finds nothing in the public pages',
  async () => {
    const report = join(folder, 'wapiti.json')
    await run(
      'wapiti',
      [
        ...['-u', `${url}/`, '--scope', 'folder', '-d', '4', '--max-links-per-page', '30'],
        ...['-m', 'sql,blindsql,xss,permanentxss,file,exec,redirect,crlf,ssrf,xxe,methods,backup'],
        ...['--max-files-per-dir', '40', '--max-scan-time', '90', '--max-attack-time', '45'],
        ...['--flush-session', '--store-session', folder, '--store-config', folder],
        ...['-l', '1', '-S', 'normal', '--no-bugreport', '-v', '0', '-f', 'json', '-o', report],
        ...['--external-endpoint', url, '--internal-endpoint', url], // nothing leaves this machine
      ],
      { timeout: 20 * MINUTE, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, HOME: folder } },
    )
    const { vulnerabilities } = JSON.parse(await readFile(report, 'utf8')) as Report
    expect(requests).toBeGreaterThan(500)
    expect(
      Object.entries(vulnerabilities).flatMap(([kind, found]) =>
        found.map(({ method, path, info }) => `${kind}: ${method} ${path} ${info}`),
      ),
    ).toEqual([])
  },
  22 * MINUTE,
)

const SAMPLES: Readonly<Record<string, string>> = {
  uuid: '019b76da-a800-7a48-b479-7387735ee8a4',
  date: '2026-11-01',
  'date-time': '2026-11-01T00:00:00Z',
}
function sampleOf({ enum: choices, type, format, anyOf }: Schema): string {
  if (anyOf?.[0]) return sampleOf(anyOf[0])
  if (choices) return String(choices[0])
  return type === 'integer' || type === 'number' ? '1' : (SAMPLES[format ?? ''] ?? 'vase')
}

/** Every GET with query parameters, all of them filled. */
async function readsWithParameters(within: RegExp): Promise<string[]> {
  const document = (await (await fetch(`${url}/api/v1/openapi.json`)).json()) as ApiDocument
  return callsOf(document).flatMap(({ method, path, operation }) => {
    const inQuery = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
    if (method !== 'GET' || !within.test(path) || path.includes('{') || inQuery.length === 0)
      return []
    const search = new URLSearchParams(
      inQuery.map(({ name, schema }) => [name, sampleOf(schema ?? {})]),
    )
    return [`${url}/api/v1${path}?${search}`]
  })
}

async function injectable(targets: readonly string[], minutes: number): Promise<string[]> {
  const until = Date.now() + minutes * MINUTE
  const found: string[] = []
  let tried = 0
  for (const target of targets) {
    if (Date.now() > until) break
    const output = join(folder, `sqlmap-${tried}`)
    await run(
      'sqlmap',
      [
        ...['-u', target, '--batch', '--level', '1', '--risk', '1', '--dbms', 'postgresql'],
        ...['--technique', 'BEUS', '--threads', '2', '--flush-session', '--disable-coloring'],
        ...['--ignore-code', '*', '--output-dir', output, '-v', '0'],
      ],
      { timeout: 4 * MINUTE, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, HOME: folder } },
    ).catch((error: { killed?: boolean }) => {
      if (!error.killed) throw error
    })
    const names = await readdir(output, { recursive: true }).catch(() => [])
    const logs = names.filter((name) => name.endsWith('/log'))
    for (const log of logs) {
      const text = await readFile(join(output, log), 'utf8')
      if (text.includes('Parameter:')) found.push(`${target}\n${text}`)
    }
    tried += 1
  }
  console.info(`sqlmap: ${tried} of ${targets.length} addresses, ${requests} requests so far`)
  return found
}

test(
  'sqlmap finds no injection in the parameters of the public reads',
  async () => {
    const targets = await readsWithParameters(/^\/(?!admin|vendor|account)/)
    expect(targets.length).toBeGreaterThan(5)
    expect(await injectable(targets, 8)).toEqual([])
  },
  14 * MINUTE,
)

test(
  'sqlmap finds no injection in the parameters of what a shop reads',
  async () => {
    const signedIn = await fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      body: JSON.stringify({ email: 'vendeur@yova.example', password: DEMO_PASSWORD }),
    })
    bearer = ((await signedIn.json()) as { access_token: string }).access_token
    const targets = await readsWithParameters(/^\/vendor\//)
    expect(targets.length).toBeGreaterThan(5)
    expect(await injectable(targets, 8)).toEqual([])
  },
  14 * MINUTE,
)
