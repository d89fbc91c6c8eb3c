import { beforeEach, expect, test } from 'vitest'
import { createSearch, reindexOnCategoryChange } from '#capabilities/search/index.ts'
import { createJobs } from '#platform/jobs/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { deliversNowhere } from '#tests/support/delivers-nowhere.ts'
import { productFixture } from '#tests/support/product-fixture.ts'
import { SuggestedSpecifications } from './contract.ts'
import { ManagedCategories, type ManagedCategoryView } from './categories.contract.ts'

const database = await testDatabase()
const fixture = await productFixture(database)
const { admin, own, rows, catalog, outbox, clock } = fixture
const jobs = createJobs({
  database,
  clock,
  onError: (error) => {
    throw error
  },
})
reindexOnCategoryChange({ db: database.db, outbox, jobs })
const search = createSearch({
  ...{ db: database.db, clock, catalog, shipping: deliversNowhere },
})

beforeEach(async () => {
  await rows('delete from catalog.products')
  await rows('delete from catalog.categories where parent_slug is not null')
  await rows('delete from catalog.categories')
  await catalog.loadDefaultCategories({ createsDefaultTree: true })
})

const tree = async () => ManagedCategories.parse((await admin('/categories')).body).items
const named = (items: readonly ManagedCategoryView[], slug: string) =>
  items.find((item) => item.slug === slug)
const names = (fr: string) => ({ fr, en: `${fr} (en)`, ar: `${fr} (ar)` })
const publicTree = async () => (await search.categories('fr')).items
const settle = async () => {
  await outbox.drain()
  await jobs.drain()
}
const audited = async () =>
  (
    await rows(`select action, subject_id, before, after, actor_id from audit.entries
    where subject_type = 'category' order by id desc limit 1`)
  )[0]

test('[APROD-8] a marketplace starts with eight groups over ten categories, and keeps its own tree', async () => {
  const items = await tree()
  expect(items.filter(({ parent }) => parent === null)).toHaveLength(8)
  expect(items.filter(({ parent }) => parent !== null)).toHaveLength(10)
  expect(named(items, 'librairie')?.suggested_specifications[0]).toEqual({
    fr: 'Auteur',
    en: 'Author',
    ar: 'المؤلف',
  })

  await admin('/categories/librairie', 'DELETE')
  await admin('/categories/jardin', 'PUT', {
    name: names('Plein air'),
    suggested_specifications: [],
  })
  await catalog.loadDefaultCategories({ createsDefaultTree: true })
  const stored = await tree()
  expect(named(stored, 'librairie')).toBeUndefined()
  expect(named(stored, 'jardin')).toMatchObject({
    name: names('Plein air'),
    suggested_specifications: [],
  })
})

test('a tree from before suggestions keeps its names and gains the suggestions', async () => {
  await rows(
    `update catalog.categories set suggested_specifications = null, name = name || '{"fr": "Jouer"}' where slug = 'jouets'`,
  )
  await catalog.loadDefaultCategories({ createsDefaultTree: false })
  const toys = named(await tree(), 'jouets')
  expect(toys?.name.fr).toBe('Jouer')
  expect(toys?.suggested_specifications.map(({ fr }) => fr)).toContain('Âge')
})

test('a category is added, told by the public tree, changed, hidden and shown again', async () => {
  const body = {
    name: names('Bijoux & montres'),
    parent: 'mode',
    suggested_specifications: [{ fr: 'Pierre', en: null, ar: 'الحجر' }],
  }
  const added = await admin('/categories', 'POST', body)
  expect(added.status).toBe(201)
  expect(named(ManagedCategories.parse(added.body).items, 'bijoux-montres')).toMatchObject({
    parent: 'mode',
    position: 2,
    is_visible: true,
    product_count: 0,
  })
  expect(await audited()).toMatchObject({
    action: 'catalog.category_created',
    actor_id: fixture.adminId,
  })
  await expect
    .poll(async () => (await publicTree()).find(({ slug }) => slug === 'mode')?.children.length)
    .toBe(2)
  const { items } = SuggestedSpecifications.parse((await own('/specification-names')).body)
  expect(items.find(({ category }) => category === 'bijoux-montres')?.names).toEqual(
    body.suggested_specifications,
  )

  const hidden = { name: names('Bijoux'), is_visible: false, suggested_specifications: [] }
  expect((await admin('/categories/bijoux-montres', 'PUT', hidden)).status).toBe(200)
  expect(await audited()).toMatchObject({
    action: 'catalog.category_edited',
    before: { name: names('Bijoux & montres'), is_visible: true },
    after: { name: names('Bijoux'), is_visible: false },
  })
  await expect
    .poll(async () => (await publicTree()).find(({ slug }) => slug === 'mode')?.children.length)
    .toBe(1)
  // A hidden category takes no new products.
  await expect
    .poll(
      async () =>
        (await own('/products', 'POST', { ...fixture.FORM, category: 'bijoux-montres' })).status,
    )
    .toBe(422)
})

