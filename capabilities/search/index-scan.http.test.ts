import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { deliversNowhere } from '#tests/support/delivers-nowhere.ts'
import { insertVendors } from '#tests/support/vendor-rows.ts'
import { systemClock } from '#platform/clock.ts'
import { createCatalog } from '#capabilities/catalog/index.ts'
import { type ProductCardView, ProductsPageView } from './contract.ts'
import { createSearch } from './index.ts'
import { SCAN_LIMITS } from './rules/scan-strategy.ts'

const database = await testDatabase()
const shop = await insertVendors(database)
const deps = {
  ...{ db: database.db, clock: systemClock },
  ...{ catalog: createCatalog({ database }), shipping: deliversNowhere },
}

const PRODUCTS = 240

let gather: ReturnType<typeof createSearch>
let walk: ReturnType<typeof createSearch>
beforeAll(async () => {
  await shop.forget()
  const amel = await shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  for (let n = 0; n < PRODUCTS; n += 1)
    await shop.product(amel, {
      name: [`Vase ${n}`, ...(n % 2 ? ['rouge'] : []), ...(n % 40 ? [] : ['perle'])].join(' '),
      price: 100 + ((n * 37) % 50),
      compareAt: n % 3 ? 200 : undefined,
      stars: [0, 0, n % 4, 0, n % 5],
      sales: (n * 7) % 11,
      daysOld: n % 9,
    } as Parameters<typeof shop.product>[1])
  await database.pool.query('analyze search.listings')
  gather = createSearch(deps)
  walk = createSearch({
    ...deps,
    scale: { frequent: 20, walks: [40, 80], estimated: 50, collected: 20 },
  })
})

async function wholeList(search: typeof gather, query: string): Promise<ProductsPageView[]> {
  const pages: ProductsPageView[] = []
  let cursor = ''
  do {
    const response = await search.storefrontRoutes.request(
      `/products?${query}&limit=5&cursor=${cursor}`,
    )
    pages.push(ProductsPageView.parse(await response.json()))
    cursor = pages.at(-1)?.next ?? ''
  } while (cursor !== '')
  return pages
}
const ids = (pages: ProductsPageView[]): string[] =>
  pages.flatMap(({ items }) => items.map(({ id }) => id))

const SEARCHES = ['vase', 'rouge', 'vases rouges', 'poterie rouge', 'perle', 'rien']

test.each(
  SEARCHES.flatMap((search) =>
    ['price_asc', 'price_desc', 'rating', 'newest', 'popular'].map((sort) => [search, sort]),
  ),
)('walking and gathering list the same for « %s » by %s', async (search, sort) => {
  const query = `search=${search}&sort=${sort}`
  expect(ids(await wholeList(walk, query))).toEqual(ids(await wholeList(gather, query)))
})

test.each(['on_sale=1', 'min_price=120&max_price=140', 'min_rating=4', 'category=maison'])(
  'they list the same with the filter %s',
  async (filter) => {
    const query = `search=rouge&sort=price_desc&${filter}`
    expect(ids(await wholeList(walk, query))).toEqual(ids(await wholeList(gather, query)))
  },
)

test.each(SEARCHES)('by relevance « %s » finds the same products, each once', async (search) => {
  const found = ids(await wholeList(walk, `search=${search}`))
  expect(new Set(found).size).toBe(found.length)
  expect(found.toSorted()).toEqual(ids(await wholeList(gather, `search=${search}`)).toSorted())
})

test('a frequent word lists what carries it in its name, the best first', async () => {
  const best = ids(await wholeList(gather, ''))
  const named = (await wholeList(gather, 'search=rouge'))
    .flatMap(({ items }) => items)
    .toSorted((a: ProductCardView, b: ProductCardView) => best.indexOf(a.id) - best.indexOf(b.id))
  expect(ids(await wholeList(walk, 'search=rouge'))).toEqual(named.map(({ id }) => id))
})

test('where nothing carries all the words, the thing is listed without what describes it', async () => {
  const few = await wholeList(gather, 'search=perle')
  const rare = ids(few).slice(0, few[0]?.exact_total).toSorted()
  const pages = await wholeList(walk, 'search=perle+rouge')
  expect(new Set(pages.map(({ carried }) => carried))).toEqual(new Set(['some']))
  const things = (listed: readonly string[]) => listed.slice(0, rare.length).toSorted()
  expect(things(ids(pages))).toEqual(rare)
  expect(things(ids(await wholeList(gather, 'search=perle+rouge')))).toEqual(rare)
})

test('a total from a sample says so and is not above the truth; few are counted', async () => {
  const total = async (search: typeof gather, query: string) => {
    const [page] = await wholeList(search, query)
    const { total, exact_total: exact = total, total_is_estimate: isEstimate } = page!
    return { total: exact, total_is_estimate: isEstimate }
  }
  expect(await total(gather, 'search=rouge')).toEqual({ total: 120, total_is_estimate: false })
  expect(await total(walk, 'search=perle')).toEqual({ total: 6, total_is_estimate: false })
  expect((await total(walk, 'search=rouge')).total).toBeLessThanOrEqual(120)
  expect(SCAN_LIMITS.estimated).toBeGreaterThan(PRODUCTS) // `gather` relies on it
})
