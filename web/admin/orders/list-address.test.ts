import { expect, test } from 'vitest'
import { readTrail } from '../list-page.ts'
import { listAddress, ordersPath, readListQuery } from './list-address.ts'

const read = (query: string) => readListQuery(new URLSearchParams(query))

test('the address and the list say the same', () => {
  const address = '/admin/orders?search=Techno+Bab&status=shipped&cursor=abc&order=o-1'
  expect(listAddress(read(address.split('?')[1] ?? ''))).toBe(address)
  expect(listAddress(read(''))).toBe('/admin/orders')
})

test('a status that is none of the six is all of them', () => {
  expect(read('status=returned').status).toBe('all')
  expect(read('status=constructor').status).toBe('all')
  expect(read('status=cancelled').status).toBe('cancelled')
})

test('another search or status begins at the first page, and keeps the open order', () => {
  const query = read('status=shipped&cursor=abc&order=o-1')
  expect(listAddress(query, { search: 'Y-7' })).toBe(
    '/admin/orders?search=Y-7&status=shipped&order=o-1',
  )
  expect(listAddress(query, { status: 'all' })).toBe('/admin/orders?order=o-1')
  expect(listAddress(query, { order: null })).toBe('/admin/orders?status=shipped&cursor=abc')
})

test('the API is asked for what the list says, and nothing else', () => {
  expect(ordersPath(read('order=o-1&lang=ar'), 25)).toBe('/api/v1/admin/orders?limit=25')
  expect(ordersPath(read('search=%20Y%267%20&status=pending&cursor=c'), 100)).toBe(
    '/api/v1/admin/orders?limit=100&search=Y%267&status=pending&cursor=c',
  )
})

test('the way back is read from the history entry, whatever stands there', () => {
  expect(readTrail({ trail: ['', 'abc'] })).toEqual(['', 'abc'])
  for (const state of [null, 'x', {}, { trail: 'abc' }, { trail: [1] }])
    expect(readTrail(state)).toEqual([])
})