test('what is in a hidden group is hidden with it', async () => {
  const { name, suggested_specifications } = named(await tree(), 'maison')!
  await admin('/categories/maison', 'PUT', { name, suggested_specifications, is_visible: false })
  await expect
    .poll(async () => (await catalog.categories()).map(({ slug }) => slug).join(' '))
    .not.toContain('interieur')
})

test('a category moves with its products: lists count them in its new group', async () => {
  const vase = await fixture.made({ category: 'jardin', status: 'active', inventory_quantity: 3 })
  expect(await fixture.listing(vase.id)).toMatchObject({ group_slug: 'maison' })

  const moved = await admin('/categories/jardin/place', 'PUT', { parent: 'sports', position: 1 })
  expect(moved.status).toBe(200)
  const items = ManagedCategories.parse(moved.body).items
  expect(items.filter(({ parent }) => parent === 'sports').map(({ slug }) => slug)).toEqual([
    'jardin',
    'sport',
    'jouets',
  ])
  await settle()
  expect(await fixture.listing(vase.id)).toMatchObject({ group_slug: 'sports' })
  const counted = await rows(`select scope, count from search.listing_counts where scope in
    ('category:maison', 'category:sports') and count > 0`)
  expect(counted).toEqual([{ scope: 'category:sports', count: 1 }])
})

test('a category with another name is found by it', async () => {
  const vase = await fixture.made({ category: 'jardin', status: 'active' })
  const body = { name: names('Pépinière'), suggested_specifications: [] }
  await admin('/categories/jardin', 'PUT', body)
  await settle()
  expect(String((await fixture.listing(vase.id))?.['words'])).toContain('pepiniere')
})

test('what holds products is not deleted: they are moved first, and then it goes', async () => {
  const vase = await fixture.made({ category: 'jardin' })
  const refused = await admin('/categories/jardin', 'DELETE')
  expect(refused).toMatchObject({ status: 409, body: { code: 'category_has_products', count: 1 } })
  expect((await admin('/categories/maison', 'DELETE')).body['code']).toBe('category_has_categories')

  const move = (to: string) => admin('/categories/jardin/product-moves', 'POST', { to })
  expect((await move('maison')).body['code']).toBe('category_not_a_leaf')
  expect((await move('nulle-part')).status).toBe(404)
  expect((await move('interieur')).body).toEqual({ moved: 1, left: 0 })
  expect((await own(`/products/${vase.id}`)).body['category']).toBe('interieur')

  expect((await admin('/categories/jardin', 'DELETE')).status).toBe(204)
  expect(await audited()).toMatchObject({
    action: 'catalog.category_deleted',
    before: { parent: 'maison', position: 2 },
  })
  // The undo of the toast: the category gets its former slug and position.
  const again = { name: names('Jardin'), slug: 'jardin', parent: 'maison', position: 2 }
  expect((await admin('/categories', 'POST', again)).status).toBe(201)
  expect((await admin('/categories', 'POST', again)).body['code']).toBe('category_slug_taken')
})

test('a product that is just being added keeps its category from going', async () => {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into catalog.products (id, vendor_id, category_slug, name, price_centimes, created_at, updated_at)
       values (gen_random_uuid(), $1, 'jardin', '{"fr": "Rosier"}', 100, now(), now())`,
      [fixture.amel.id],
    )
    const removal = admin('/categories/jardin', 'DELETE')
    await expect
      .poll(
        async () =>
          (
            await rows(
              `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
            )
          ).length,
      )
      .toBe(1)
    await client.query('commit')
    expect(await removal).toMatchObject({ status: 409, body: { code: 'category_has_products' } })
  } finally {
    client.release()
  }
})

test('what is wrong is said by its field, in the language of who asks', async () => {
  const wrong = { name: { fr: 'Bijoux', en: '', ar: ' ' }, parent: null }
  const { status, body } = await admin('/categories', 'POST', wrong, 'ar')
  expect(status).toBe(422)
  expect(body['errors']).toMatchObject([
    { path: 'name.en', message: 'الاسم مطلوب باللغات الثلاث' },
    { path: 'name.ar', message: 'الاسم مطلوب باللغات الثلاث' },
  ])
  const deep = { name: names('Roses'), parent: 'jardin' }
  expect((await admin('/categories', 'POST', deep)).body['code']).toBe('category_too_deep')
})
