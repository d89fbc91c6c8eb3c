import { expect, test } from 'vitest'
import { readVendorSearch } from './vendor-search.ts'

test.each([
  ['0550 12 34', '5501234'],
  ['+213 550 12 34 56', '550123456'],
  ['٠٥٥٠ ١٢ ٣٤', '5501234'],
  ['34 56', '3456'],
  ['12', null],
  ['Y-4821', null],
])('%s is looked for in phones as %s', (typed, phone) => {
  expect(readVendorSearch(typed)?.phone).toBe(phone)
})

test('nothing typed looks for nothing', () => {
  expect(readVendorSearch('  ')).toBeNull()
  expect(readVendorSearch(undefined)).toBeNull()
})
