import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { fieldErrorCodes, productFixture, productForm } from '#tests/support/product-fixture.ts'
import { ManagedProduct } from './contract.ts'

const database = await testDatabase()
const fixture = await productFixture(database)
const { rows, shop, admin, adminId, amel, own, brahim, other, FORM, made, listing } = fixture
beforeEach(async () => {
  await database.pool.query('delete from catalog.products')
})

test('[APROD-9] a product is a draft without stock and without SKU unless something else is said', async () => {
  const product = await made()
  expect(product).toMatchObject({
    name: { fr: 'Théière gravée', en: null, ar: null },
    status: 'draft',
    inventory_quantity: 0,
    sku: null,
    featured: false,
    vendor: { id: amel.id, business_name: 'Poterie Aït Khellili' },
  })
  expect(await listing(product.id)).toBeUndefined()
  expect(await rows('select 1 from catalog.stock_movements where vendor_id = $1', amel.id)).toEqual(
    [],
  )
})

test('[APROD-3] [APROD-9] name and price are required, on creation and on edit; blanks are nothing', async () => {
  const bare = await own('/products', 'POST', { name: '  ', category: 'interieur' })
  expect(bare.status).toBe(422)
  expect(fieldErrorCodes(bare.body)).toEqual(['name.fr name_required', 'price price_required'])
  const product = await made()
  expect(
    fieldErrorCodes((await own(`/products/${product.id}`, 'PUT', { category: 'interieur' })).body),
  ).toEqual(['name.fr name_required', 'price price_required'])
  expect((await own('/products', 'POST', { ...FORM, price: 12.345 })).status).toBe(422)
  expect((await made({ price: 12.34 })).price).toBe(12.34)
})

test('[APROD-3] the team names a vendor, and only one that is verified and active', async () => {
  const without = await admin('/products', 'POST', FORM)
  expect(without.body['errors']).toEqual([
    {
      path: 'vendor_id',
      code: 'vendor_required',
      message: 'Veuillez sélectionner un vendeur pour ce produit',
    },
  ])
  const sleeping = await shop.vendor({ name: 'En pause', wilaya: '16' })
  await rows(
    'update vendors.vendors set is_active = false, deactivated_at = now() where id = $1',
    sleeping,
  )
  const offered = (await admin('/product-vendors')).body['items'] as { business_name: string }[]
  expect(offered.map(({ business_name }) => business_name)).toEqual([
    'Maroquinerie El Berd',
    'Poterie Aït Khellili',
  ])
  const refused = await admin('/products', 'POST', { ...FORM, vendor_id: sleeping })
  expect([refused.status, refused.body]).toEqual([
    422,
    expect.objectContaining({
      code: 'vendor_not_selling',
      database_code: '23503',
      detail: 'Vendeur introuvable ou inactif.',
    }),
  ])
  expect((await admin('/products', 'POST', { ...FORM, vendor_id: brahim.id })).status).toBe(201)
})

test('[VSPACE-9] [APROD-7] without an active shop creating is refused with its message', async () => {
  await rows(
    'update vendors.vendors set is_active = false, deactivated_at = now() where id = $1',
    amel.id,
  )
  const refused = await own('/products', 'POST', FORM)
  await rows(
    'update vendors.vendors set is_active = true, deactivated_at = null where id = $1',
    amel.id,
  )
  expect([refused.status, refused.body['code']]).toEqual([403, 'not_a_vendor'])
  expect(refused.body['detail']).toContain('boutique vérifiée et active')
})

test('[APROD-4] the compared price must be above the price', async () => {
  const refused = await own('/products', 'POST', { ...FORM, compare_at_price: 7600 })
  expect(refused.body['errors']).toEqual([
    {
      path: 'compare_at_price',
      code: 'compare_at_too_low',
      message: 'Le prix comparé doit être supérieur au prix actuel',
    },
  ])
  const both = await own('/products', 'POST', { ...FORM, status: 'sold', compare_at_price: 7600 })
  expect(both.body['errors']).toMatchObject([{ path: 'status' }, { path: 'compare_at_price' }])
  expect((await made({ compare_at_price: 8900 })).compare_at_price).toBe(8900)
})

