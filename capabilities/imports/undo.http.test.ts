import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { ok } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { importFixture, createTestImports, importAttempt } from '#tests/support/import-fixture.ts'
import { productFixture } from '#tests/support/product-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase()
const fixture = await productFixture(database)
const errors: unknown[] = []
const { jobs, ask } = createTestImports(fixture, database, {
  onError: (error) => errors.push(error),
})
const own = importFixture(ask, fixture.amel.token)
const other = importFixture(ask, fixture.brahim.token)
const { imported } = importAttempt(own, jobs)
const idOf = (view: Record<string, unknown>) => view['id'] as string

const everything = () =>
  fixture.rows(
    `select p.id, p.status, p.category_slug, p.name, p.description, p.price_centimes,
       p.compare_at_price_centimes, p.vat_bp, p.weight_grams, p.images, p.specifications, p.option_names,
       (select jsonb_agg(jsonb_build_array(v.id, v.options, v.sku, v.price_centimes, v.on_hand) order by v.position)
        from catalog.variants v where v.product_id = p.id) as variants,
       (select count(*)::integer from search.listings l where l.product_id = p.id) as listed
     from catalog.products p where p.vendor_id = $1 order by p.id`,
    fixture.amel.id,
  )
const bySku = async (sku: string) =>
  (
    await fixture.rows(
      `select p.id, p.status, p.price_centimes::integer as price, v.id as variant, v.on_hand as stock
       from catalog.variants v join catalog.products p on p.id = v.product_id where v.sku = $1`,
      sku,
    )
  )[0]
const sell = async (sku: string, quantity: number) => {
  const variantId = (await bySku(sku))?.['variant'] as never
  const taken = await inTransaction(database.db, async (tx) => {
    const line = { variantId, quantity, reference: randomUUID() }
    const sold = await fixture.catalog.takeStock(tx, [line])
    return sold.ok ? ok(null) : sold
  })
  expect(taken.ok).toBe(true)
}
async function undone(id: string) {
  const started = await own.call(`/imports/${id}/undo`, 'POST')
  expect([started.status, started.body]).toMatchObject([200, { undo: { state: 'running' } }])
  await jobs.drain()
  return (await own.call(`/imports/${id}`)).body['undo'] as unknown as Record<string, unknown>
}

beforeEach(async () => {
  await fixture.rows('delete from catalog.products')
  errors.length = 0
})

const HEAD = 'sku,name,category,price,stock,status\n'

