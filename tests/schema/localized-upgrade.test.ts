import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listMigrations, migrate } from '#platform/database/migrate.ts'
import { testDatabase } from '#tests/support/database.ts'
import { id, NOW, writer } from './row-factory.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The first migration of each capability that a database of before has not. */
const FIRST_NEW: Record<string, string> = {
  vendors: '0010-localize-texts.sql',
  territory: '0003-localize-names.sql',
  catalog: '0006-localize-texts.sql',
  search: '0026-localize-names-of-intents.sql',
}

test('texts of a database from before are kept in every language, and its products are found as they were', async () => {
  const { database, url } = await testDatabase({ capabilities: [], checksRows: false })
  const migrations = await listMigrations(ROOT)
  const isNew = ({ capability, name }: (typeof migrations)[number]) =>
    name >= (FIRST_NEW[capability] ?? '9')
  await migrate(
    { connectionString: url },
    migrations.filter((migration) => !isNew(migration)),
  )

  const insert = writer(database)
  const [owner, shop, product, bare] = [id(), id(), id(), id()]
  const times = { created_at: NOW, updated_at: NOW }
  await insert('identity.users', { id: owner, email: 'amina@people.example', ...times })
  await insert('territory.wilayas', {
    ...{ code: '15', name_fr: 'Tizi Ouzou', name_en: 'Tizi Ouzou', name_ar: 'تيزي وزو' },
    ...{ former_names: [], created_by: 'law', created_on: '1974-07-02', sort: 15 },
  })
  await insert('territory.communes', {
    ...{ code: '1501', wilaya_code: '15', name_fr: 'Tizi Ouzou', name_ar: 'تيزي وزو' },
    former_names: [],
  })
  await insert('vendors.vendors', {
    ...{ id: shop, user_id: owner, business_name: 'Poterie', business_email: 'p@shop.example' },
    ...{ business_wilaya: '15', verification_status: 'verified', verified_at: NOW, ...times },
    ...{ description_fr: 'Terre cuite.', description_en: ' \n', description_ar: null },
  })
  await insert('vendors.closures', {
    ...{ id: id(), vendor_id: shop, starts_on: '2026-12-01', ends_on: '2026-12-02' },
    message_ar: 'عطلة',
  })
  await insert('catalog.categories', {
    ...{ slug: 'maison', name_fr: 'Maison', name_en: 'Home', name_ar: 'منزل', position: 1 },
  })
  for (const row of [
    { id: product, name_fr: 'Théière', name_en: 'Teapot', name_ar: 'إبريق', description_en: 'Old' },
    { id: bare, name_fr: 'Bol', name_en: '', name_ar: null, price_centimes: 200 },
  ]) {
    await insert('catalog.products', {
      ...{ vendor_id: shop, category_slug: 'maison', price_centimes: 100, ...times, ...row },
      ...{ status: 'active', published_at: NOW },
    })
    await insert('catalog.variants', { id: id(), product_id: row.id, vendor_id: shop, on_hand: 1 })
  }
  const sorted = async () =>
    (
      await database.query(
        'select name_key_fr, name_key_en, name_key_ar, search_terms from catalog.products order by id',
      )
    ).rows
  const listed = async () =>
    (
      await database.query(
        'select words::text, names::text, described::text, card from search.listings order by product_id',
      )
    ).rows
  const before = { sorted: await sorted(), listed: await listed() }
  const intents = await database.query('select name_fr, name_ar from search.intents order by id')

  await migrate({ connectionString: url }, migrations)

  const rowOf = async (sql: string) => (await database.query(sql)).rows[0]
  expect(await rowOf('select description from vendors.vendors')).toEqual({
    description: { fr: 'Terre cuite.' },
  })
  expect(await rowOf('select message from vendors.closures')).toEqual({ message: { ar: 'عطلة' } })
  expect(await rowOf('select name from territory.wilayas')).toEqual({
    name: { fr: 'Tizi Ouzou', en: 'Tizi Ouzou', ar: 'تيزي وزو' },
  })
  expect(await rowOf('select name from territory.communes')).toEqual({
    name: { fr: 'Tizi Ouzou', ar: 'تيزي وزو' },
  })
  expect(await rowOf('select name from catalog.categories')).toEqual({
    name: { fr: 'Maison', en: 'Home', ar: 'منزل' },
  })
  const { rows: products } = await database.query(
    'select p.name, p.description, l.name as listed from catalog.products p join search.listings l on l.product_id = p.id order by p.price_centimes',
  )
  const name = { fr: 'Théière', en: 'Teapot', ar: 'إبريق' }
  expect(products).toEqual([
    { name, description: { en: 'Old' }, listed: name },
    { name: { fr: 'Bol' }, description: {}, listed: { fr: 'Bol' } },
  ])
  expect({ sorted: await sorted(), listed: await listed() }).toEqual(before)
  const renamed = await database.query(
    `select name ->> 'fr' as name_fr, name ->> 'ar' as name_ar from search.intents order by id`,
  )
  expect(renamed.rows).toEqual(intents.rows)
  // What is listed again is listed as it was.
  await database.query(`update catalog.products set updated_at = now()`)
  expect(await listed()).toEqual(before.listed)
})
