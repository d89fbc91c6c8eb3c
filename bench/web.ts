/** `npm run bench:web`: weight of the public pages and speed on a slow phone. See README.md. */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { ROOT } from '#server/open-data.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { median } from './measure.ts'
import { freePort, startServer } from './processes.ts'
import { table } from './report.ts'
import {
  against,
  FULL_SCORE,
  INTERACTION_MS,
  LAYOUT_SHIFT,
  type LighthouseScores,
  type PageLimits,
  PERFORMANCE,
  SCRIPT_KILOBYTES,
} from './web/limits.ts'
import { lighthouseScores } from './web/lighthouse.ts'
import { type Action, interact, type Visit, visit } from './web/visit.ts'

const { values: options } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    url: { type: 'string' },
    lighthouse: { type: 'string', default: 'on' },
    only: { type: 'string', default: '' },
    data: { type: 'string', default: '.cache/bench' },
  },
})
const visits = options.quick ? 1 : 5
const lighthouseRuns = options.full ? 5 : options.quick ? 1 : 3

type SitePage = {
  name: string
  path: string
  limits: PageLimits
  stored?: Record<string, string>
  actions?: readonly Action[]
  /** Only the weight limit applies. */
  isOnlyWeighed?: boolean
}
type Product = {
  id: string
  name: string
  price: number
  has_variants: boolean
  vendor: { id: string; business_name: string }
}

const FIELD = 'input[name=search]:visible'
const searching: Action = {
  name: 'search typing',
  prepare: (page) => page.locator(FIELD).first().tap(),
  act: (page) => page.keyboard.type('casque', { delay: 120 }),
}
const adding: Action = {
  name: 'add to cart',
  act: (page) => page.locator('.buy-add:visible').first().tap(),
}
const filtering: Action = {
  name: 'a filter',
  prepare: async (page) => {
    await page.locator('.list-filters-open:visible').first().tap()
    await page.locator('dialog[open] label:has(input[name=in_stock])').waitFor()
  },
  act: (page) => page.locator('dialog[open] label:has(input[name=in_stock])').tap(),
}

const OTHERS = [
  'categories',
  'vendors',
  'wishlist',
  'comparison',
  'track',
  'about',
  'contact',
  'data-request',
  'terms',
  'privacy',
  'sitemap',
  'auth',
  'vendor/register',
] as const

async function sitePages(origin: string): Promise<SitePage[]> {
  const response = await fetch(`${origin}/api/v1/products?in_stock=1`)
  const { items } = (await response.json()) as { items: Product[] }
  // A cart entry of a product with variants would need a variant.
  const [first, second] = items.filter(({ has_variants: has }) => !has)
  if (!first || !second) throw new Error('the catalogue is empty')
  const line = ({ id, name, price, vendor }: Product) => ({
    id,
    name,
    price,
    image: null,
    vendor: vendor.business_name,
    quantity: 1,
    variant: null,
  })
  const filled = { 'yova-cart': JSON.stringify([line(first), line(second)]) }
  const seen = { largestPaintMs: 1_500, seo: FULL_SCORE }
  const pages: SitePage[] = [
    { name: 'home', path: '/', limits: { ...seen, allKilobytes: 450 }, actions: [searching] },
    { name: 'products', path: '/products', limits: seen, actions: [filtering] },
    {
      name: 'product',
      path: `/product/${first.id}`,
      limits: { ...seen, allKilobytes: 350 },
      actions: [adding],
    },
    { name: 'cart', path: '/cart', limits: {}, stored: filled },
    { name: 'vendor', path: `/vendors/${first.vendor.id}`, limits: { seo: FULL_SCORE } },
    { name: 'checkout', path: '/checkout', limits: {}, stored: filled, isOnlyWeighed: true },
    ...OTHERS.map((name) => ({ name, path: `/${name}`, limits: {}, isOnlyWeighed: true })),
  ]
  const wanted = options.only.split(',').filter((part) => part !== '')
  return pages.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
}

