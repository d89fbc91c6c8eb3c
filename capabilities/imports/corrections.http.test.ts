import { beforeEach, expect, test } from 'vitest'
import { createTestImports, importAttempt, importFixture } from '#tests/support/import-fixture.ts'
import { productFixture } from '#tests/support/product-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase()
const fixture = await productFixture(database)
const failures: unknown[] = []
const { jobs, ask } = createTestImports(fixture, database, {
  onError: (error) => failures.push(error),
})
const own = importFixture(ask, fixture.amel.token)
const other = importFixture(ask, fixture.brahim.token)
const { checked } = importAttempt(own, jobs)

const errorsOf = async (id: string) => {
  const { body } = await own.call(`/imports/${id}/errors`)
  return (body['items'] as unknown as Record<string, unknown>[]).map(({ line, field, code }) => [
    line,
    field,
    code,
  ])
}
const correct = async (id: string, line: number, field: string, value: string, by = own) => {
  const answer = await by.call(`/imports/${id}/rows/${line}/cells`, 'POST', { field, value })
  return { status: answer.status, ...(answer.body as Record<string, unknown>) }
}
const confirmed = async (id: string) => {
  const done = await own.call(`/imports/${id}/confirm`, 'POST', {})
  expect([done.status, done.body]).toMatchObject([200, {}])
  await jobs.drain()
}
const products = () =>
  fixture.rows(
    `select v.sku, p.category_slug as category, p.price_centimes::integer as price, v.on_hand as stock, p.status
     from catalog.variants v join catalog.products p on p.id = v.product_id where p.vendor_id = $1 order by v.sku`,
    fixture.amel.id,
  )

beforeEach(async () => {
  await fixture.rows('delete from catalog.products')
  failures.length = 0
})

test('[VSPACE-3] a file without price and category takes them for its new products only', async () => {
  await fixture.made({ sku: 'D-1', price: 7600, category: 'interieur', inventory_quantity: 4 })
  const file = 'sku,nom\nD-1,Théière\nD-2,Vase\nD-3,Bol\n'
  const { id, view } = await checked(file)
  expect(view).toMatchObject({ error_lines: 2, foreseen: { created: 0, updated: 1 } })
  // No name of a column that the file does not have.
  const { body } = await own.call(`/imports/${id}/errors`)
  expect((body['items'] as unknown as { column: unknown }[])[0]?.column).toBeNull()

  const defaults = { category: 'jardin', price: 1250.5, inventory_quantity: 3, status: 'active' }
  const columns = { 0: 'sku', 1: 'name_fr' }
  const bad = { columns, defaults: { ...defaults, category: 'maison' } }
  expect((await own.call(`/imports/${id}/check`, 'POST', bad)).body['code']).toBe(
    'category_unknown',
  )
  await own.call(`/imports/${id}/check`, 'POST', { columns, defaults })
  await jobs.drain()
  expect((await own.call(`/imports/${id}`)).body).toMatchObject({
    error_lines: 0,
    foreseen: { created: 2, updated: 1 },
    defaults: { category: 'jardin', price: '1250.5' },
  })
  await confirmed(id)
  const added = { category: 'jardin', price: 125_050, stock: 3, status: 'active' }
  expect(await products()).toEqual([
    { sku: 'D-1', category: 'interieur', price: 760_000, stock: 4, status: 'draft' },
    { sku: 'D-2', ...added },
    { sku: 'D-3', ...added },
  ])
  expect(failures).toEqual([])
})

