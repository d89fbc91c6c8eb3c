import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { productFixture } from '#tests/support/product-fixture.ts'
import { ManagedProduct, ManagedProductsPage } from './contract.ts'

const database = await testDatabase()
const fixture = await productFixture(database)
const { rows, admin, amel, own, other } = fixture
beforeEach(async () => {
  await database.pool.query('delete from catalog.products')
})

const made = async (name: string | object, form: object = {}, ask = own) => {
  const body = { name, price: 4800, category: 'interieur', ...form }
  return ManagedProduct.parse((await ask('/products', 'POST', body)).body)
}
const list = async (query = '', ask = admin, language = 'fr') =>
  ManagedProductsPage.parse((await ask(`/products${query}`, 'GET', undefined, language)).body)
const named = async (query: string, ask = admin) =>
  (await list(query, ask)).items.map(({ name }) => name)

test('[APROD-1] [APROD-11] the newest first, with the cards above and the categories that are there', async () => {
  await made('Tajine', {
    status: 'active',
    sku: 'TAJ-32-ROU',
    inventory_quantity: 3,
    compare_at_price: 6000,
  })
  await made('Théière')
  await made('Sac', { status: 'archived' }, other)
  const page = await list()

  expect(page.items.map(({ name }) => name)).toEqual(['Sac', 'Théière', 'Tajine'])
  expect(page.counts).toEqual({ total: 3, active: 1, draft: 1, archived: 1, low: null })
  expect(page.categories).toEqual([{ slug: 'interieur', name: 'Intérieur' }])
  expect(page.items[2]).toMatchObject({
    sku: 'TAJ-32-ROU',
    vendor: { id: amel.id, business_name: 'Poterie Aït Khellili' },
    category_name: 'Intérieur',
    price: 4800,
    compare_at_price: 6000,
    discount_percent: 20,
    inventory_quantity: 3,
    variant_count: 1,
  })
  const mine = await list('', own)
  expect(mine).toMatchObject({ total: 2, counts: { total: 2, active: 1, draft: 1, low: 1 } })
})

test('[APROD-1] search finds the product’s name in any language, its vendor and its SKU', async () => {
  await made(
    { fr: 'Théière gravée', en: 'Engraved teapot', ar: 'إبريق شاي' },
    { sku: 'THE-GRA-12' },
  )
  await made('Tajine peint', { sku: 'TAJ-32' })
  await made('Sac en cuir', {}, other)

  for (const [typed, found] of [
    ['theiere', ['Théière gravée']],
    ['GRAVÉE théi', ['Théière gravée']],
    ['teapot', ['Théière gravée']],
    ['ابريق', ['Théière gravée']],
    ['الشاي', ['Théière gravée']],
    ['the-gra', ['Théière gravée']],
    ['gra12', ['Théière gravée']],
    ['taj-32', ['Tajine peint']],
    ['ait khell', ['Tajine peint', 'Théière gravée']],
    ['maroquinerie', ['Sac en cuir']],
    ['nulle part', []],
    ["'; drop", []],
    ['&&&', []],
  ] as const)
    expect([typed, await named(`?search=${encodeURIComponent(typed)}`)]).toEqual([typed, found])
  // A vendor does not find products of others, and its own name matches nothing.
  expect(await named('?search=sac', own)).toEqual([])
  expect(await named('?search=poterie', own)).toEqual([])
})

// One case per plan: small candidate set, too large a set, estimate from a sample.
test.each([
  [1200, 1201, false],
  [2500, 2001, true],
  [6000, 6001, true],
])(
  'among %i of one word the newest come first, page by page, and a rare one is found',
  async (count, total, isAbout) => {
    const { vendor } = await made('Tajine rare')
    await database.pool.query(
      `insert into catalog.products (id, vendor_id, category_slug, name, price_centimes, status, created_at, updated_at)
     select gen_random_uuid(), $1, 'interieur', jsonb_build_object('fr', 'Tajine ' || n), 100, 'draft', at, at
     from generate_series(1, $2) n, lateral (select timestamptz '2020-01-01' + n * interval '1 minute' as at) of_each`,
      [vendor.id, count],
    )
    const frequent = await list('?search=tajine&limit=3')
    expect(frequent.items.map(({ name }) => name)).toEqual([
      'Tajine rare',
      `Tajine ${count}`,
      `Tajine ${count - 1}`,
    ])
    expect(frequent).toMatchObject({ total, total_is_estimate: isAbout })
    expect(await named(`?search=tajine&limit=2&cursor=${frequent.next}`)).toEqual([
      `Tajine ${count - 2}`,
      `Tajine ${count - 3}`,
    ])

    const rare = await list('?search=rare')
    expect(rare.items.map(({ name }) => name)).toEqual(['Tajine rare'])
    expect(rare).toMatchObject({ total: 1, total_is_estimate: false })
    expect(await named(`?search=tajine ${count - 1}`)).toEqual([`Tajine ${count - 1}`])
    expect(await named('?search=tajine&state=active')).toEqual([])
  },
)

