import { expect, test } from 'vitest'
import { listAddress, readListQuery, vendorsPath } from './list-address.ts'

const read = (text: string) => readListQuery(new URLSearchParams(text))

test('the address brings the list back as it was', () => {
  const query = read('search=Poterie&state=pending&cursor=c1&vendor=v1')
  expect(query).toEqual({ search: 'Poterie', state: 'pending', cursor: 'c1', vendor: 'v1' })
  expect(read(listAddress(query).split('?')[1] ?? '')).toEqual(query)
  expect(listAddress(read(''))).toBe('/admin/vendors')
})

test('another search or state begins at its first page; opening a shop stays on this one', () => {
  const query = read('cursor=c1')
  expect(listAddress(query, { search: 'a' })).toBe('/admin/vendors?search=a')
  expect(listAddress(query, { state: 'inactive' })).toBe('/admin/vendors?state=inactive')
  expect(listAddress(query, { vendor: 'v1' })).toBe('/admin/vendors?cursor=c1&vendor=v1')
})

test('what is not a state is none', () => {
  expect(read('state=gone').state).toBe('all')
  expect(vendorsPath(read('state=gone&search=%20'))).toBe('/api/v1/admin/vendors?limit=25')
})
