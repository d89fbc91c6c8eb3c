import { expect, test } from 'vitest'
import { centimes } from '#kernel/money.ts'
import { tierAt, buildTiers } from './bulk-tiers-rules.ts'

const TIERS = buildTiers(centimes(12_500_00), [
  { quantity: 5, percent: 10 },
  { quantity: 2, percent: 5 },
])

test('[PROD-2] tiers begin at one piece and end where the next begins', () => {
  expect(TIERS).toEqual([
    { least: 1, most: 1, percent: 0, price: 12_500_00, isWholesale: false },
    { least: 2, most: 4, percent: 5, price: 11_875_00, isWholesale: false },
    { least: 5, most: null, percent: 10, price: 11_250_00, isWholesale: false },
  ])
  expect(buildTiers(centimes(100), [])).toEqual([])
})

test('a quantity reaches the last tier it is enough for', () => {
  expect([1, 2, 4, 5, 99].map((quantity) => tierAt(TIERS, quantity)?.percent)).toEqual([
    0, 5, 5, 10, 10,
  ])
})

test('a wholesale price is a tier where it is lower than the discount', () => {
  const tiers = (wholesale: number) =>
    buildTiers(centimes(12_500_00), [
      { quantity: 2, percent: 5, price: null },
      { quantity: 5, percent: 10, price: null },
      { quantity: 5, percent: 0, price: wholesale },
    ]).map(({ least, percent, price, isWholesale }) => [least, percent, price, isWholesale])
  expect(tiers(10_000).at(-1)).toEqual([5, 20, 10_000_00, true])
  expect(tiers(12_000).at(-1)).toEqual([5, 10, 11_250_00, false])
  const own = [{ quantity: 3, percent: 0, price: 13_000 }]
  expect(buildTiers(centimes(12_500_00), own)).toEqual([])
})
