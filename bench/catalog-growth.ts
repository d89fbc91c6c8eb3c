import { bounded } from './comparisons.ts'
import { type BenchData, openBenchData } from './bench-database.ts'
import { startLoad } from './load.ts'
import { measure, medianSample, type Sample } from './measure.ts'
import { type Server, startProduct } from './processes.ts'
import { figure, table } from './report.ts'
import { type RequestTarget, wordsIn } from './request-targets.ts'

type Growth = { folder: string; sizes: readonly number[]; seconds: number; rounds: number }
type Size = { data: BenchData; server: Server; rows: Map<string, RequestTarget[]> }

const SORTS = ['relevance', 'price_asc', 'price_desc', 'rating', 'newest', 'popular']

/** Latency of lists and searches by catalog size: one client, no cache, databases in turn. */
export async function growth({ folder, sizes, seconds, rounds }: Growth): Promise<void> {
  const opened: Size[] = []
  const loader = startLoad()
  try {
    for (const size of sizes) {
      const data = await openBenchData(folder, size)
      const server = await startProduct(data, { name: `uncached-${size}`, cacheMegabytes: 0 })
      opened.push({ data, server, rows: await questions(data) })
    }
    const names = [...(opened[0]?.rows.keys() ?? [])]
    const samples = new Map(names.map((name) => [name, opened.map((): Sample[] => [])]))
    for (let round = 0; round < rounds; round += 1)
      for (const name of names)
        for (const [index, { data, server, rows }] of opened.entries()) {
          const requests = await bounded(server.port, rows.get(name) ?? [], 200)
          const sample = await measure({
            loader,
            server,
            data,
            requests,
            connections: 1,
            status: 200,
            seconds: seconds / sizes.length,
          })
          samples.get(name)?.[index]?.push(sample)
        }
    process.stdout.write(`one reader, nothing kept; p50 and p99 in ms\n${report(sizes, samples)}\n`)
  } finally {
    loader.stop()
    await Promise.all(opened.map(({ server }) => server.stop()))
    for (const { data } of opened) await data.close()
  }
}

async function questions(data: BenchData): Promise<Map<string, RequestTarget[]>> {
  const { rows: largest } = await data.client.query<{ slug: string }>(
    `select substr(scope, 10) as slug from search.listing_counts where scope like 'category:%' order by count desc limit 5`,
  )
  const words = await wordsByFrequency(data)
  const subject = (...queries: string[]): RequestTarget[] =>
    queries.map((query) => ({ path: `/api/v1/products?${query}` }))
  const rows = new Map<string, RequestTarget[]>(
    SORTS.map((sort) => [`list by ${sort}`, subject(`sort=${sort}`)]),
  )
  rows.set('list by delivered price', subject('sort=delivered_asc&wilaya=31'))
  rows.set('a category', subject(...largest.map(({ slug }) => `category=${slug}`)))
  rows.set(
    'a category by price',
    subject(...largest.map(({ slug }) => `category=${slug}&sort=price_asc`)),
  )
  rows.set('on sale, in stock', subject('on_sale=1&in_stock=1'))
  rows.set('list with facets', subject('facets=1'))
  rows.set('search of a rare word', subject(...words.rare.map((word) => `search=${word}`)))
  rows.set('search of a frequent word', subject(...words.frequent.map((word) => `search=${word}`)))
  rows.set(
    'frequent word by price',
    subject(...words.frequent.map((word) => `search=${word}&sort=price_asc`)),
  )
  rows.set(
    'search of a misspelt word',
    subject(...words.rare.map((word) => `search=${word.slice(0, 2)}${word.slice(1)}`)),
  )
  rows.set(
    'words nothing carries together',
    subject(...words.rare.map((word, index) => `search=${word}+${words.rare.at(index - 1)}`)),
  )
  rows.set(
    'suggestions',
    words.frequent.map((word) => ({ path: `/api/v1/search/suggestions?q=${word}` })),
  )
  return rows
}

async function wordsByFrequency(data: BenchData): Promise<{ frequent: string[]; rare: string[] }> {
  const words = await wordsIn(data, 5_000)
  const rare: string[] = []
  for (const word of words.toReversed()) {
    if (rare.length === 5) break
    const { rows } = await data.client.query<{ count: string }>(
      'select count(*) from search.listings where words @@ $1::tsquery',
      [`${word}:*`],
    )
    const count = Number(rows[0]?.count)
    if (count > 0 && count < 50) rare.push(word)
  }
  return { frequent: words.slice(0, 5), rare }
}

function report(
  sizes: readonly number[],
  samples: ReadonlyMap<string, readonly Sample[][]>,
): string {
  const headings = ['', ...sizes.flatMap((size) => [`${size.toLocaleString('en')}: p50`, 'p99'])]
  return table(
    [...headings, 'growth of p50'],
    [...samples].map(([name, bySize]) => {
      const each = bySize.map((list) => medianSample(list))
      const [first, last] = [each[0], each.at(-1)]
      return [
        name,
        ...each.flatMap(({ p50, p99 }) => [figure(p50), figure(p99)]),
        first && last ? `× ${figure(last.p50 / first.p50)}` : '-',
      ]
    }),
  )
}
