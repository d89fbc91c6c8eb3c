import { expect, expectTypeOf, test } from 'vitest'
import {
  type ApiMutation,
  type CodeOf,
  del,
  type Endpoint,
  get,
  inLanguage,
  post,
  put,
  requestOf,
  withQuery,
} from './endpoint.ts'
import type { ProductDetailView } from '#capabilities/search/contract.ts'
import type { z } from 'zod'

test('an address fills its path and leaves out a filter that is off', () => {
  expect(get('/products/{id}', { id: 'a/b' })).toBe('/api/v1/products/a%2Fb')
  expect(get('/products', { search: 'tapis bleu', category: null })).toBe(
    '/api/v1/products?search=tapis+bleu',
  )
  expect(get('/categories')).toBe('/api/v1/categories')
})

test('what fills a brace is encoded once', () => {
  const token = 'a%2Fb+c'
  expect(get('/staff-invitations/{token}', { token })).toBe('/api/v1/staff-invitations/a%252Fb%2Bc')
})

test('a query is added to an address with or without one', () => {
  const list = withQuery(get('/vendors'), { search: 'a&b' })
  expect(inLanguage(list, 'ar')).toBe('/api/v1/vendors?search=a%26b&lang=ar')
  expect(inLanguage(get('/vendors'), 'ar')).toBe('/api/v1/vendors?lang=ar')
  expect(withQuery(get('/vendors'), {})).toBe('/api/v1/vendors')
})

test('a file is sent as it is, anything else as JSON', () => {
  const photo = new Blob(['x'], { type: 'image/webp' })
  expect(requestOf(post('/vendor/shop-images', null, photo))).toEqual({
    method: 'POST',
    headers: { 'content-type': 'image/webp' },
    body: photo,
  })
  const part = new Blob(['x'])
  expect(
    requestOf(put('/vendor/imports/{id}/parts/{part}', { id: 'i', part: 0 }, part)).headers,
  ).toEqual({ 'content-type': 'application/octet-stream' })
  expect(requestOf(del('/account/sessions/others'))).toEqual({
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
})

test('a path as text is no call', () => {
  // @ts-expect-error only the endpoint module makes one
  const path: Endpoint<unknown> = '/api/v1/categories'
  // @ts-expect-error nor does a change take it
  const change: ApiMutation<unknown> = { path: '/api/v1/x', method: 'POST', body: {} }
  expect([path, change.path]).toHaveLength(2)
})

test('a file and a stream are no views', () => {
  expectTypeOf(get('/vendor/exports/template')).toExtend<Endpoint<Blob>>()
  expectTypeOf(get('/vendor/dashboard')).not.toExtend<Endpoint<Blob>>()
  expectTypeOf(get('/vendor/live-updates')).not.toExtend<Endpoint<Blob>>()
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
  // @ts-expect-error its body is missing
  post('/admin/money/vat-closings')
  // @ts-expect-error another type of the body
  post('/admin/money/vat-closings', null, { month: 7 })
})

test('a change knows the codes of its refusals, and no other is compared', () => {
  expectTypeOf<CodeOf<'/vendor/promo-codes', 'post'>>().toExtend<string>()
  expectTypeOf<'promo_code_taken'>().toExtend<CodeOf<'/vendor/promo-codes', 'post'>>()
  const code: CodeOf<'/vendor/promo-codes', 'post'> = 'promo_code_taken'
  // @ts-expect-error a misspelt code
  const misspelt: CodeOf<'/vendor/promo-codes', 'post'> = 'promo_code_takn'
  expect([code, misspelt]).toHaveLength(2)
})