test('[VSPACE-3] a cell is corrected in place, checked again at once, and imported as typed', async () => {
  const { id } = await checked(
    'sku,nom,catégorie,prix,stock\nC-1,Un,Jardin,cher,2\nC-1,Deux,Jardin,900,2\nC-3,Trois,Ailleurs,900,deux\n',
  )
  expect(await errorsOf(id)).toEqual([
    [2, 'price', 'amount_invalid'],
    [3, 'sku', 'duplicate_sku'],
    [4, 'category', 'category_unknown'],
    [4, 'inventory_quantity', 'number_invalid'],
  ])
  expect(await correct(id, 2, 'price', 'gratuit')).toMatchObject({ error_lines: 3 })
  expect((await errorsOf(id))[0]).toEqual([2, 'price', 'amount_invalid'])
  expect(await correct(id, 2, 'price', '1 200,50')).toMatchObject({
    error_lines: 2,
    foreseen: { created: 1 },
  })
  await correct(id, 4, 'inventory_quantity', '7')
  expect(await correct(id, 4, 'category', 'jardin')).toMatchObject({
    state: 'checked',
    error_lines: 1,
    foreseen: { created: 2 },
  })
  // Rows find their product by the SKU, so all are read again; what was typed stays.
  expect(await correct(id, 3, 'sku', 'C-2')).toMatchObject({ state: 'checking' })
  await jobs.drain()
  expect(await errorsOf(id)).toEqual([])
  await confirmed(id)
  expect(await products()).toMatchObject([
    { sku: 'C-1', price: 120_050, stock: 2 },
    { sku: 'C-2', price: 90_000, stock: 2 },
    { sku: 'C-3', price: 90_000, stock: 7, category: 'jardin' },
  ])
  expect((await correct(id, 2, 'price', '1')).status).toBe(409)
  expect(failures).toEqual([])
})

test('a correction needs a row of the own file and a field of one cell', async () => {
  const { id } = await checked('sku,nom,catégorie,prix\nX-1,Un,Jardin,cher\n')
  expect((await correct(id, 2, 'price', '5', other)).status).toBe(404)
  expect(await correct(id, 9, 'price', '5')).toMatchObject({ status: 404, code: 'row_not_found' })
  expect((await correct(id, 2, 'specification', 'Bleu')).status).toBe(422)
})

test('[VSPACE-3] a WooCommerce product that is sold elsewhere is named, and not imported', async () => {
  const { id, view } = await checked(
    'ID,Type,SKU,Name,Published,Regular price,Categories\n1,simple,W-1,Vase,1,900,Jardin\n2,external,W-2,Affilié,1,900,Jardin\n3,grouped,W-3,Lot,1,,Jardin\n',
  )
  expect(view).toMatchObject({ source: 'woocommerce', foreseen: { created: 1 }, error_lines: 2 })
  expect(await errorsOf(id)).toEqual([
    [3, null, 'external_product'],
    [4, null, 'external_product'],
  ])
})

test('[VSPACE-3] a price of 0 is an error at its cell; a stored one cannot go on sale by a file', async () => {
  const head = 'sku,nom,prix,catégorie,statut\n'
  const { id, view } = await checked(
    `${head}Z-1,Vase,0,jardin,actif\nZ-2,Bol,"0,00",jardin,actif\n`,
  )
  expect(view).toMatchObject({ error_lines: 2, foreseen: { created: 0 } })
  expect(await errorsOf(id)).toEqual([
    [2, 'price', 'amount_zero'],
    [3, 'price', 'amount_zero'],
  ])
  // Each line is known by the product that the file names there.
  const { body } = await own.call(`/imports/${id}/errors`)
  expect((body['items'] as unknown as { product_name: string }[])[1]?.product_name).toBe('Bol')
  await correct(id, 2, 'price', '950')
  await correct(id, 3, 'price', '120')
  await jobs.drain()
  await confirmed(id)
  expect(await products()).toMatchObject([
    { sku: 'Z-1', price: 95_000, status: 'active' },
    { sku: 'Z-2', price: 12_000, status: 'active' },
  ])

  await fixture.rows("update catalog.products set price_centimes = 0, status = 'draft'")
  const published = await checked('sku,statut\nZ-1,actif\n')
  expect(await errorsOf(published.id)).toEqual([[2, 'price', 'amount_zero']])
})
