import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { deliversNowhere } from '#tests/support/delivers-nowhere.ts'
import { insertVendors } from '#tests/support/vendor-rows.ts'
import { createCatalog } from '#capabilities/catalog/index.ts'
import { VendorsPageView } from '../vendors/contract.ts'
import { ProductDetailView, ProductsPageView, Suggestions } from './contract.ts'
import { createSearch } from './index.ts'

const database = await testDatabase()
const shop = await insertVendors(database)
const clock = { now: () => new Date('2026-11-21T10:00:00Z') }
const catalog = createCatalog({ database })
const app = createSearch({
  ...{ db: database.db, clock, catalog, shipping: deliversNowhere },
}).storefrontRoutes

const get = async (path: string) => {
  const response = await app.request(path)
  return { status: response.status, body: (await response.json()) as never }
}
/** What is only near a search follows what matches it fully. */
const names = async (query: string) => {
  const page = ProductsPageView.parse((await get(`/products?${query}`)).body)
  return page.items.slice(0, page.exact_total ?? page.items.length).map((item) => item.name)
}

let amel: string
beforeEach(async () => {
  await shop.forget()
  amel = await shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
})

test('[LIST-5] only active products of verified, active shops appear', async () => {
  const brahim = await shop.vendor({ name: 'Brahim', wilaya: '16' })
  await shop.product(amel, { name: 'Tajine', price: 4800 })
  await shop.product(amel, { name: 'Brouillon', price: 100, status: 'draft' })
  await shop.product(brahim, { name: 'Casque', price: 12_500 })
  expect(await names('sort=price_asc')).toEqual(['Tajine', 'Casque'])

  await database.pool.query(
    `update vendors.vendors set is_active = false, deactivated_at = now() where id = $1`,
    [brahim],
  )

  expect(await names('sort=price_asc')).toEqual(['Tajine'])
})

test('[WISH-1] products kept aside are read by their ids; those no longer for sale are left out', async () => {
  const tajine = await shop.product(amel, { name: 'Tajine', price: 4800 })
  const lampe = await shop.product(amel, { name: 'Lampe', price: 6200 })
  const draft = await shop.product(amel, { name: 'Brouillon', price: 100, status: 'draft' })
  await shop.product(amel, { name: 'Autre', price: 100 })

  const requested = [lampe.id, draft.id, tajine.id].join(',')
  const page = ProductsPageView.parse((await get(`/products?sort=price_asc&ids=${requested}`)).body)

  expect(page.items.map(({ name }) => name)).toEqual(['Tajine', 'Lampe'])
  expect(page.total).toBe(2)
  for (const wrong of [Array(25).fill(tajine.id).join(','), 'abc'])
    expect(await get(`/products?ids=${wrong}`)).toMatchObject({ status: 422 })
})

test('[VEND-1] the wilayas of the shops found, with their names and counts, whichever is chosen', async () => {
  await shop.vendor({ name: 'Brahim', wilaya: '16' })
  await shop.vendor({ name: 'Casbah', wilaya: '16' })

  const page = VendorsPageView.parse((await get('/vendors?facets=true&wilaya=15&lang=en')).body)

  expect(page.items.map((item) => item.business_name)).toEqual(['Poterie Amel'])
  expect(page.facets?.wilayas).toEqual([
    { code: '16', name: 'Algiers', count: 2 },
    { code: '15', name: 'Tizi Ouzou', count: 1 },
  ])
  const searched = VendorsPageView.parse((await get('/vendors?facets=true&search=casb')).body)
  expect(searched.facets?.wilayas).toMatchObject([{ code: '16', count: 1 }])
  expect(VendorsPageView.parse((await get('/vendors')).body).facets).toBeUndefined()
})

test('[LIST-3] every sort gives its order', async () => {
  await shop.product(amel, { name: 'A', price: 300, stars: [0, 0, 0, 0, 4], sales: 1, daysOld: 3 })
  await shop.product(amel, { name: 'B', price: 100, stars: [0, 0, 4, 0, 0], sales: 9, daysOld: 2 })
  await shop.product(amel, { name: 'C', price: 200, stars: [0, 0, 0, 4, 0], sales: 5, daysOld: 1 })

  expect(await names('sort=price_asc')).toEqual(['B', 'C', 'A'])
  expect(await names('sort=price_desc')).toEqual(['A', 'C', 'B'])
  expect(await names('sort=rating')).toEqual(['A', 'C', 'B'])
  expect(await names('sort=newest')).toEqual(['C', 'B', 'A'])
  expect(await names('sort=popular')).toEqual(['B', 'C', 'A'])
})

test.each(['relevance', 'price_asc', 'price_desc', 'rating', 'newest', 'popular'])(
  'the pages of %s put together are the whole list, each product once',
  async (sort) => {
    for (let i = 0; i < 9; i++)
      await shop.product(amel, {
        name: `P${i}`,
        price: 100 + (i % 3),
        daysOld: i % 4,
        sales: i % 2,
      })
    const seen: string[] = []
    let cursor = ''
    do {
      const { body } = await get(`/products?sort=${sort}&limit=2&cursor=${cursor}`)
      const page = ProductsPageView.parse(body)
      expect(page.total).toBe(9)
      seen.push(...page.items.map((item) => item.name))
      cursor = page.next ?? ''
    } while (cursor !== '')

    expect(seen).toEqual(await names(`sort=${sort}&limit=100`))
    expect(new Set(seen).size).toBe(9)
  },
)

