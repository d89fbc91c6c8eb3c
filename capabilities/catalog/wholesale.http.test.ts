import { expect, test } from 'vitest'
import { createTestImports, importAttempt, importFixture } from '#tests/support/import-fixture.ts'
import { checkoutWith } from '#tests/support/marketplace-fixture.ts'
import {
  fieldErrorCodes,
  MATRIX,
  productFixture,
  productForm,
} from '#tests/support/product-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { routes } from '#platform/http/index.ts'
import { createSearch } from '#capabilities/search/index.ts'
import type { ProductDetailView } from '#capabilities/search/contract.ts'
import type { QuoteView } from '#capabilities/cart/contract.ts'
import { ManagedProduct } from './contract.ts'

const database = await testDatabase()
const fixture = await productFixture(database)
const { amel, app, made, own, rows } = fixture
const { db } = database
const search = createSearch({ ...fixture, db })
const pages = routes().route('/shown', search.storefrontRoutes as never)
const buy = checkoutWith((path, init) => app.request(path, init))

const WHOLESALE = { price: 7600, wholesale_price: 6500, wholesale_quantity: 5 }
const ofShop = (path: string, method = 'GET', body?: object) =>
  app.request(`/api/v1/vendor${path}`, {
    method,
    headers: { authorization: `Bearer ${amel.token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
async function sellWholesale(isOn: boolean) {
  const page = (await (await ofShop('/shop-page')).json()) as Record<string, unknown>
  const { business_name, business_email, description } = page
  const answer = await ofShop('/shop-page', 'PUT', {
    ...{ business_name, business_email: business_email ?? 'amel@example.dz' },
    ...{ business_phone: '0550123456', business_address: '4 rue Amrane', business_city: 'Azazga' },
    ...{ business_wilaya: '15', logo_url: null, cover_url: null, sells_wholesale: isOn },
    description: Object.fromEntries(
      Object.entries(description as object).map(([language, text]) => [language, text ?? '']),
    ),
  })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ sells_wholesale: isOn })
}
async function priced(lines: readonly object[]) {
  const answer = await app.request('/api/v1/cart/quote', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lines }),
  })
  const { parcels } = (await answer.json()) as QuoteView
  return parcels.flatMap((parcel) =>
    parcel.lines.map(({ price, bulk_percent, is_wholesale, total }) => [
      price,
      is_wholesale ? `wholesale ${bulk_percent}` : bulk_percent,
      total,
    ]),
  )
}
const pricedAt = (id: string, quantity: number) => priced([{ product_id: id, quantity }])
const shown = async (id: string) => {
  const product = (await (await pages.request(`/shown/products/${id}`)).json()) as ProductDetailView
  return product.bulk_discounts
}

test('a shop that sells wholesale shows and charges its price from the quantity on; another neither', async () => {
  const { id } = await made({ ...WHOLESALE, inventory_quantity: 99, status: 'active' })
  expect(await shown(id)).toEqual([])
  expect(await pricedAt(id, 5)).toEqual([[7600, 0, 38_000]])

  await sellWholesale(true)
  expect(await shown(id)).toEqual([{ quantity: 5, percent: 0, price: 6500 }])
  expect(await pricedAt(id, 4)).toEqual([[7600, 0, 30_400]])
  expect(await pricedAt(id, 5)).toEqual([[6500, 'wholesale 14', 32_500]])
  const { status, body } = await buy([{ product_id: id, quantity: 6 }])
  expect(status).toBe(201)
  expect(body).toMatchObject({ orders: [{ vendor: { id: amel.id } }] })
  expect(
    await rows(`select price_centimes::integer as price, quantity from orders.order_items`),
  ).toEqual([{ price: 650_000, quantity: 6 }])

  await sellWholesale(false)
  expect(await shown(id)).toEqual([])
  expect(await pricedAt(id, 6)).toEqual([[7600, 0, 45_600]])
  expect(
    await rows(`select before, after from audit.entries where action = 'vendors.shop_page_edited'
      order by created_at desc, id desc limit 1`),
  ).toEqual([{ before: { sells_wholesale: true }, after: { sells_wholesale: false } }])
})

test('the buyer pays the lower of wholesale price and quantity discount, once, for the pieces of all variants', async () => {
  await sellWholesale(true)
  const bulk_discounts = [
    { quantity: 3, percent: 10 },
    { quantity: 10, percent: 20 },
  ]
  const teapot = await made({
    ...WHOLESALE,
    bulk_discounts,
    inventory_quantity: 99,
    status: 'active',
  })
  expect(await pricedAt(teapot.id, 3)).toEqual([[6840, 10, 20_520]])
  expect(await pricedAt(teapot.id, 5)).toEqual([[6500, 'wholesale 14', 32_500]])
  expect(await pricedAt(teapot.id, 10)).toEqual([[6080, 20, 60_800]])

  const matrix = await made({ ...WHOLESALE, ...MATRIX, status: 'active' })
  const [small, large] = matrix.variants.map((variant) => variant.id)
  const lines = [
    { product_id: matrix.id, variant_id: small, quantity: 3 },
    { product_id: matrix.id, variant_id: large, quantity: 2 },
  ]
  // The small one costs less by itself.
  expect(await priced(lines)).toEqual([
    [4300, 0, 12_900],
    [6500, 'wholesale 14', 13_000],
  ])
})

test('each wrong wholesale price is named at its field', async () => {
  const codes = async (form: object) =>
    fieldErrorCodes((await own('/products', 'POST', { ...fixture.FORM, ...form })).body)
  expect(await codes({ wholesale_price: 6500 })).toEqual([
    'wholesale_quantity wholesale_quantity_missing',
  ])
  expect(await codes({ wholesale_quantity: 5 })).toEqual([
    'wholesale_price wholesale_price_missing',
  ])
  expect(await codes({ ...WHOLESALE, wholesale_price: 7600 })).toEqual([
    'wholesale_price wholesale_too_high',
  ])
  expect(await codes({ ...WHOLESALE, wholesale_quantity: 1 })).toMatchObject([
    expect.stringContaining('wholesale_quantity'),
  ])
  const { body } = await own('/products', 'POST', { ...fixture.FORM, wholesale_price: 9000 }, 'ar')
  expect(JSON.stringify(body['errors'])).toContain('سعر الجملة')
})

test('it is edited, copied, remembered, imported, exported and taken back like the other fields', async () => {
  const { jobs, ask } = createTestImports(fixture, database)
  const vendor = importFixture(ask, amel.token)
  const { checked, imported } = importAttempt(vendor, jobs)
  const product = await made({ ...WHOLESALE, sku: 'T-1' })
  const stored = async (id: string) => ManagedProduct.parse((await own(`/products/${id}`)).body)
  const edited = { ...productForm(product), wholesale_price: 6400 }
  expect((await own(`/products/${product.id}`, 'PUT', edited)).body).toMatchObject({
    wholesale_price: 6400,
    wholesale_quantity: 5,
  })
  expect(
    await rows(`select before, after from audit.entries where action = 'catalog.product_edited'
      and subject_id = '${product.id}'`),
  ).toMatchObject([
    {
      before: { wholesale_price_centimes: 650_000 },
      after: { wholesale_price_centimes: 640_000, wholesale_quantity: 5 },
    },
  ])
  const copy = await own(`/products/${product.id}/copies`, 'POST')
  expect(copy.body).toMatchObject({ wholesale_price: 6400, wholesale_quantity: 5 })

  for (const [heading, quantity] of [
    ['Prix de gros;Prix de gros dès (pièces)', 12],
    ['Wholesale price;Wholesale from (pieces)', 20],
    ['سعر الجملة;سعر الجملة ابتداءً من (قطعة)', 30],
  ] as const) {
    await imported(`sku;${heading}\nT-1;6300;${quantity}\n`)
    expect(await stored(product.id)).toMatchObject({
      wholesale_price: 6300,
      wholesale_quantity: quantity,
    })
  }
  const exported = (await vendor.file('/exports/products?format=csv')).toString('utf8')
  expect(exported).toContain('Prix de gros dès (pièces)')
  expect(exported).toMatch(/6300[,;]30/)

  const wrong = await checked('sku;Prix de gros;Prix de gros dès (pièces)\nT-1;8000;1\n')
  expect(JSON.stringify((await vendor.call(`/imports/${wrong.id}/errors`)).body)).toMatch(
    /number_invalid/,
  )
  await vendor.call(`/imports/${wrong.id}/cancel`, 'POST', {})
  const high = await checked('sku;Prix de gros\nT-1;8000\n')
  expect(JSON.stringify((await vendor.call(`/imports/${high.id}/errors`)).body)).toMatch(
    /wholesale_too_high/,
  )
  await vendor.call(`/imports/${high.id}/cancel`, 'POST', {})

  const cleared = await imported('sku;Prix de gros;Prix de gros dès (pièces)\nT-1;-;-\n')
  expect(await stored(product.id)).toMatchObject({
    wholesale_price: null,
    wholesale_quantity: null,
  })
  await vendor.call(`/imports/${String(cleared['id'])}/undo`, 'POST', {})
  await jobs.drain()
  expect(await stored(product.id)).toMatchObject({ wholesale_price: 6300, wholesale_quantity: 30 })
})
