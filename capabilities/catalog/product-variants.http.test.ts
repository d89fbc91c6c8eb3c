import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import {
  fieldErrorCodes,
  MATRIX,
  productFixture,
  productForm,
} from '#tests/support/product-fixture.ts'
import { ManagedProduct } from './contract.ts'

const database = await testDatabase()
const fixture = await productFixture(database)
const { rows, admin, own, other, FORM, made, listing } = fixture
beforeEach(async () => {
  await database.pool.query('delete from catalog.products')
})

test('[VSPACE-2] variants have their SKU, price and stock, and keep their ids through an edit', async () => {
  const product = await made({ ...MATRIX, status: 'active' })
  expect(product.inventory_quantity).toBe(17)
  const [red28, red32, blue] = product.variants
  expect(red28).toMatchObject({ sku: 'R-28', price: 4300, inventory_quantity: 14 })

  // SKUs are swapped, one variant is removed, one added; a stock left out stays unchanged.
  const form = productForm(product)
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
  const form = productForm(product)
  const messages = [
    { ...form.variants[0], cost: undefined },
    { ...form.variants[1], cost: 900 },
  ]
  const body = { ...form, cost: undefined, variants: messages }
  const edited = ManagedProduct.parse((await own(`/products/${product.id}`, 'PUT', body)).body)
  expect([edited.cost, ...edited.variants.map(({ cost }) => cost)]).toEqual([1200, 1500.5, 900])

  const seen = await admin(`/products/${product.id}`)
  expect(JSON.stringify(seen.body)).not.toContain('cost')
  const { updated_at: _, ...theirs } = { ...productForm(edited), cost: 1, name: 'Poêle' }
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
    fieldErrorCodes((await own('/products', 'POST', { ...FORM, ...MATRIX, ...form })).body)
  expect(await request({ variants: [{ ...first, values: ['Rouge'] }] })).toEqual([
    'variants[0].values options_differ',
  ])
  expect(await request({ variants: [] })).toEqual(['variants options_differ'])
  expect(
    await request({ variants: [first, { ...first, sku: 'r-28', values: ['ROUGE', '28 cm'] }] }),
  ).toEqual(['variants[1] duplicate_variant', 'variants[1].sku duplicate_sku'])
  expect(await request({ options: ['Taille', 'taille'] })).toContain('options[1] duplicate_option')
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
