import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centimes } from '#kernel/money.ts'
import { estimateAdvertising, splitEvenly } from './advertising-estimates.ts'

test('[AREP-2] 15 impressions a user, 1.8 clicks an order, 5 % of the revenue, and the rates of them', () => {
  expect(
    estimateAdvertising({ users: 12_846, orders: 9372, revenue: centimes(48_217_350_00) }),
  ).toEqual({
    impressions: 192_690,
    clicks: 16_870,
    spend: 2_410_867_50,
    conversions: 9372,
    costPerClick: 142_91,
    costPerThousand: 12_511_64,
    clickThroughRate: 8_75,
    conversionRate: 55_55,
  })
})

test('[AREP-2] nothing is divided by nothing', () => {
  expect(estimateAdvertising({ users: 0, orders: 0, revenue: centimes(0) })).toMatchObject({
    impressions: 0,
    costPerClick: null,
    costPerThousand: null,
    clickThroughRate: null,
    conversionRate: null,
  })
})

test('[AREP-2] split evenly, the parts differ by one at most and add up to the whole', () => {
  const measured = fc.record({
    users: fc.nat(2_000_000),
    orders: fc.nat(2_000_000),
    revenue: fc.nat(1_000_000_000_00).map(centimes),
  })
  fc.assert(
    fc.property(measured, fc.integer({ min: 1, max: 5 }), (item, parts) => {
      const whole = estimateAdvertising(item)
      const split = splitEvenly(whole, parts)
      for (const name of ['impressions', 'clicks', 'spend', 'conversions'] as const) {
        const values = split.map((part) => part[name])
        expect(values.reduce((a, b) => a + b, 0)).toBe(whole[name])
        expect(Math.max(...values) - Math.min(...values)).toBeLessThanOrEqual(1)
      }
    }),
  )
})
