import { get } from '#web/shared/api/endpoint.ts'
import { expect, test } from 'vitest'
import { createListUrls, readCursorTrail } from './list-query.ts'

const ORDERS = createListUrls({
  page: '/admin/orders',
  api: get('/admin/orders'),
  open: 'order',
  filters: { status: ['all', 'pending', 'shipped', 'cancelled'] },
})
const read = (query: string) => ORDERS.read(new URLSearchParams(query))

test('the address and the list say the same', () => {
  const address = '/admin/orders?search=Techno+Bab&status=shipped&cursor=abc&order=o-1'
  expect(ORDERS.address(read(address.split('?')[1] ?? ''))).toBe(address)
  expect(ORDERS.address(read(''))).toBe('/admin/orders')
})

test('a status that is none of its own is all of them', () => {
  expect(read('status=returned').status).toBe('all')
  expect(read('status=constructor').status).toBe('all')
  expect(read('status=cancelled').status).toBe('cancelled')
})

test('another search or status begins at the first page, and keeps the open order', () => {
  const query = read('status=shipped&cursor=abc&order=o-1')
  expect(ORDERS.address(query, { search: 'Y-7' })).toBe(
    '/admin/orders?search=Y-7&status=shipped&order=o-1',
  )
  expect(ORDERS.address(query, { status: 'all' })).toBe('/admin/orders?order=o-1')
  expect(ORDERS.address(query, { open: null })).toBe('/admin/orders?status=shipped&cursor=abc')
})

test('the API is asked for what the list says, and nothing else', () => {
  expect(ORDERS.path(read('order=o-1&lang=ar'), 25)).toBe('/api/v1/admin/orders?limit=25')
  expect(ORDERS.path(read('search=%20Y%267%20&status=pending&cursor=c'), 100)).toBe(
    '/api/v1/admin/orders?search=Y%267&status=pending&cursor=c&limit=100',
  )
})

test('a list that is narrowed, or not at its first page, knows it', () => {
  for (const query of ['search=a', 'status=shipped', 'cursor=c'])
    expect(ORDERS.isFiltered(read(query))).toBe(true)
  expect(ORDERS.isFiltered(read('order=o-1&status=all'))).toBe(false)
})

test('the way back is read from the history entry, whatever stands there', () => {
  expect(readCursorTrail({ trail: ['', 'abc'] })).toEqual(['', 'abc'])
  for (const state of [null, 'x', {}, { trail: 'abc' }, { trail: [1] }])
    expect(readCursorTrail(state)).toEqual([])
})

test('a first filter that is narrower than the API’s own is sent', () => {
  const requests = createListUrls({
    page: '/admin/privacy',
    api: get('/admin/privacy/requests'),
    open: 'id',
    filters: { state: ['open', 'late', 'all'] },
    unfiltered: { state: 'all' },
  })
  const path = (query: string) => requests.path(requests.read(new URLSearchParams(query)), 25)
  expect(path('')).toBe('/api/v1/admin/privacy/requests?state=open&limit=25')
  expect(path('state=all')).toBe('/api/v1/admin/privacy/requests?limit=25')
  expect(requests.address(requests.read(new URLSearchParams()))).toBe('/admin/privacy')
})
