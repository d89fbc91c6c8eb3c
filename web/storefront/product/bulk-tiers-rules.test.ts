import { expect, test } from 'vitest'
import { centimes } from '#kernel/money.ts'
import { tierAt, buildTiers } from './bulk-tiers-rules.ts'

const TIERS = buildTiers(centimes(12_500_00), [
  { quantity: 5, percent: 10 },
  { quantity: 2, percent: 5 },
])

test('[PROD-2] tiers begin at one piece and end where the next begins', () => {
  expect(TIERS).toEqual([
    { least: 1, most: 1, percent: 0, price: 12_500_00 },
    { least: 2, most: 4, percent: 5, price: 11_875_00 },
    { least: 5, most: null, percent: 10, price: 11_250_00 },
  ])
  expect(buildTiers(centimes(100), [])).toEqual([])
})

test('a quantity reaches the last tier it is enough for', () => {
  expect([1, 2, 4, 5, 99].map((quantity) => tierAt(TIERS, quantity)?.percent)).toEqual([
    0, 5, 5, 10, 10,
  ])
})