test('[APROD-1] filters by status and category, and by what runs short; names in the language asked', async () => {
  await made('Actif', { status: 'active', inventory_quantity: 6 })
  await made('Presque', { status: 'active', inventory_quantity: 5 })
  await made({ fr: 'Pelle', ar: 'مجرفة' }, { category: 'jardin' })
  expect(await named('?state=active')).toEqual(['Presque', 'Actif'])
  expect(await named('?state=draft')).toEqual(['Pelle'])
  expect(await named('?state=archived')).toEqual([])
  expect(await named('?state=low', own)).toEqual(['Presque'])
  expect(await named('?category=jardin')).toEqual(['Pelle'])
  expect(await named('?category=jardin&state=active')).toEqual([])
  expect(await list('?state=active')).toMatchObject({ total: 2, counts: { total: 3 } })
  expect((await admin('/products?state=gone')).status).toBe(422)
  const arabic = await list('?category=jardin', own, 'ar')
  expect(arabic.items[0]).toMatchObject({ name: 'مجرفة', category_name: 'الحديقة' })
})

test('[APROD-1] what runs short is known from the moment it does until it no longer does', async () => {
  const { id } = await made('Robe', {
    status: 'active',
    options: ['Taille'],
    variants: [{ values: ['M'] }, { values: ['L'] }],
  })
  const stock = (...pieces: number[]) =>
    rows(
      `update catalog.variants set on_hand = ($2::integer[])[position + 1] where product_id = $1`,
      id,
      pieces,
    )
  const short = async (ask = own) => [
    await named('?state=low', ask),
    (await list('?state=low', ask)).total,
    (await list('', ask)).counts.low,
  ]
  expect(await short()).toEqual([['Robe'], 1, 1])
  await stock(5, 1) // each variant has few, together they have six
  expect(await short()).toEqual([[], 0, 0])
  await stock(4, 1)
  expect(await short()).toEqual([['Robe'], 1, 1])
  expect(await short(admin)).toEqual([['Robe'], 1, null])
  expect(await short(other)).toEqual([[], 0, 0])
  await stock(4, 6)
  expect(await short()).toEqual([[], 0, 0])
  expect(await rows('select 1 from catalog.low_stock_variants')).toHaveLength(1)

  for (const name of ['Sac', 'Lampe']) await made(name, { status: 'active' })
  await stock(0, 0)
  const first = await list('?state=low&limit=2', admin)
  expect(first.items.map(({ name }) => name)).toEqual(['Lampe', 'Sac'])
  expect(await named(`?state=low&limit=2&cursor=${first.next}`, admin)).toEqual(['Robe'])
  expect(await named('?state=low&search=sac', admin)).toEqual(['Sac'])
  expect(await named('?state=low&search=robe')).toEqual(['Robe'])
  expect(await named('?state=out', admin)).toEqual(['Lampe', 'Sac', 'Robe'])
  await stock(1, 0)
  expect(await named('?state=out&sort=name_asc', admin)).toEqual(['Lampe', 'Sac'])
  expect(await named('?state=out', other)).toEqual([])
  await rows('delete from catalog.products where id = $1', id)
  expect(await named('?state=low', admin)).toEqual(['Lampe', 'Sac'])
  expect(await rows('select 1 from catalog.low_stock_variants')).toHaveLength(2)
})

test('[APROD-11] pages follow each other without a gap, also among products of one moment', async () => {
  for (let i = 0; i < 7; i++) await made(`Produit ${i}`)
  await rows(
    `update catalog.products set created_at = '2026-11-01T10:00:00.123456Z' where name ->> 'fr' < 'Produit 5'`,
  )
  const seen: string[] = []
  let cursor = ''
  do {
    const page = await list(`?limit=3&cursor=${cursor}`)
    expect(page.total).toBe(7)
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.next ?? ''
  } while (cursor !== '')
  expect(seen).toEqual((await list('?limit=100')).items.map(({ id }) => id))
  expect(new Set(seen).size).toBe(7)
})

test('the counts of cards follow every way a product comes, moves and goes', async () => {
  const { id } = await made('Tajine')
  const counts = async () => (await list()).counts
  await rows(`update catalog.products set status = 'active', published_at = now()`)
  expect(await counts()).toMatchObject({ total: 1, active: 1, draft: 0 })
  await rows('delete from catalog.products where id = $1', id)
  expect(await counts()).toMatchObject({ total: 0, active: 0 })
})