test('[APROD-5] [VSPACE-2] five pictures at most, of our own storage, uploaded by who sells', async () => {
  const images = await Promise.all([1, 2, 3, 4, 5].map(() => fixture.picture(amel.userId)))
  const six = await own('/products', 'POST', { ...FORM, images: [...images, images[0]] })
  expect(fieldErrorCodes(six.body)).toEqual(['images too_many_images'])
  const foreign = await fixture.picture(brahim.userId)
  for (const image of ['https://evil.example/x.png', '/media/demo/mugs.webp', foreign]) {
    const refused = await own('/products', 'POST', { ...FORM, images: [image] })
    expect([refused.status, refused.body['detail']]).toEqual([
      422,
      'Format invalide - Seules les images sont acceptées',
    ])
  }

  const product = await made({ images: images.toReversed() })
  expect(product.images.map(({ url }) => url)).toEqual(images.toReversed())
  expect(product.images[0]).toMatchObject({ width: 60, height: 40 })
  expect((await fixture.app.request(product.images[0]!.url)).status).not.toBe(500)

  // An image uploaded by an admin stays when the vendor saves the product.
  const added = await fixture.picture(adminId)
  const both = { images: [added, images[0]] }
  await admin(`/products/${product.id}`, 'PUT', { ...productForm(product), ...both })
  const saved = await own(`/products/${product.id}`, 'PUT', { ...FORM, ...both })
  expect(ManagedProduct.parse(saved.body).images.map(({ url }) => url)).toEqual(both.images)
})

test('[APROD-6] specifications need a name and a value after trimming', async () => {
  const refused = await own('/products', 'POST', {
    ...FORM,
    specifications: [
      { name: ' ', value: 'Laiton' },
      { name: 'Matière', value: '  ' },
    ],
  })
  expect(fieldErrorCodes(refused.body)).toEqual([
    'specifications[0].name.fr specification_name_required',
    'specifications[1].value.fr specification_value_required',
  ])
  const product = await made({
    specifications: [{ name: ' Matière ', value: { fr: 'Laiton', ar: 'نحاس' } }],
  })
  expect(product.specifications).toEqual([
    { name: { fr: 'Matière', en: null, ar: null }, value: { fr: 'Laiton', en: null, ar: 'نحاس' } },
  ])
})

test('[APROD-7] a SKU is the shop’s own: taken in it, free in another; two at once, one is made', async () => {
  await made({ sku: 'THE-1' })
  const again = await own('/products', 'POST', { ...FORM, sku: ' the-1 ' })
  expect([again.status, again.body]).toEqual([
    409,
    expect.objectContaining({
      code: 'sku_taken',
      database_code: '23505',
      sku: 'THE-1',
      detail: 'Un produit avec ce SKU existe déjà.',
    }),
  ])
  await made({ sku: 'THE-1' }, other)
  const both = await Promise.all(
    [1, 2].map(() => own('/products', 'POST', { ...FORM, sku: 'THE-2' })),
  )
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]))
})

test('[VSPACE-2] quantity discounts are kept, in order, each deeper than the one before', async () => {
  const discounts = (...bulk_discounts: object[]) => ({ ...FORM, bulk_discounts })
  const refused = await own(
    '/products',
    'POST',
    discounts({ quantity: 5, percent: 10 }, { quantity: 10, percent: 5 }),
  )
  expect(fieldErrorCodes(refused.body)).toEqual(['bulk_discounts[1].percent tier_too_small'])
  const product = await made(discounts({ quantity: 10, percent: 10 }, { quantity: 5, percent: 5 }))
  expect(product.bulk_discounts).toEqual([
    { quantity: 5, percent: 5 },
    { quantity: 10, percent: 10 },
  ])
  const edited = await own(`/products/${product.id}`, 'PUT', discounts({ quantity: 5, percent: 6 }))
  expect(edited.body['bulk_discounts']).toEqual([{ quantity: 5, percent: 6 }])
})

test('an edit of what somebody saved meanwhile is told; of two at once, one is kept', async () => {
  const product = await made()
  const edit = (name: string, updated_at = product.updated_at) =>
    own(`/products/${product.id}`, 'PUT', { ...FORM, name, updated_at })
  const both = await Promise.all([edit('Une'), edit('Autre')])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const late = await edit('Trop tard')
  expect([late.status, late.body['code']]).toEqual([409, 'product_changed'])
  const fresh = ManagedProduct.parse((await own(`/products/${product.id}`)).body)
  expect((await edit('À temps', fresh.updated_at)).status).toBe(200)
})

test('[VSPACE-2] an edit keeps a product on sale, and what is public follows at once', async () => {
  const product = await made({ status: 'active', inventory_quantity: 4 })
  expect(await listing(product.id)).toMatchObject({
    name: { fr: 'Théière gravée' },
    stock_band: 'low',
  })
  await own(`/products/${product.id}`, 'PUT', {
    ...FORM,
    name: 'Théière ciselée',
    category: 'jardin',
  })
  expect(await listing(product.id)).toMatchObject({
    name: { fr: 'Théière ciselée' },
    category_slug: 'jardin',
    inventory_quantity: 4,
  })
})
