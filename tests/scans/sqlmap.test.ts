import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Site, startSite } from '#tests/support/site.ts'
import { type CountingProxy, startCountingProxy } from './counting-proxy.ts'
import { PUBLIC_READS, readAddresses, VENDOR_READS, vendorHeaders } from './read-addresses.ts'
import { startVulnerableServer } from './vulnerable-server.ts'

const run = promisify(execFile)
const MINUTE = 60_000

let site: Site
let folder: string
let proxy: CountingProxy

beforeAll(async () => {
  await run('sh', ['-c', 'command -v sqlmap || apt-get install -y -qq sqlmap'])
  folder = await mkdtemp(join(tmpdir(), 'sqlmap-'))
  proxy = await startCountingProxy(() => site.url)
  site = await startSite({ TRUST_PROXY: 'loopback', SITE_URL: proxy.url })
}, 600_000)
beforeEach(() => proxy.reset())
afterAll(async () => {
  proxy.stop()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

type Attack = { targets: readonly string[]; minutes: number; headers?: Record<string, string> }

async function findInjectable({ targets, minutes, headers = {} }: Attack): Promise<string[]> {
  const until = Date.now() + minutes * MINUTE
  const found: string[] = []
  let tried = 0
  for (const target of targets) {
    if (Date.now() > until) break
    const output = await mkdtemp(join(folder, 'target-'))
    await run(
      'sqlmap',
      [
        ...['-u', target, '--batch', '--level', '1', '--risk', '1', '--dbms', 'postgresql'],
        ...['--technique', 'BEUS', '--threads', '2', '--flush-session', '--disable-coloring'],
        ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
        ...['--ignore-code', '*', '--output-dir', output, '-v', '0'],
      ],
      { timeout: 4 * MINUTE, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, HOME: folder } },
    ).catch((error: { killed?: boolean }) => {
      if (!error.killed) throw error
    })
    const names = await readdir(output, { recursive: true }).catch(() => [])
    for (const log of names.filter((name) => name.endsWith('/log'))) {
      const text = await readFile(join(output, log), 'utf8')
      if (text.includes('Parameter:')) found.push(`${target}\n${text}`)
    }
    tried += 1
  }
  const { requests } = proxy.traffic
  console.info(`sqlmap: ${tried} of ${targets.length} addresses, ${requests} requests`)
  return found
}

test(
  'sqlmap finds the planted injection',
  async () => {
    const query = (sql: string) => site.query<{ slug: string }>(sql)
    const planted = await startVulnerableServer({ query, fetchable: proxy.url })
    const targets = [`${planted.url}/echo?text=vase`, `${planted.url}/categories?slug=maison`]
    const found = await findInjectable({ targets, minutes: 5 }).finally(() => planted.stop())
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('Parameter: slug (GET)')
  },
  8 * MINUTE,
)

test(
  'sqlmap finds no injection in the parameters of the public reads',
  async () => {
    const targets = await readAddresses(proxy.url, PUBLIC_READS)
    expect(targets.length).toBeGreaterThan(5)
    expect(await findInjectable({ targets, minutes: 8 })).toEqual([])
    expect(proxy.traffic.failures).toEqual([])
  },
  14 * MINUTE,
)

test(
  'sqlmap finds no injection in the parameters of what a vendor reads',
  async () => {
    const headers = await vendorHeaders(proxy.url)
    const targets = await readAddresses(proxy.url, VENDOR_READS, headers)
    expect(targets.length).toBeGreaterThan(5)
    expect(await findInjectable({ targets, minutes: 8, headers })).toEqual([])
    expect(proxy.traffic.failures).toEqual([])
    expect(proxy.traffic.statuses.get(401) ?? 0).toBe(0)
  },
  14 * MINUTE,
)
