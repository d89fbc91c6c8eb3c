import { expect, test } from 'vitest'
import { isAnyFrequent, isFrequent, scanLength, SCAN_LIMITS } from './scan-strategy.ts'

const page = 24
const million = 1_000_000

test.each([
  ['a word of every tenth product is met soon', million, [0.1], 1_000, 32_000],
  ['a word of every fortieth later', million, [0.025], 4_000, 4_000],
  ['two of them together later still', million, [0.1, 0.05], 32_000, 32_000],
  ['too seldom to be met', million, [0.02, 0.02], null, null],
  ['few enough to gather', million, [0.004], null, null],
  ['a rare word beside a frequent one', million, [0.1, 0], null, null],
  ['a smaller catalogue', 10_000, [0.4], 1_000, 1_000],
  ['a small one', 1_000, [0.4], null, null],
])('%s', (_, listed, shares, evenly, unevenly) => {
  const search = { listed, shares, page }
  expect(scanLength(SCAN_LIMITS, { ...search, evenly: true })).toBe(evenly)
  expect(scanLength(SCAN_LIMITS, { ...search, evenly: false })).toBe(unevenly)
})

test('of several words one frequent word is enough where any of them will do', () => {
  const search = { listed: million, shares: [0.1, 0] }
  expect(isFrequent(SCAN_LIMITS, search)).toBe(false)
  expect(isAnyFrequent(SCAN_LIMITS, search)).toBe(true)
})
