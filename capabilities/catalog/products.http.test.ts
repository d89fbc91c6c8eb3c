import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { MATRIX, productFixture } from '#tests/support/product-fixture.ts'
import { ManagedProduct } from './contract.ts'

const database = await testDatabase()
const fixture = await productFixture(database)
const { rows, shop, admin, adminId, amel, own, brahim, other, FORM, made, listing } = fixture
beforeEach(async () => {
  await database.pool.query('delete from catalog.products')
})

/** The form that a client would send back unchanged. */
const formOf = ({
  vendor,
  images,
  id,
  created_at,
  average_rating,
  review_count,
  ...rest
}: ManagedProduct) => ({
  ...rest,
  images: images.map(({ url }) => url),
  inventory_quantity: null,
  variants: rest.variants.map((variant) => ({ ...variant, inventory_quantity: null })),
})
type ManagedProduct = ReturnType<typeof ManagedProduct.parse>
const codes = (body: Record<string, unknown>) =>
  (body['errors'] as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`)

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
  expect(codes(bare.body)).toEqual(['name.fr name_required', 'price price_required'])
  const product = await made()
  expect(
    codes((await own(`/products/${product.id}`, 'PUT', { category: 'interieur' })).body),
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
  expect((await made({ compare_at_price: 8900 })).compare_at_price).toBe(8900)
})

test('[APROD-5] [VSPACE-2] five pictures at most, of our own storage, uploaded by who sells', async () => {
  const pictures = await Promise.all([1, 2, 3, 4, 5].map(() => fixture.picture(amel.userId)))
  const six = await own('/products', 'POST', { ...FORM, images: [...pictures, pictures[0]] })
  expect(codes(six.body)).toEqual(['images too_many_images'])
  const foreign = await fixture.picture(brahim.userId)
  for (const image of ['https://evil.example/x.png', '/media/demo/mugs.webp', foreign]) {
    const refused = await own('/products', 'POST', { ...FORM, images: [image] })
    expect([refused.status, refused.body['detail']]).toEqual([
      422,
      'Format invalide - Seules les images sont acceptées',
    ])
  }

  const product = await made({ images: pictures.toReversed() })
  expect(product.images.map(({ url }) => url)).toEqual(pictures.toReversed())
  expect(product.images[0]).toMatchObject({ width: 60, height: 40 })
  expect((await fixture.app.request(product.images[0]!.url)).status).not.toBe(500)

  // An image uploaded by an admin stays when the vendor saves the product.
  const added = await fixture.picture(adminId)
  const images = [added, pictures[0]]
  await admin(`/products/${product.id}`, 'PUT', { ...formOf(product), images })
  const saved = await own(`/products/${product.id}`, 'PUT', { ...FORM, images })
  expect(ManagedProduct.parse(saved.body).images.map(({ url }) => url)).toEqual(images)
})

test('[APROD-6] specifications need a name and a value after trimming', async () => {
  const refused = await own('/products', 'POST', {
    ...FORM,
    specifications: [
      { name: ' ', value: 'Laiton' },
      { name: 'Matière', value: '  ' },
    ],
  })
  expect(codes(refused.body)).toEqual([
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

test('[VSPACE-2] variants have their SKU, price and stock, and keep their ids through an edit', async () => {
  const product = await made({ ...MATRIX, status: 'active' })
  expect(product.inventory_quantity).toBe(17)
  const [red28, red32, blue] = product.variants
  expect(red28).toMatchObject({ sku: 'R-28', price: 4300, inventory_quantity: 14 })

  // SKUs are swapped, one variant is removed, one added; a stock left out stays unchanged.
  const form = formOf(product)
  const edited = await own(`/products/${product.id}`, 'PUT', {
    ...form,
    variants: [
      { ...form.variants[0], sku: 'R-32' },
      { ...form.variants[1], sku: 'R-28', inventory_quantity: 5 },
      { values: ['Bleu', '36 cm'], sku: 'B-36', inventory_quantity: 2 },
    ],
  })
  const after = ManagedProduct.parse(edited.body)
  expect(
    after.variants.map(({ id, sku, inventory_quantity }) => [id, sku, inventory_quantity]),
  ).toEqual([
    [red28!.id, 'R-32', 14],
    [red32!.id, 'R-28', 5],
    [expect.any(String), 'B-36', 2],
  ])
  expect(await listing(product.id)).toMatchObject({ inventory_quantity: 21, stock_band: 'in' })
  expect(
    await rows(
      'select variant_id, sum(quantity)::integer as stock from catalog.stock_movements group by 1 order by 2 desc',
    ),
  ).toEqual([
    { variant_id: red28!.id, stock: 14 },
    { variant_id: red32!.id, stock: 5 },
    { variant_id: after.variants[2]!.id, stock: 2 },
  ])
  expect(after.variants.map(({ id }) => id)).not.toContain(blue!.id)
})

test('[VSPACE-1] what a piece costs is kept by variant; only the shop sees it, and says it', async () => {
  const { variants, ...matrix } = MATRIX
  const typed = variants.map((variant, index) =>
    index === 0 ? { ...variant, cost: 1500.5 } : variant,
  )
  const product = await made({ ...matrix, variants: typed, cost: 1200 })
  expect(product).toMatchObject({ cost: 1200 })
  expect(product.variants.map(({ cost }) => cost)).toEqual([1500.5, null, null])

  // A cost left out stays unchanged; null clears it.
  const form = formOf(product)
  const messages = [
    { ...form.variants[0], cost: undefined },
    { ...form.variants[1], cost: 900 },
  ]
  const body = { ...form, cost: undefined, variants: messages }
  const edited = ManagedProduct.parse((await own(`/products/${product.id}`, 'PUT', body)).body)
  expect([edited.cost, ...edited.variants.map(({ cost }) => cost)]).toEqual([1200, 1500.5, 900])

  const seen = await admin(`/products/${product.id}`)
  expect(JSON.stringify(seen.body)).not.toContain('cost')
  const { updated_at: _, ...theirs } = { ...formOf(edited), cost: 1, name: 'Poêle' }
  const adminActor = theirs.variants.map((variant) => ({ ...variant, cost: 1 }))
  const change = { ...theirs, variants: adminActor }
  expect((await admin(`/products/${product.id}`, 'PUT', change)).status).toBe(200)
  const after = ManagedProduct.parse((await own(`/products/${product.id}`)).body)
  expect([after.cost, ...after.variants.map(({ cost }) => cost)]).toEqual([1200, 1500.5, 900])

  const copy = ManagedProduct.parse((await own(`/products/${product.id}/copies`, 'POST')).body)
  expect([copy.cost, ...copy.variants.map(({ cost }) => cost)]).toEqual([1200, 1500.5, 900])
  const wrong = { ...form, updated_at: undefined, variants: [{ ...form.variants[0], cost: -1 }] }
  expect((await own(`/products/${product.id}`, 'PUT', wrong)).status).toBe(422)
})

test('[VSPACE-2] the matrix must agree with itself', async () => {
  const [first] = MATRIX.variants
  const request = async (form: object) =>
    codes((await own('/products', 'POST', { ...FORM, ...MATRIX, ...form })).body)
  expect(await request({ variants: [{ ...first, values: ['Rouge'] }] })).toEqual([
    'variants[0].values options_differ',
  ])
  expect(await request({ variants: [] })).toEqual(['variants options_differ'])
  expect(
    await request({ variants: [first, { ...first, sku: 'r-28', values: ['ROUGE', '28 cm'] }] }),
  ).toEqual(['variants[1] variant_twice', 'variants[1].sku sku_twice'])
  expect(await request({ options: ['Taille', 'taille'] })).toContain('options[1] option_twice')
  expect(await request({ options: ['a', 'b', 'c', 'd'] })).toContain('options too_many')
  const product = await made(MATRIX)
  const foreign = await made({ ...MATRIX, variants: [{ ...first, sku: null }] }, other)
  const stolen = { ...first, id: foreign.variants[0]!.id }
  const refused = await own(`/products/${product.id}`, 'PUT', {
    ...FORM,
    ...MATRIX,
    variants: [stolen],
  })
  expect(refused.body['code']).toBe('variant_unknown')
})

test('[VSPACE-2] quantity discounts are kept, in order, each deeper than the one before', async () => {
  const discounts = (...bulk_discounts: object[]) => ({ ...FORM, bulk_discounts })
  const refused = await own(
    '/products',
    'POST',
    discounts({ quantity: 5, percent: 10 }, { quantity: 10, percent: 5 }),
  )
  expect(codes(refused.body)).toEqual(['bulk_discounts[1].percent tier_too_small'])
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
  expect(await listing(product.id)).toMatchObject({ name_fr: 'Théière gravée', stock_band: 'low' })
  await own(`/products/${product.id}`, 'PUT', {
    ...FORM,
    name: 'Théière ciselée',
    category: 'jardin',
  })
  expect(await listing(product.id)).toMatchObject({
    name_fr: 'Théière ciselée',
    category_slug: 'jardin',
    inventory_quantity: 4,
  })
})
