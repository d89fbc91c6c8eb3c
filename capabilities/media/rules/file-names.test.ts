import { expect, test } from 'vitest'
import { cacheSeconds, isFileName } from './file-names.ts'

test.each(['1700000000-k3j4.jpg', 'shop/a_b.webp', 'A.png'])('%s may be a name', (name) => {
  expect(isFileName(name)).toBe(true)
})
test.each([
  '',
  '.hidden',
  '../up.png',
  'a/../b',
  'a//b',
  'a..b',
  'a b',
  'é.png',
  'a/',
  'a.',
  'x'.repeat(201),
])('%j may not', (name) => {
  expect(isFileName(name)).toBe(false)
})
test('the cache control is read as the client writes it', () => {
  expect(
    ['max-age=60', '60', '', undefined, 'no-store', 'max-age=99999999999'].map(cacheSeconds),
  ).toEqual([60, 60, 3600, 3600, 3600, 3600])
  expect(cacheSeconds('9999999999')).toBe(31_536_000)
})
