import { expect, expectTypeOf, test } from 'vitest'
import { type Endpoint, get, post } from './endpoint.ts'
import type { ProductDetailView } from '#capabilities/search/contract.ts'
import type { z } from 'zod'

test('an address fills its path and leaves out a filter that is off', () => {
  expect(get('/products/{id}', { id: 'a/b' })).toBe('/api/v1/products/a%2Fb')
  expect(get('/products', { search: 'tapis bleu', category: null })).toBe(
    '/api/v1/products?search=tapis+bleu',
  )
  expect(get('/categories')).toBe('/api/v1/categories')
})

test('an address is typed by its answer, and a wrong one does not compile', () => {
  expectTypeOf(get('/products/{id}', { id: 'x' })).toExtend<
    Endpoint<z.infer<typeof ProductDetailView>>
  >()
  // @ts-expect-error no such path
  expect(get('/product')).toBe('/api/v1/product')
  // @ts-expect-error a misspelt parameter
  get('/products', { serach: 'x' })
  // @ts-expect-error its id is missing
  expect(() => get('/products/{id}')).toThrow('needs id')
  // @ts-expect-error another type of the body
  post('/admin/money/vat-closings', null, { month: 7 })
})