async function main(): Promise<void> {
  const server = options.url ? null : await startDemo()
  const origin = options.url ?? `http://localhost:${server?.port}`
  const port = await freePort()
  const browser = await openBrowser([`--remote-debugging-port=${port}`])
  try {
    for (const page of await sitePages(origin)) {
      const { status } = await fetch(origin + page.path)
      if (status !== 200) throw new Error(`${page.path} answered ${status}`)
      await measurePage(browser, port, origin, page)
    }
    process.stderr.write(`\r${' '.repeat(60)}\r`)
    process.stdout.write(report())
  } finally {
    await browser.close()
    await server?.stop()
  }
}

async function startDemo() {
  const dataDir = join(resolve(ROOT, options.data), 'demo')
  mkdirSync(dataDir, { recursive: true })
  const port = await freePort()
  return startServer({
    name: 'demo',
    script: 'server/start.ts',
    env: {
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SITE_URL: `http://localhost:${port}`,
      LOG_LEVEL: 'error',
    },
    port,
    ready: '/healthz',
  })
}

const pageRows: string[][] = []
const actionRows: string[][] = []
const lighthouseRows: string[][] = []

async function measurePage(
  browser: Browser,
  port: number,
  origin: string,
  page: SitePage,
): Promise<void> {
  const url = origin + page.path
  const say = (what: string) => process.stderr.write(`\r${`${page.name}: ${what}`.padEnd(60)}`)

  say('weight and paint')
  const seen: Visit[] = []
  const times = page.isOnlyWeighed ? 1 : visits
  for (let n = 0; n < times; n += 1) seen.push(await visit(browser, url, page.stored))
  pageRows.push(pageRow(page, seen))

  for (const action of page.actions ?? []) {
    say(action.name)
    const taken: number[] = []
    for (let n = 0; n < visits; n += 1) taken.push(await interact(browser, url, action))
    actionRows.push([
      action.name,
      page.name,
      against(median(taken), INTERACTION_MS),
      taken.join(' '),
    ])
  }

  if (options.lighthouse === 'off' || page.isOnlyWeighed) return
  say('Lighthouse')
  const scores: LighthouseScores[] = []
  for (let n = 0; n < lighthouseRuns; n += 1) scores.push(await lighthouseScores(url, port))
  lighthouseRows.push(lighthouseRow(page, scores))
}

function pageRow({ name, limits }: SitePage, seen: readonly Visit[]): string[] {
  const subject = (read: (visit: Visit) => number) => median(seen.map(read))
  const paints = seen.map(({ largestPaintMs }) => largestPaintMs)
  return [
    name,
    against(subject(({ scriptBytes }) => scriptBytes) / 1000, SCRIPT_KILOBYTES, 1),
    against(subject(({ allBytes }) => allBytes) / 1000, limits.allKilobytes, 1),
    against(median(paints), limits.largestPaintMs),
    `${Math.round(Math.min(...paints))}-${Math.round(Math.max(...paints))}`,
    against(
      subject(({ layoutShift }) => layoutShift),
      LAYOUT_SHIFT,
      3,
    ),
  ]
}

function lighthouseRow({ name, limits }: SitePage, scores: readonly LighthouseScores[]): string[] {
  const subject = (
    read: (lighthouseScores: LighthouseScores) => number,
    limit: number | undefined,
  ) => against(median(scores.map(read)), limit, 0, true)
  return [
    name,
    subject(({ performance }) => performance, PERFORMANCE),
    subject(({ accessibility }) => accessibility, FULL_SCORE),
    subject(({ bestPractices }) => bestPractices, FULL_SCORE),
    subject(({ seo }) => seo, limits.seo),
    [...new Set(scores.flatMap(({ missed }) => missed))].join(', '),
  ]
}

const report = (): string =>
  [
    `1.6 Mb/s, 150 ms, CPU × 4, 390 × 844, empty cache, median of ${visits}`,
    table(['', 'scripts kB', 'all kB', 'LCP ms', 'LCP from-to', 'CLS'], pageRows),
    '',
    table(['interaction', 'on', 'INP ms', 'each'], actionRows),
    ...(lighthouseRows.length > 0
      ? [
          '',
          `Lighthouse for phones, median of ${lighthouseRuns}`,
          table(
            ['', 'performance', 'accessibility', 'best practices', 'SEO', 'not passed'],
            lighthouseRows,
          ),
        ]
      : []),
    '',
  ].join('\n')

await main()