const bulk = (change: object, ask = own) => ask('/products/bulk-changes', 'POST', change)
const undo = (id: unknown, ask = own) =>
  ask(`/products/bulk-changes/${id as string}/reversal`, 'POST')

test('[VSPACE-2] the status of many is changed at once and undone, except where somebody moved on', async () => {
  const item = await made('Un')
  const two = await made('Deux')
  const three = await made('Trois', { status: 'active' })
  const ids = [item.id, two.id, three.id]
  const done = await bulk({ kind: 'status', ids, status: 'active' })
  expect(done.body).toMatchObject({ changed: 2 })
  expect((await list('?state=active')).total).toBe(3)
  expect(await rows('select 1 from search.listings')).toHaveLength(3)
  await own(`/products/${two.id}/status`, 'PUT', { status: 'archived' })

  const undone = await undo(done.body['id'])
  expect(undone.body).toMatchObject({ changed: 1 })
  expect(await named('?state=draft')).toEqual(['Un'])
  expect(await named('?state=archived')).toEqual(['Deux'])
  expect(await named('?state=active')).toEqual(['Trois'])
  expect([(await undo(done.body['id'])).status, (await undo(crypto.randomUUID())).status]).toEqual([
    409, 404,
  ])
})

test('[VSPACE-2] all or none: one stranger among many changes nothing', async () => {
  const mine = await made('À moi')
  const theirs = await made('À lui', {}, other)
  const ids = [mine.id, theirs.id]
  expect((await bulk({ kind: 'status', ids, status: 'active' })).status).toBe(404)
  expect((await list('?state=draft')).total).toBe(2)
  expect((await bulk({ kind: 'status', ids, status: 'active' }, admin)).body['changed']).toBe(2)
})

test('[VSPACE-2] prices of many move by a percentage, variants too, and come back exactly', async () => {
  const { id } = await made('Tajine', {
    price: 4799.99,
    compare_at_price: 5000,
    options: ['Taille'],
    variants: [{ values: ['28'], price: 4300 }, { values: ['32'] }],
  })
  const prices = async () => {
    const product = ManagedProduct.parse((await own(`/products/${id}`)).body)
    return [product.price, product.compare_at_price, ...product.variants.map(({ price }) => price)]
  }
  const up = await bulk({ kind: 'price', ids: [id], percent: 10 })
  expect(await prices()).toEqual([5280, null, 4730, null])
  await undo(up.body['id'])
  expect(await prices()).toEqual([4799.99, 5000, 4300, null])
  await bulk({ kind: 'price', ids: [id], percent: -50 })
  expect(await prices()).toEqual([2400, 5000, 2150, null])
  expect((await bulk({ kind: 'price', ids: [id], percent: -91 })).status).toBe(422)
})

test('[VSPACE-2] stock and category of many; what was sold meanwhile stays sold when it is undone', async () => {
  const { id } = await made('Tajine', { inventory_quantity: 2, status: 'active' })
  const stocked = await bulk({ kind: 'stock', ids: [id], inventory_quantity: 20 })
  expect(stocked.body['changed']).toBe(1)
  await own(`/products/${id}/stock`, 'PUT', { inventory_quantity: 17 })
  await undo(stocked.body['id'])
  const stock = (await own(`/products/${id}`)).body['inventory_quantity']
  expect(stock).toBe(0)
  const moved = await rows(
    `select sum(quantity)::integer as stock from catalog.stock_movements
     where variant_id in (select id from catalog.variants where product_id = $1)`,
    id,
  )
  expect(moved).toEqual([{ stock: 0 }])

  const sorted = await bulk({ kind: 'category', ids: [id], category: 'jardin' })
  expect((await list('?category=jardin')).total).toBe(1)
  await undo(sorted.body['id'])
  expect((await list('?category=jardin')).total).toBe(0)
  expect((await bulk({ kind: 'category', ids: [id], category: 'maison' })).body['code']).toBe(
    'category_unknown',
  )
})

test('a change of many is audited, and forgotten after a month', async () => {
  const { id } = await made('Tajine')
  const first = await bulk({ kind: 'status', ids: [id], status: 'active' })
  const audited = await rows(
    `select action, actor_role from audit.entries where action like '%products_%'`,
  )
  expect(audited).toContainEqual({
    action: 'catalog.products_status_changed',
    actor_role: 'vendor',
  })
  await rows(`update catalog.bulk_changes set made_at = now() - interval '31 days'`)
  const second = await bulk({ kind: 'status', ids: [id], status: 'draft' })
  await undo(second.body['id'])
  expect((await undo(first.body['id'])).status).toBe(404)
})