test('[LIST-2] filters narrow the list and the facets count what each would leave', async () => {
  await shop.product(amel, { name: 'Cher', price: 9000, stars: [0, 0, 0, 0, 3] })
  await shop.product(amel, { name: 'Promo', price: 1000, compareAt: 2000, stars: [0, 0, 0, 3, 0] })
  await shop.product(amel, { name: 'Épuisé', price: 500, stock: 0 })

  expect(await names('in_stock=true&sort=price_asc')).toEqual(['Promo', 'Cher'])
  expect(await names('on_sale=true')).toEqual(['Promo'])
  expect(await names('min_price=900&max_price=1000')).toEqual(['Promo'])
  expect(await names('min_rating=4.5')).toEqual(['Cher'])
  expect(await names('category=nulle-part')).toEqual([])

  const page = ProductsPageView.parse((await get('/products?facets=true&min_price=900')).body)
  expect(page.facets).toMatchObject({ in_stock: 2, on_sale: 1, price: { min: 500, max: 9000 } })
  expect(page.facets?.rating).toEqual([
    { value: '4.5', count: 1 },
    { value: '4', count: 2 },
    { value: '3', count: 2 },
  ])
})

test('words are found in three languages, without accents, by their beginning', async () => {
  await shop.product(amel, {
    name: 'Théière argentée',
    ar: 'إبريق شاي فضي',
    en: 'Silver teapot',
    price: 7600,
  })
  await shop.product(amel, { name: 'Tapis berbère', price: 28_500 })

  for (const typed of ['theieres', 'THÉIÈRE', 'teapot', 'ابريق', 'شاي', 'poterie theiere', 'argen'])
    expect(await names(`search=${encodeURIComponent(typed)}`)).toEqual(['Théière argentée'])
  await shop.product(amel, { name: 'Huile d’olive, 1 l', price: 1450 })
  for (const typed of ['olive', "huile d'olive", 'HUILE D’OLIVE 1 l'])
    expect(await names(`search=${encodeURIComponent(typed)}`)).toEqual(['Huile d’olive, 1 l'])
  expect(await names('search=velo')).toEqual([])
})

test('a name in the caller’s language, French where it is missing', async () => {
  await shop.product(amel, { name: 'Tajine', ar: 'طاجين', price: 4800 })
  expect(await names('lang=ar')).toEqual(['طاجين'])
  expect(await names('lang=en')).toEqual(['Tajine'])
})

test('[SEARCH-2] suggestions: at most five, with category and shop', async () => {
  for (let i = 0; i < 7; i++) await shop.product(amel, { name: `Tajine ${i}`, price: 100 })
  const { items } = Suggestions.parse((await get('/search/suggestions?q=TAJ')).body)
  expect(items).toHaveLength(5)
  expect(items[0]?.vendor.business_name).toBe('Poterie Amel')
})

test('[PROD-5] an unknown, draft or hidden product is a 404 problem', async () => {
  const draft = await shop.product(amel, { name: 'Brouillon', price: 1, status: 'draft' })
  for (const id of [draft.id, '0198c0de-0000-7000-8000-000000000001'])
    expect(await get(`/products/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'product_not_found' },
    })
})

test('a product tells its variants, prices and stock', async () => {
  const { id } = await shop.product(amel, {
    name: 'Gandoura',
    price: 3000,
    compareAt: 4000,
    variants: [
      { size: 'M', stock: 2 },
      { size: 'L', stock: 0, price: 3500 },
    ],
  })
  const product = ProductDetailView.parse((await get(`/products/${id}`)).body)
  expect(product).toMatchObject({ discount_percent: 25, inventory_quantity: 2, stock_band: 'low' })
  expect(product.variants.map((v) => [v.options[0]?.value, v.price, v.inventory_quantity])).toEqual(
    [
      ['M', 3000, 2],
      ['L', 3500, 0],
    ],
  )
})

test('a sale moves the number and the band of the listing in its own transaction', async () => {
  const { id, variants } = await shop.product(amel, { name: 'Lampe', price: 6200, stock: 6 })
  await database.pool.query('update catalog.variants set on_hand = on_hand - 6 where id = $1', [
    variants[0],
  ])
  const { items } = ProductsPageView.parse((await get('/products')).body)
  expect(items.find((item) => item.id === id)).toMatchObject({
    inventory_quantity: 0,
    stock_band: 'none',
  })
})

test.each(['min_price=abc', 'limit=101', 'sort=cheap', 'vendor=7', 'wilaya=70'])(
  'a wrong %s is a 422 that names the field',
  async (query) => {
    const { status, body } = await get(`/products?${query}`)
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: [{ path: query.split('=')[0] }] })
  },
)
