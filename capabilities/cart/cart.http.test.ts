import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { Quote } from './contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)

const post = async (body: object, language = 'en') => {
  const response = await market.app.request('/api/v1/cart/quote', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as never }
}
const quote = async (body: object, language?: string) =>
  Quote.parse((await post(body, language)).body)

let amel: string
let tajine: { id: string; variants: string[] }
beforeEach(async () => {
  await market.shop.forget()
  amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  tajine = await market.shop.product(amel, {
    name: 'Tajine',
    ar: 'طاجين',
    price: 4800,
    variants: [
      { size: 'S', stock: 2 },
      { size: 'L', stock: 9, price: 5200 },
    ],
  })
})

test('[CART-4] parcels by shop, with subtotal, delivery and total', async () => {
  const brahim = await market.shop.vendor({ name: 'Brahim', wilaya: '16', phone: true })
  const casque = await market.shop.product(brahim, { name: 'Casque', price: 12_500 })

  const priced = await quote({
    lines: [
      { product_id: tajine.id, variant_id: tajine.variants[1], quantity: 2 },
      { product_id: casque.id, quantity: 1 },
    ],
    wilaya: '31',
  })

  expect(priced).toMatchObject({ subtotal: 22_900, shipping: 600, total: 23_500, changes: [] })
  expect(priced.parcels).toMatchObject([
    {
      vendor: { id: amel, requires_phone_confirmation: false },
      lines: [
        { line: 0, variant_label: 'L', price: 5200, quantity: 2, total: 10_400, available: 9 },
      ],
      total: 10_700,
    },
    {
      vendor: { id: brahim, requires_phone_confirmation: true },
      lines: [{ line: 1 }],
      total: 12_800,
    },
  ])
})

test('[CART-5] what changed is said line by line, in the language of the buyer', async () => {
  const archived = await market.shop.product(amel, { name: 'Vase', price: 900, status: 'archived' })
  const lines = [
    { product_id: tajine.id, variant_id: tajine.variants[0], quantity: 5 },
    { product_id: archived.id, quantity: 1 },
  ]
  expect((await quote({ lines })).changes).toEqual([
    { line: 0, kind: 'stock_short', available: 2, message: 'Only 2 of this item left.' },
    { line: 1, kind: 'gone', message: 'This item is no longer for sale.' },
  ])
  const arabic = await quote({ lines, promo_code: 'RIEN' }, 'ar')
  expect(arabic.changes.map(({ message }) => message)).toEqual([
    'لم يتبق من هذا المنتج سوى 2.',
    'لم يعد هذا المنتج معروضًا للبيع.',
    'رمز التخفيض هذا غير موجود.',
  ])
  expect(arabic.parcels[0]!.lines[0]).toMatchObject({ name: 'طاجين', quantity: 2 })
})

test('[CART-5] the price is the one of now', async () => {
  const lines = [{ product_id: tajine.id, variant_id: tajine.variants[0], quantity: 1 }]
  expect((await quote({ lines })).total).toBe(4800)
  await database.pool.query('update catalog.products set price_centimes = 510050 where id = $1', [
    tajine.id,
  ])
  expect(await quote({ lines })).toMatchObject({
    subtotal: 5100.5,
    shipping: null,
    rounding: 0.5,
    total: 5101,
  })
})

test('a shop that was switched off sells nothing', async () => {
  await database.pool.query(
    'update vendors.vendors set is_active = false, deactivated_at = now() where id = $1',
    [amel],
  )
  const priced = await quote({ lines: [{ product_id: tajine.id, quantity: 1 }] })
  expect(priced).toMatchObject({ parcels: [], total: 0, changes: [{ line: 0, kind: 'gone' }] })
})

test('[CHECK-8] quantity price and promo code, the amounts shared to the centime', async () => {
  await database.pool.query('insert into promotions.bulk_discounts values ($1, 5, 500)', [
    tajine.id,
  ])
  await database.pool.query(
    `insert into promotions.promo_codes (id, code, kind, percent_bp, minimum_centimes, created_at)
     values (gen_random_uuid(), 'DIX', 'percentage', 1000, 2000000, now())
     on conflict do nothing`,
  )
  const lines = [{ product_id: tajine.id, variant_id: tajine.variants[1], quantity: 5 }]
  expect(await quote({ lines, promo_code: 'dix' })).toMatchObject({
    promo_code: 'DIX',
    subtotal: 24_700,
    discount: 2470,
    total: 22_230,
  })
  const few = await quote({ lines: [{ ...lines[0], quantity: 1 }], promo_code: 'DIX' })
  expect(few).toMatchObject({
    promo_code: null,
    changes: [{ line: null, message: 'This promo code applies from 20,000\u00a0DA of purchases.' }],
  })
})

test('an empty cart, an unknown field and a quantity of nothing are refused', async () => {
  expect((await post({ lines: [] })).body).toMatchObject({
    errors: [{ path: 'lines', message: 'Your cart is empty' }],
  })
  const wrong = { lines: [{ product_id: tajine.id, quantity: 0 }], colour: 'red' }
  expect((await post(wrong)).status).toBe(422)
})

test('a quote is two statements, four with a code', async () => {
  const seen: string[] = []
  const { db } = database
  const watched = db as unknown as {
    getExecutor(): { executeQuery: (query: { sql: string }) => unknown }
  }
  const executor = watched.getExecutor()
  const original = executor.executeQuery.bind(executor)
  executor.executeQuery = (query) => {
    seen.push(query.sql)
    return original(query)
  }
  try {
    await quote({
      lines: [{ product_id: tajine.id, quantity: 1 }],
      wilaya: '31',
      promo_code: 'DIX',
    })
  } finally {
    executor.executeQuery = original
  }
  expect(seen).toHaveLength(4)
})

test('[CART-5] after sixty unknown codes of a network a quote tells of no code whether it exists', async () => {
  await database.pool.query('truncate platform.rate_limits')
  await database.pool.query(
    `insert into promotions.promo_codes (id, code, kind, percent_bp, minimum_centimes, created_at)
     values (gen_random_uuid(), 'SECRET', 'percentage', 1000, 0, now())`,
  )
  const lines = [{ product_id: tajine.id, variant_id: tajine.variants[1], quantity: 1 }]
  const tried = async (promo_code: string) => {
    const priced = await quote({ lines, promo_code })
    return { accepted: priced.promo_code, said: priced.changes.map(({ message }) => message) }
  }
  const unknown = ['This promo code does not exist.']
  // The page asks again with each change of the cart.
  for (let count = 0; count < 5; count += 1) expect((await tried('SAME')).said).toEqual(unknown)
  for (let count = 1; count < 60; count += 1)
    expect((await tried(`GUESS-${count}`)).said).toEqual(unknown)
  const barred = {
    accepted: null,
    said: ['Too many unknown promo codes were tried. Try again in an hour.'],
  }
  expect(await tried('GUESS-60')).toEqual(barred)
  expect(await tried('SECRET')).toEqual(barred)
  expect(await quote({ lines })).toMatchObject({ subtotal: 5200, changes: [] })
})
