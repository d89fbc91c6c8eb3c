import { beforeEach, expect, test } from 'vitest'
import { seconds } from '#kernel/time.ts'
import { createJobs } from '#platform/jobs/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { productFixture } from '#tests/support/product-fixture.ts'
import { BulkEditRun } from './commands.contract.ts'

const database = await testDatabase()
const fixture = await productFixture(database)
const { rows, admin, amel, own, other } = fixture
const errors: unknown[] = []
const onError = (error: unknown) => errors.push(error)
const jobs = createJobs({ database, clock: fixture.clock, onError, poll: seconds(0.1) })
fixture.workIn(jobs)

beforeEach(async () => {
  await rows('delete from catalog.products')
  await rows('delete from catalog.bulk_edits')
  errors.length = 0
})

/** Drafts of Amel, as an import leaves them. */
const drafts = async (count: number, category = 'interieur') => {
  await rows(
    `with added as (
       insert into catalog.products (id, vendor_id, category_slug, name, price_centimes, created_at, updated_at)
       select gen_random_uuid(), $1, $2, jsonb_build_object('fr', 'Tapis ' || n), 100000, now(), now() from generate_series(1, $3::integer) n
       returning id, vendor_id)
     insert into catalog.variants (id, product_id, vendor_id, position, options, on_hand)
     select gen_random_uuid(), id, vendor_id, 0, '[]', 3 from added`,
    amel.id,
    category,
    count,
  )
}
const statuses = async () =>
  Object.fromEntries(
    (await rows('select status, count(*)::integer as count from catalog.products group by 1')).map(
      ({ status, count }) => [status, count],
    ),
  )
const start = async (body: object, ask = own) => {
  const answer = await ask('/products/bulk-edits', 'POST', body)
  expect([answer.status, answer.body]).toMatchObject([202, {}])
  return BulkEditRun.parse(answer.body)
}
const progress = async (id: string, ask = own) =>
  BulkEditRun.parse((await ask(`/products/bulk-edits/${id}`)).body)
const undo = (id: string, ask = own) => ask(`/products/bulk-edits/${id}/reversal`, 'POST', {})
const PUBLISH = { kind: 'status', status: 'active' }

test('[VSPACE-2] 292 drafts go on sale at once by the filter of the list, and come back but one', async () => {
  await drafts(292)
  await drafts(2, 'jardin')
  await fixture.made({ name: 'À lui' }, other)
  const filter = { state: 'draft', category: 'interieur' }
  const begun = await start({ filter, ...PUBLISH })
  expect(begun).toMatchObject({ state: 'running', total: 292, done: 0 })
  // What becomes a draft after the start is not part of it.
  await drafts(1)
  await jobs.drain()
  expect(await progress(begun.id)).toMatchObject({ state: 'done', done: 292, changed: 292 })
  expect(await statuses()).toEqual({ active: 292, draft: 4 })
  expect(await rows('select 1 from search.listings')).toHaveLength(292)

  const [first] = await rows(`select id from catalog.products where status = 'active' limit 1`)
  await own(`/products/${String(first?.['id'])}/status`, 'PUT', { status: 'archived' })
  expect((await undo(begun.id)).body).toMatchObject({ state: 'undoing', total: 292 })
  await jobs.drain()
  expect(await progress(begun.id)).toMatchObject({ state: 'undone', done: 292, changed: 291 })
  expect(await statuses()).toEqual({ archived: 1, draft: 295 })
  expect((await undo(begun.id)).body['code']).toBe('bulk_change_already_undone')
  expect(errors).toEqual([])
})

test('[VSPACE-2] an edit undone before its end reverts what it did; a deleted product is left out', async () => {
  await drafts(200)
  const begun = await start({ filter: {}, kind: 'price', percent: 10 })
  await rows('delete from catalog.products where id = (select id from catalog.products limit 1)')
  expect((await undo(begun.id)).status).toBe(202)
  await jobs.drain()
  expect(await progress(begun.id)).toMatchObject({ state: 'undone', changed: 0 })
  const again = await start({ filter: {}, kind: 'stock', inventory_quantity: 8 })
  await rows('delete from catalog.products where id = (select id from catalog.products limit 1)')
  await jobs.drain()
  expect(await progress(again.id)).toMatchObject({ state: 'done', done: 199, changed: 198 })
  expect(
    await rows('select distinct on_hand as stock from catalog.variants union select 8'),
  ).toEqual([{ stock: 8 }])
})

test('a list of another vendor is out of reach; an admin edits those of all; an empty one is done', async () => {
  await drafts(2)
  const mine = await start({ filter: { search: 'tapis' }, ...PUBLISH })
  for (const ask of [other, admin]) {
    expect((await ask(`/products/bulk-edits/${mine.id}`)).status).toBe(404)
    expect((await undo(mine.id, ask)).status).toBe(404)
  }
  await fixture.made({ name: 'Sac' }, other)
  expect(await start({ filter: {}, kind: 'category', category: 'jardin' }, admin)).toMatchObject({
    total: 3,
  })
  expect(await start({ filter: { search: 'rien de tel' }, ...PUBLISH })).toMatchObject({
    state: 'done',
    total: 0,
  })
  const wrong = { filter: {}, kind: 'category', category: 'maison' }
  expect((await own('/products/bulk-edits', 'POST', wrong)).body['code']).toBe('category_unknown')
})