describe('an import that is taken back', () => {
  test('[VSPACE-3] what was created goes and what was changed is as before, to the last value', async () => {
    await imported(
      `${HEAD}U-1,Théière,Jardin,1000,5,active\nU-2,Vase,Jardin,2000,6,draft\nU-3,Bol,Jardin,50,7,active\n`,
    )
    await fixture.made({
      name: { fr: 'Plats', ar: 'أطباق' },
      price: 4000,
      options: ['Couleur'],
      variants: [
        { values: ['Rouge'], sku: 'U-R', price: 4300, inventory_quantity: 14 },
        { values: ['Bleu'], sku: 'U-B', inventory_quantity: 2 },
      ],
      bulk_discounts: [{ quantity: 5, percent: 5 }],
      images: [await fixture.picture(fixture.amel.userId)],
      status: 'active',
    })
    const before = await everything()
    const view = await imported(
      [
        'sku,name,category,price,stock,status,option 1,valeur 1',
        'U-1,Théière gravée,Intérieur,1500,9,draft,,',
        'U-2,Vase haut,Jardin,2000,6,active,,',
        'U-R,,,4900,1,,,',
        'U-B,,,4100,0,,,',
        'U-9,Plateau,Jardin,700,3,active,,',
        'U-3,,,,7,,,',
      ].join('\n'),
    )
    expect(view).toMatchObject({ done: { created: 1, updated: 3, skipped: 1 }, error_lines: 0 })
    expect(await bySku('U-R')).toMatchObject({ stock: 1 })
    expect(await bySku('U-B')).toMatchObject({ stock: 0 })
    expect(await everything()).not.toEqual(before)

    const id = idOf(view)
    expect((await own.call(`/imports/${id}/undo`)).body).toEqual({
      deleted: 1,
      archived: 0,
      restored: 3,
      left: 0,
      reasons: [],
    })
    expect(await undone(id)).toMatchObject({ state: 'done', deleted: 1, restored: 3, left: 0 })
    expect(await everything()).toEqual(before)
    expect(errors).toEqual([])
    const [sums] = await fixture.rows(
      `select bool_and(on_hand = coalesce((select sum(quantity) from catalog.stock_movements m where m.variant_id = v.id), 0)) as agree
       from catalog.variants v join catalog.products p on p.id = v.product_id where p.vendor_id = $1`,
      fixture.amel.id,
    )
    expect(sums).toEqual({ agree: true })
    const [noted] = await fixture.rows(
      `select actor_id, after from audit.entries where action = 'catalog.products_import_undone'`,
    )
    expect(noted).toMatchObject({
      actor_id: fixture.amel.userId,
      after: { vendor_id: fixture.amel.id },
    })
  })

  test('[VSPACE-3] sales count on; what somebody changed, or deleted, stays and says why in each language', async () => {
    await imported(
      `${HEAD}S-1,Un,Jardin,1000,5,active\nS-2,Deux,Jardin,1000,5,active\nS-3,Trois,Jardin,1000,5,active\nS-4,Quatre,Jardin,1000,5,active\n`,
    )
    const view = await imported(
      `${HEAD}S-1,Un,Jardin,900,10,active\nS-2,Deux,Jardin,900,5,active\nS-3,Trois,Jardin,900,5,active\nS-4,Quatre,Jardin,900,5,active\nS-5,Cinq,Jardin,900,8,active\nS-6,Six,Jardin,900,8,active\nS-7,Sept,Jardin,900,8,active\n`,
    )
    await sell('S-1', 3)
    await sell('S-5', 2)
    const [changed, counted, deleted] = [await bySku('S-2'), await bySku('S-4'), await bySku('S-3')]
    const set = (product: typeof changed, path: string, body: object) =>
      fixture.own(`/products/${String(product?.['id'])}${path}`, 'PUT', body)
    expect((await set(changed, '/cost', { cost: 300 })).status).toBeLessThan(300)
    expect((await set(changed, '/status', { status: 'draft' })).status).toBeLessThan(300)
    expect((await set(counted, '/stock', { inventory_quantity: 1 })).status).toBeLessThan(300)
    await fixture.rows('delete from catalog.products where id = $1', deleted?.['id'])
    const id = idOf(view)

    expect((await own.call(`/imports/${id}/undo`)).body).toMatchObject({
      deleted: 2,
      archived: 1,
      restored: 1,
      left: 3,
      reasons: [
        { code: 'changed', count: 2 },
        { code: 'gone', count: 1 },
      ],
    })
    const first = (await own.call(`/imports/${id}/undo/left?limit=2`, 'GET', undefined, 'ar')).body
    expect(first['items']).toMatchObject([
      { name: 'Deux', code: 'changed', product_id: changed?.['id'] },
      { name: 'Trois', code: 'gone', message: 'حُذف بعد الاستيراد', product_id: null },
    ])
    const next = encodeURIComponent(String(first['next']))
    expect((await own.call(`/imports/${id}/undo/left?cursor=${next}`)).body).toMatchObject({
      items: [{ name: 'Quatre', message: 'Modifié depuis l’import : votre modification reste' }],
      next: null,
    })

    expect(await undone(id)).toMatchObject({ deleted: 2, archived: 1, restored: 1, left: 3 })
    // The previous stock was 5; 3 were sold after the file had set it to 10.
    expect(await bySku('S-1')).toMatchObject({ price: 100_000, stock: 2 })
    expect(await bySku('S-2')).toMatchObject({ price: 90_000, status: 'draft' })
    expect(await bySku('S-5')).toMatchObject({ status: 'archived', stock: 6 })
    expect(await bySku('S-6')).toBeUndefined()
    expect((await own.call(`/imports/${id}/undo`)).body).toMatchObject({ deleted: 2, left: 3 })
  })

  test('[VSPACE-3] once, within 30 days, by its own shop, and not beside another', async () => {
    const id = idOf(await imported(`${HEAD}O-1,Un,Jardin,1000,5,active\n`))
    for (const [path, method] of [
      ['/undo', 'GET'],
      ['/undo/left', 'GET'],
      ['/undo', 'POST'],
    ] as const)
      expect((await other.call(`/imports/${id}${path}`, method)).status, path).toBe(404)
    expect((await own.call(`/imports/${id}/undo`, 'POST')).status).toBe(200)
    const again = await own.call(`/imports/${id}/undo`, 'POST', undefined, 'en')
    expect([again.status, again.body]).toMatchObject([
      409,
      { code: 'import_undone', detail: 'This import is undone already.' },
    ])
    const beside = await importAttempt(own, { drain: () => Promise.resolve(0) }).checked(
      `${HEAD}O-2,Deux,Jardin,1000,5,active\n`,
    )
    await jobs.drain()
    expect(await bySku('O-1')).toBeUndefined()
    await own.call(`/imports/${beside.id}/confirm`, 'POST', {})
    await jobs.drain()
    await fixture.rows(
      `update imports.imports set done_at = done_at - interval '30 days' where id = $1`,
      beside.id,
    )
    const late = await own.call(`/imports/${beside.id}/undo`, 'POST')
    expect([late.status, late.body['code']]).toEqual([409, 'undo_too_late'])
    expect((await own.call(`/imports/${beside.id}`)).body['undo']).toMatchObject({ state: 'none' })
  })

  test('[VSPACE-3] SKUs that a file passed on return, and one that another product took stays there', async () => {
    await imported(`${HEAD}P-1,Un,Jardin,1000,5,active\nP-2,Deux,Jardin,1000,5,active\n`)
    const [item, two] = [await bySku('P-1'), await bySku('P-2')]
    const file = (a: string, b: string) =>
      `group,sku,stock\n${String(item?.['id'])},${a},5\n${String(two?.['id'])},${b},5\n`
    const passed = await imported(file('P-8', 'P-9'))
    expect(passed).toMatchObject({ done: { updated: 2 } })
    await fixture.made({ name: 'Nouveau', price: 10, sku: 'P-1' })
    const id = idOf(passed)
    expect((await own.call(`/imports/${id}/undo`)).body).toMatchObject({
      restored: 1,
      reasons: [{ code: 'sku_taken', count: 1 }],
    })
    expect(await undone(id)).toMatchObject({ restored: 1, left: 1 })
    expect((await bySku('P-8'))?.['id']).toBe(item?.['id'])
    expect((await bySku('P-2'))?.['id']).toBe(two?.['id'])
    expect(errors).toEqual([])
  })

  test('[VSPACE-3] an undo whose work is given up may be begun again, and holds no other file back', async () => {
    const id = idOf(await imported(`${HEAD}F-1,Un,Jardin,1000,5,active\n`))
    await fixture.rows(`create function imports.fail_on_purpose() returns trigger language plpgsql
      as $$ begin raise exception 'on purpose'; end $$`)
    await fixture.rows(`create trigger fail_on_purpose before update of outcome on imports.product_changes
      for each row execute function imports.fail_on_purpose()`)
    expect((await own.call(`/imports/${id}/undo`, 'POST')).status).toBe(200)
    await fixture.rows('update platform.jobs set max_attempts = 1')
    await jobs.drain()
    errors.length = 0
    await fixture.rows('drop function imports.fail_on_purpose cascade')

    expect((await own.call(`/imports/${id}`)).body).toMatchObject({
      state: 'done',
      undo: { state: 'possible' },
    })
    await imported(`${HEAD}F-2,Deux,Jardin,1000,5,active\n`)
    expect(await bySku('F-2')).toBeDefined()
    expect(await undone(id)).toMatchObject({ deleted: 1 })
    expect(await bySku('F-1')).toBeUndefined()
  })
})

