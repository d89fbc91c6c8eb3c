import { expect, test } from 'vitest'
import type { LocalDate } from '#kernel/calendar.ts'
import { centimes } from '#kernel/money.ts'
import { type DaySums, dashboardFigures } from './dashboard-figures.ts'

const TODAY = '2026-11-21' as LocalDate
const day = (on: string, fields: Partial<DaySums> = {}): DaySums => ({
  on: on as LocalDate,
  sales: centimes(1_000_000),
  orders: 2,
  delivered: 0,
  returned: 0,
  ...fields,
})

test('[VSPACE-1] thirty days beside the thirty before', () => {
  const figures = dashboardFigures(
    [
      day('2026-11-21', { delivered: 9, returned: 1 }),
      day('2026-10-23'),
      day('2026-10-22', { delivered: 4, returned: 1 }),
      day('2026-09-22'),
    ],
    TODAY,
  )
  expect(figures.sales).toEqual({ amount: 20_000, change_percent: 100 })
  expect(figures.orders).toEqual({ count: 4, change_percent: 100, average: 5000 })
  expect(figures.parcels).toEqual({ delivered_percent: 90, change_points: 10, returned: 1 })
})

test('[VSPACE-1] ninety days without a gap, today last', () => {
  const { days } = dashboardFigures([day('2026-11-20')], TODAY)
  expect(days).toHaveLength(90)
  expect(days.at(-1)).toEqual({ on: '2026-11-21', sales: 0, orders: 0 })
  expect(days.at(-2)).toEqual({ on: '2026-11-20', sales: 10_000, orders: 2 })
  expect(days[0]!.on).toBe('2026-08-24')
  expect(new Set(days.map(({ on }) => on)).size).toBe(90)
})

test('[VSPACE-1] a shop that sold nothing is not told of a change', () => {
  const figures = dashboardFigures([], TODAY)
  expect(figures.sales).toEqual({ amount: 0, change_percent: null })
  expect(figures.orders).toEqual({ count: 0, change_percent: null, average: null })
  expect(figures.parcels).toEqual({ delivered_percent: null, change_points: null, returned: 0 })
})
