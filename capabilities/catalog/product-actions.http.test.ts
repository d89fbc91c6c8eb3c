import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith } from '#tests/support/marketplace-fixture.ts'
import { MATRIX, productFixture } from '#tests/support/product-fixture.ts'
import { ManagedProduct, ManagedProductsPage } from './contract.ts'

const database = await testDatabase()
const fixture = await productFixture(database)
const { rows, admin, amel, own, other, FORM, made, listing } = fixture
beforeEach(async () => {
  await database.pool.query('delete from catalog.products')
})

test('[APROD-9] any status from any, featured apart from it; each step is kept', async () => {
  const product = await made()
  const set = (status: string) => own(`/products/${product.id}/status`, 'PUT', { status })
  for (const status of ['archived', 'active', 'draft', 'active', 'active'])
    expect((await set(status)).body['status']).toBe(status)
  expect(await listing(product.id)).toBeDefined()
  const featured = await admin(`/products/${product.id}/featured`, 'PUT', { featured: true })
  expect(featured.body).toMatchObject({ featured: true, status: 'active' })
  expect(await listing(product.id)).toMatchObject({ featured: true })
  expect((await set('draft')).body).toMatchObject({ featured: true })
  expect(await listing(product.id)).toBeUndefined()
  const steps = await rows(
    'select from_status, to_status from catalog.status_history where product_id = $1 order by happened_at, id',
    product.id,
  )
  expect(steps.map((step) => step['to_status'])).toEqual([
    'draft',
    'archived',
    'active',
    'draft',
    'active',
    'draft',
  ])
  // Vendors cannot feature their own products.
  await own(`/products/${product.id}`, 'PUT', { ...FORM, featured: false })
  expect((await admin(`/products/${product.id}`)).body['featured']).toBe(true)
  expect((await made({ featured: true })).featured).toBe(false)
})

test('[APROD-11] deleting is for good, and past orders still say what was bought', async () => {
  const product = await made({ status: 'active', sku: 'THE-9', inventory_quantity: 3 })
  const buy = checkoutWith((path, init) => fixture.app.request(path, init))
  const bought = await buy([{ product_id: product.id, quantity: 2 }])
  expect(bought.status).toBe(201)
  expect((await admin(`/products/${product.id}`, 'DELETE')).status).toBe(204)
  expect((await admin(`/products/${product.id}`)).status).toBe(404)
  expect(await listing(product.id)).toBeUndefined()
  expect(await rows('select 1 from catalog.variants where product_id = $1', product.id)).toEqual([])
  expect(
    await rows(
      'select product_id, product_name, sku, quantity, price_centimes from orders.order_items',
    ),
  ).toEqual([
    {
      product_id: null,
      product_name: 'Théière gravée',
      sku: 'THE-9',
      quantity: 2,
      price_centimes: 760_000,
    },
  ])
  expect(
    await rows(
      `select action, actor_role from audit.entries where subject_id = $1 order by created_at, id`,
      product.id,
    ),
  ).toEqual([
    { action: 'catalog.product_created', actor_role: 'vendor' },
    { action: 'catalog.product_deleted', actor_role: 'admin' },
  ])
})

test('a stranger’s product is not there for any call', async () => {
  const product = await made({ status: 'active' })
  const path = `/products/${product.id}`
  for (const [time, method, body] of [
    [path, 'GET', undefined],
    [path, 'PUT', FORM],
    [path, 'DELETE', undefined],
    [`${path}/status`, 'PUT', { status: 'archived' }],
    [`${path}/stock`, 'PUT', { inventory_quantity: 9 }],
    [`${path}/copies`, 'POST', undefined],
    ['/products/bulk-changes', 'POST', { kind: 'status', ids: [product.id], status: 'draft' }],
  ] as const) {
    const answer = await other(time, method, body, 'ar')
    expect([time, answer.status, answer.body['detail']]).toEqual([
      time,
      404,
      'هذا المنتج غير موجود.',
    ])
  }
  const bulk = await own('/products/bulk-changes', 'POST', {
    kind: 'status',
    ids: [product.id],
    status: 'draft',
  })
  expect(
    (await other(`/products/bulk-changes/${String(bulk.body['id'])}/reversal`, 'POST')).status,
  ).toBe(404)
  expect(
    (await admin(`/products/bulk-changes/${String(bulk.body['id'])}/reversal`, 'POST')).status,
  ).toBe(404)
  expect(ManagedProductsPage.parse((await other('/products')).body).items).toEqual([])
})

test('stock is counted anew, written down, and only said of a variant where there are several', async () => {
  const product = await made({ inventory_quantity: 4, status: 'active' })
  const set = (body: object, id = product.id) => own(`/products/${id}/stock`, 'PUT', body)
  expect((await set({ inventory_quantity: 2 })).body['inventory_quantity']).toBe(2)
  expect((await set({ inventory_quantity: -1 })).status).toBe(422)
  // Taking a typed number back is a change: what was sold in between stays sold.
  const changed = await made({ inventory_quantity: 10 })
  await set({ inventory_quantity: 30 }, changed.id)
  await rows(`update catalog.variants set on_hand = 27 where product_id = $1`, changed.id)
  expect((await set({ change: -20 }, changed.id)).body['inventory_quantity']).toBe(7)
  expect((await set({ change: -8 }, changed.id)).body['inventory_quantity']).toBe(0)
  expect((await set({}, changed.id)).body).toMatchObject({
    errors: [{ path: 'inventory_quantity' }],
  })
  expect((await set({ change: 1, inventory_quantity: 1 }, changed.id)).status).toBe(422)
  const several = await made(MATRIX)
  expect((await set({ inventory_quantity: 1 }, several.id)).body['code']).toBe('variant_unknown')
  const variant_id = several.variants[2]!.id
  const counted = await set({ inventory_quantity: 8, variant_id }, several.id)
  expect(counted.body['inventory_quantity']).toBe(25)
  expect(
    await rows(
      `select kind, quantity, actor_id from catalog.stock_movements m join catalog.variants v on v.id = m.variant_id
       where v.product_id = $1 order by happened_at, m.id`,
      product.id,
    ),
  ).toEqual([
    { kind: 'adjusted', quantity: 4, actor_id: amel.userId },
    { kind: 'adjusted', quantity: -2, actor_id: amel.userId },
  ])
})

test('a copy is a draft without SKU and stock, with all that its original says', async () => {
  const image = await fixture.picture(amel.userId)
  const product = await made({
    ...MATRIX,
    images: [image],
    status: 'active',
    bulk_discounts: [{ quantity: 5, percent: 5 }],
  })
  const copy = ManagedProduct.parse((await own(`/products/${product.id}/copies`, 'POST')).body)
  expect(copy).toMatchObject({
    name: { fr: 'Théière gravée (copie)', en: null },
    status: 'draft',
    inventory_quantity: 0,
    options: product.options,
    images: product.images,
    bulk_discounts: product.bulk_discounts,
  })
  expect(copy.variants.map(({ sku, price }) => [sku, price])).toEqual([
    [null, 4300],
    [null, null],
    [null, null],
  ])
})