test('[VSPACE-3] products put on sale at once are listed in the order of the file, and leave with the import', async () => {
  const lines = Array.from(
    { length: 292 },
    (_, index) => `L-${index + 1},Tapis ${index + 1},Jardin,900,4,\n`,
  )
  const view = await imported(`${HEAD}${lines.join('')}`)
  const id = idOf(view)
  expect(view['drafts']).toBe(292)
  expect((await other.call(`/imports/${id}/publication`, 'POST')).status).toBe(404)
  const started = await own.call(`/imports/${id}/publication`, 'POST')
  expect([started.status, started.body]).toMatchObject([202, { total: 292 }])
  await jobs.drain()
  const newest = await fixture.own('/products?sort=newest&state=active&limit=100')
  const names = (newest.body['items'] as { name: string }[]).map(({ name }) => name)
  expect(names).toEqual(Array.from({ length: 100 }, (_, index) => `Tapis ${index + 1}`))
  expect((await own.call(`/imports/${id}`)).body['drafts']).toBe(0)

  await sell('L-1', 1)
  const edited = String((await bySku('L-2'))?.['id'])
  await fixture.own(`/products/${edited}/stock`, 'PUT', { inventory_quantity: 9 })
  const moved = String((await bySku('L-3'))?.['id'])
  await fixture.own(`/products/${moved}/status`, 'PUT', { status: 'archived' })
  expect(await undone(id)).toMatchObject({ deleted: 290, archived: 1, left: 1 })
  expect(errors).toEqual([])
})

test('[VSPACE-3] a status set by hand since the import outlives it; what the import wrote goes', async () => {
  await imported(`${HEAD}S-1,Vase,Jardin,1000,5,active\nS-2,Bol,Jardin,1000,5,draft\n`)
  const view = await imported('sku,price\nS-1,1\nS-2,1\n')
  await fixture.own(`/products/${String((await bySku('S-2'))?.['id'])}/status`, 'PUT', {
    status: 'active',
  })
  expect(await undone(idOf(view))).toMatchObject({ restored: 2, left: 0 })
  expect(await bySku('S-2')).toMatchObject({ status: 'active', price: 100_000 })
})
