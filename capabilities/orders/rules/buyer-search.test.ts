import { expect, test } from 'vitest'
import { readBuyerSearch } from './buyer-search.ts'

test.each([
  ['0550 12 34', '+2135501234%'],
  ['0550', '+213550%'],
  ['+213 550 12 34 56', '+213550123456%'],
  ['00213 (0)550-12', '+21355012%'],
  ['٠٥٥٠ ١٢ ٣٤', '+2135501234%'],
  ['34 56', '%3456%'],
  ['12', null],
  ['+213', null],
  ['Y-4821', null],
])('%s is looked for in phones as %s', (typed, phone) => {
  expect(readBuyerSearch(typed)?.phone).toBe(phone)
})

test('words are looked for one by one, unless all are too short for the index', () => {
  expect(readBuyerSearch(' Zineb  El Haddad ')?.words).toEqual(['Zineb', 'El', 'Haddad'])
  expect(readBuyerSearch('al ba')?.words).toEqual(['al ba'])
})

test('nothing typed looks for nothing', () => {
  expect(readBuyerSearch('  ')).toBeNull()
  expect(readBuyerSearch(undefined)).toBeNull()
})
