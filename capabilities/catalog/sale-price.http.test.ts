import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { fieldErrorCodes, MATRIX, productFixture } from '#tests/support/product-fixture.ts'

const database = await testDatabase()
const { rows, admin, own, FORM, made } = await productFixture(database)
beforeEach(async () => {
  await rows('delete from catalog.products')
})

/** A draft from before prices had to be above zero. */
const unpriced = async (name: string) => {
  const product = await made({ name })
  await rows('update catalog.products set price_centimes = 0 where id = $1', product.id)
  return product
}
const statusOf = async (id: string) => (await admin(`/products/${id}`)).body['status']

test('[APROD-3] a price of 0 DA is refused at its field, of the product and of a variant', async () => {
  const refused = await own('/products', 'POST', { ...FORM, price: 0, status: 'active' })
  expect(refused.status).toBe(422)
  expect(refused.body['errors']).toEqual([
    { path: 'price', code: 'price_zero', message: 'Le prix doit être supérieur à 0 DA' },
  ])
  const product = await made()
  const edited = await admin(`/products/${product.id}`, 'PUT', { ...FORM, price: 0 })
  expect(fieldErrorCodes(edited.body)).toEqual(['price price_zero'])
  const [first, ...others] = MATRIX.variants
  const variants = [{ ...first, price: 0 }, ...others]
  const withVariants = await own('/products', 'POST', { ...FORM, ...MATRIX, variants })
  expect(fieldErrorCodes(withVariants.body)).toEqual(['variants[0].price price_zero'])
})

test('[VSPACE-2] a stored product at 0 DA stays, and is named when it should go on sale', async () => {
  const [free, priced] = [await unpriced('Vase offert'), await made({ name: 'Bol' })]
  const publish = { status: 'active' }
  for (const refused of [
    await own(`/products/${free.id}/status`, 'PUT', publish),
    await admin(`/products/${free.id}/status`, 'PUT', publish),
    await own('/products/bulk-changes', 'POST', {
      ids: [priced.id, free.id],
      kind: 'status',
      ...publish,
    }),
    await own('/products/bulk-edits', 'POST', { filter: {}, kind: 'status', ...publish }),
  ]) {
    expect([refused.status, refused.body['code']]).toEqual([422, 'price_zero'])
    expect(refused.body['detail']).toBe(
      'À 0 DA, un produit ne peut pas être mis en vente. Donnez d’abord un prix à : Vase offert.',
    )
  }
  expect([await statusOf(free.id), await statusOf(priced.id)]).toEqual(['draft', 'draft'])
  expect((await own(`/products/${free.id}/status`, 'PUT', { status: 'archived' })).status).toBe(200)
  await rows('update catalog.products set price_centimes = 100 where id = $1', free.id)
  expect((await own(`/products/${free.id}/status`, 'PUT', publish)).status).toBe(200)
})

test('[VSPACE-2] lowering prices in bulk never ends at nothing', async () => {
  const [small, tiny] = [await made({ price: 4 }), await made({ price: 0.4 })]
  const ids = [small.id, tiny.id]
  const lowered = await own('/products/bulk-changes', 'POST', { ids, kind: 'price', percent: -90 })
  expect(lowered.status).toBe(201)
  const priceOf = async (id: string) => (await own(`/products/${id}`)).body['price']
  expect([await priceOf(small.id), await priceOf(tiny.id)]).toEqual([1, 0.4])
})
