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
  PERFORMANCE,
  SCRIPT_KILOBYTES,
} from './web/limits.ts'
import { lighthouseScores } from './web/lighthouse.ts'
import { interact, type Visit, visit } from './web/visit.ts'
import { type SitePage, sitePages } from './web/pages.ts'

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

async function main(): Promise<void> {
  const server = options.url ? null : await startDemo()
  const origin = options.url ?? `http://localhost:${server?.port}`
  const port = await freePort()
  const browser = await openBrowser([`--remote-debugging-port=${port}`])
  try {
    for (const page of await sitePages(origin, options.only)) {
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
