import { beforeAll, expect, test } from 'vitest'
import { deliversNowhere } from '#tests/support/delivers-nowhere.ts'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { ProductsPageView } from './contract.ts'
import { createSearch } from './index.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const { shop, shipping, catalog } = market
const deps = { db: database.db, clock: market.clock, catalog, shipping }
const scale = { frequent: 20, walks: [40, 80, 160], estimated: 1_000, collected: 20 }

type Rate = { method?: string; fee: number; freeAbove?: number; isOffered?: boolean }
type ListedProduct = { id: string; name: string; price: number; vendor: { id: string } }

/** Own rates to Oran; the operator asks 600 to the home and 350 to a pickup point. */
const VENDORS: Record<string, Rate[]> = {
  'by the operator': [],
  'of the zone': [{ fee: 450 }],
  'free above': [{ fee: 700, freeAbove: 2_000 }],
  dear: [{ fee: 1_900 }],
  free: [{ fee: 0 }],
  'to pickup points only': [
    { fee: 0, isOffered: false },
    { method: 'stop_desk', fee: 250, freeAbove: 2_500 },
  ],
  'to pickup points of the operator': [{ fee: 0, isOffered: false }],
  nowhere: [
    { fee: 0, isOffered: false },
    { method: 'stop_desk', fee: 0, isOffered: false },
  ],
}

const dinars = (amount: number | undefined) => (amount === undefined ? null : amount * 100)
async function rate(vendor: string | null, wilaya: string, { method = 'home', ...rest }: Rate) {
  const { fee, freeAbove, isOffered = true } = rest
  await database.pool.query(
    `insert into shipping.shipping_rates (id, updated_at, vendor_id, wilaya_code, method, fee_centimes,
       free_above_centimes, is_offered) values (gen_random_uuid(), now(), $1, $2, $3, $4, $5, $6)`,
    [vendor, wilaya, method, dinars(fee), dinars(freeAbove), isOffered],
  )
}

const vendorIds: string[] = []
beforeAll(async () => {
  await shop.forget()
  await database.pool.query('delete from shipping.shipping_rates')
  await rate(null, '31', { fee: 600 })
  await rate(null, '31', { method: 'stop_desk', fee: 350 })
  await rate(null, '11', { fee: 0, isOffered: false })
  for (const [index, [name, rates]] of Object.entries(VENDORS).entries()) {
    const vendor = await shop.vendor({ name, wilaya: '15' })
    vendorIds.push(vendor)
    for (const own of rates) await rate(vendor, '31', own)
    for (let n = 0; n < 30; n += 1)
      await shop.product(vendor, {
        name: [`Vase ${index}-${n}`, ...(n % 3 ? ['rouge'] : [])].join(' '),
        price: 500 + ((n * 37 + index * 11) % 60) * 50,
        stock: n % 5 ? 9 : 0,
      })
  }
  await database.pool.query('analyze search.listings')
}, 60_000)

async function wholeList(search: ReturnType<typeof createSearch>, query: string) {
  const pages: ProductsPageView[] = []
  let cursor = ''
  do {
    const response = await search.storefrontRoutes.request(
      `/products?${query}&limit=7&cursor=${cursor}`,
    )
    pages.push(ProductsPageView.parse(await response.json()))
    cursor = pages.at(-1)?.next ?? ''
  } while (cursor !== '' && pages.length < 100)
  return { total: pages[0]!.total, items: pages.flatMap(({ items }): ListedProduct[] => items) }
}

/** By the rules of the cart: the first way that the vendor offers, free from its threshold on. */
async function deliveredIn(wilaya: string) {
  const options = await shipping.optionsFor(database.db, { vendorIds, wilaya })
  return ({ price, vendor }: Pick<ListedProduct, 'price' | 'vendor'>): number | null => {
    const [way] = options.get(vendor.id) ?? []
    if (!way) return null
    const isFree = way.freeAbove !== null && price * 100 >= way.freeAbove
    return price * 100 + (isFree ? 0 : way.fee)
  }
}

test('a rate of each kind is delivered at what the cart will ask', async () => {
  const delivered = await deliveredIn('31')
  const priceFrom = (index: number, price: number) =>
    delivered({ price, vendor: { id: vendorIds[index]! } })
  expect(vendorIds.map((_, index) => priceFrom(index, 2_000))).toEqual([
    ...[260_000, 245_000, 200_000, 390_000, 200_000],
    ...[225_000, 235_000, null],
  ])
  expect([priceFrom(2, 1_999), priceFrom(5, 2_500)]).toEqual([269_900, 250_000])
})

test.each(
  [
    '',
    'search=vase',
    'search=vases+rouges',
    'in_stock=true',
    'min_price=900&max_price=2600',
  ].flatMap((query) => [
    [query, 'collected', createSearch(deps)] as const,
    [query, 'scanned', createSearch({ ...deps, scale })] as const,
  ]),
)(
  '[LIST-3] « %s » lists by delivered price, %s, without a double or a gap',
  async (query, _, search) => {
    const delivered = await deliveredIn('31')
    const { items: all } = await wholeList(search, `${query}&sort=price_asc`)
    const expected = all
      .flatMap((item) => {
        const amount = delivered(item)
        return amount === null ? [] : [{ id: item.id, amount }]
      })
      .toSorted((a, b) => a.amount - b.amount || (a.id < b.id ? -1 : 1))
    const { items, total } = await wholeList(search, `${query}&sort=delivered_asc&wilaya=31`)
    expect(items.map((item) => ({ id: item.id, amount: delivered(item) }))).toEqual(expected)
    expect(expected.length).toBeGreaterThan(60)
    expect(total).toBe(expected.length)
  },
)

test('where the operator does not deliver, only vendors who do are listed', async () => {
  const search = createSearch(deps)
  expect((await wholeList(search, 'sort=delivered_asc&wilaya=11')).total).toBe(0)
  await rate(vendorIds[3]!, '11', { fee: 900 })
  const { total, items } = await wholeList(search, 'sort=delivered_asc&wilaya=11')
  expect(total).toBe(30)
  expect(new Set(items.map(({ vendor }) => vendor.id))).toEqual(new Set([vendorIds[3]]))
  const facets = await search.storefrontRoutes.request('/products?wilaya=11&facets=true')
  expect(ProductsPageView.parse(await facets.json()).facets).toMatchObject({ in_stock: 24 })
})

test('a cursor of another wilaya begins anew', async () => {
  const { storefrontRoutes } = createSearch(deps)
  const page = async (query: string) =>
    ProductsPageView.parse(
      await (
        await storefrontRoutes.request(`/products?sort=delivered_asc&limit=5&${query}`)
      ).json(),
    )
  const first = await page('wilaya=31')
  expect((await page(`wilaya=16&cursor=${first.next}`)).items).toEqual(
    (await page('wilaya=16')).items,
  )
})

test.each([
  ['fr', 'Pour trier par prix livré, indiquez la wilaya de livraison.'],
  ['en', 'To sort by delivered price, give the wilaya of delivery.'],
  ['ar', 'للترتيب حسب السعر مع التوصيل، حدّد ولاية التوصيل.'],
])('without a wilaya there is no delivered price, says %s', async (language, message) => {
  const { storefrontRoutes } = createSearch({ ...deps, shipping: deliversNowhere })
  const response = await storefrontRoutes.request('/products?sort=delivered_asc', {
    headers: { 'accept-language': language },
  })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    errors: [{ path: 'wilaya', code: 'wilaya_required', message }],
  })
})
