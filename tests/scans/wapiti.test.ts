import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Site, startSite } from '#tests/support/site.ts'
import { type CountingProxy, startCountingProxy } from './counting-proxy.ts'
import { PUBLIC_READS, readAddresses, VENDOR_READS, vendorHeaders } from './read-addresses.ts'
import { startVulnerableServer } from './vulnerable-server.ts'
import {
  API_MODULES,
  PAGE_MODULES,
  type RequestCollector,
  runWapiti,
  startRequestCollector,
  type WapitiResult,
} from './wapiti.ts'

const MINUTE = 60_000
const VENDOR = '019b76da-a800-761c-9c93-3b2312c8499e'
const PRODUCT = '019b76da-a800-7a48-b479-7387735ee8a4'

/** Every parameter that a public page reads: a link seldom has all of them. */
const PAGES = [
  `/products?search=vase&category=maison&vendor=${VENDOR}&min_price=1&max_price=90000&in_stock=true` +
    '&on_sale=true&min_rating=4&shop_wilaya=16&color=red&size=M&brand=x&literal=true&sort=newest&pages=1',
  '/vendors?search=vase&category=maison&wilaya=16&cursor=x',
  `/vendors/${VENDOR}?search=vase&sort=popular&tab=about&cursor=x`,
  `/product/${PRODUCT}?variant=${PRODUCT}&lang=ar`,
  '/track?number=Y-1&contact=0550123456',
  '/cart?restore=x',
  '/auth?next=/account&tab=signup',
  '/auth/confirm?token_hash=x&type=signup&redirect_to=/account',
]

let site: Site
let folder: string
let proxy: CountingProxy
let collector: RequestCollector

beforeAll(async () => {
  await promisify(execFile)('sh', ['-c', 'command -v wapiti || apt-get install -y -qq wapiti'])
  folder = await mkdtemp(join(tmpdir(), 'wapiti-'))
  collector = await startRequestCollector()
  proxy = await startCountingProxy(() => site.url)
  site = await startSite({ TRUST_PROXY: 'loopback', SITE_URL: proxy.url })
}, 600_000)
beforeEach(() => proxy.reset())
afterAll(async () => {
  proxy.stop()
  collector.stop()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Parameters of these addresses that less than `values` different values came in. */
const spared = (addresses: readonly string[], values: number) =>
  addresses.flatMap((address) => {
    const { pathname, searchParams } = new URL(address)
    return [...searchParams.keys()]
      .map((name) => `${pathname} ${name}`)
      .filter((key) => (proxy.traffic.values.get(key)?.size ?? 0) < values)
  })

function summarize(name: string, { findings, ...result }: WapitiResult): void {
  const { requests, statuses, values } = proxy.traffic
  console.info(`wapiti, ${name}:`, {
    ...result,
    ...{ modules: result.modules.length, requests, parameters: values.size },
    ...{ statuses: Object.fromEntries(statuses), findings: findings.length },
  })
}

test(
  'wapiti finds the planted weaknesses: script, SQL, redirect, server-side request',
  async () => {
    const query = (sql: string) => site.query<{ slug: string }>(sql)
    const planted = await startVulnerableServer({ query, fetchable: collector.url })
    const { findings, modules } = await runWapiti({
      ...{
        url: `${planted.url}/`,
        folder: join(folder, 'planted'),
        modules: PAGE_MODULES,
        collector,
      },
    }).finally(() => planted.stop())
    expect(modules.toSorted()).toEqual(PAGE_MODULES)
    for (const weakness of [
      /^Cross Site Scripting: GET \/echo .*parameter text/,
      /^SQL Injection: GET \/categories .*parameter slug/,
      /^Open Redirect: GET \/go .*parameter to/,
      /^Server Side Request Forgery: GET \/fetch .*parameter from/,
    ])
      expect(findings).toContainEqual(expect.stringMatching(weakness))
  },
  5 * MINUTE,
)

test(
  'wapiti finds nothing in the public pages',
  async () => {
    const addresses = PAGES.map((path) => `${proxy.url}${path}`)
    const result = await runWapiti({
      ...{ url: `${proxy.url}/`, folder: join(folder, 'pages'), modules: PAGE_MODULES, collector },
      addresses,
    })
    summarize('public pages', result)
    expect(result.findings).toEqual([])
    expect(proxy.traffic.failures).toEqual([])
    expect(result.modules.toSorted()).toEqual(PAGE_MODULES)
    expect(result.pages).toBeGreaterThan(60)
    expect(spared(addresses, 20)).toEqual([])
  },
  12 * MINUTE,
)

test.each([
  { name: 'public reads', within: PUBLIC_READS, isSignedIn: false },
  { name: 'reads of a vendor', within: VENDOR_READS, isSignedIn: true },
])(
  'wapiti finds nothing in the parameters of the API: $name',
  async ({ name, within, isSignedIn }) => {
    const headers = isSignedIn ? await vendorHeaders(proxy.url) : undefined
    const addresses = await readAddresses(proxy.url, within, headers)
    const result = await runWapiti({
      ...{
        url: `${proxy.url}/api/v1/openapi.json`,
        folder: join(folder, name),
        modules: API_MODULES,
      },
      ...{ collector, addresses, depth: 0, secondsOfModule: 30, headers },
    })
    summarize(name, result)
    expect(result.findings).toEqual([])
    expect(proxy.traffic.failures).toEqual([])
    expect(result.modules.toSorted()).toEqual(API_MODULES)
    expect(addresses.length).toBeGreaterThan(5)
    expect(spared(addresses, 10)).toEqual([])
    expect(proxy.traffic.statuses.get(401) ?? 0).toBe(0)
  },
  10 * MINUTE,
)
