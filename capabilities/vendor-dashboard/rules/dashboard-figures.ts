import { type Centimes, centimes, dinars, sum } from '#kernel/money.ts'
import { after, days } from '#kernel/time.ts'
import { type LocalDate, localDate, noonOfDay } from '#kernel/calendar.ts'
import type { VendorDashboardView } from '../contract.ts'

/** Orders count on the day they were placed. */
export type DaySums = {
  on: LocalDate
  sales: Centimes
  orders: number
  delivered: number
  returned: number
}
export type DashboardFigures = Pick<VendorDashboardView, 'sales' | 'orders' | 'parcels' | 'days'>

const SHOWN = 90
const PERIOD = 30

export function dashboardFigures(sums: readonly DaySums[], today: LocalDate): DashboardFigures {
  const known = new Map(sums.map((sum) => [sum.on, sum]))
  const all = Array.from({ length: SHOWN }, (_, index): DaySums => {
    const on = localDate(after(noonOfDay(today), days(index - SHOWN + 1)))
    return known.get(on) ?? { on, sales: centimes(0), orders: 0, delivered: 0, returned: 0 }
  })
  const now = added(all.slice(-PERIOD))
  const before = added(all.slice(-2 * PERIOD, -PERIOD))
  const share = deliveredPercent(now)
  const shareBefore = deliveredPercent(before)
  return {
    sales: { amount: dinars(now.sales), change_percent: changeOf(now.sales, before.sales) },
    orders: {
      count: now.orders,
      change_percent: changeOf(now.orders, before.orders),
      average: now.orders === 0 ? null : Math.round(now.sales / now.orders / 100),
    },
    parcels: {
      delivered_percent: share,
      change_points: share === null || shareBefore === null ? null : share - shareBefore,
      returned: now.returned,
    },
    days: all.map(({ on, sales, orders }) => ({ on, sales: dinars(sales), orders })),
  }
}

type Sums = Omit<DaySums, 'on'>
const added = (all: readonly DaySums[]): Sums => ({
  sales: sum(all.map(({ sales }) => sales)),
  orders: total(all.map(({ orders }) => orders)),
  delivered: total(all.map(({ delivered }) => delivered)),
  returned: total(all.map(({ returned }) => returned)),
})
const total = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)

/** Whole percent; null without an earlier figure. */
const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100)

const deliveredPercent = ({ delivered, returned }: Sums): number | null =>
  delivered + returned === 0 ? null : Math.round((delivered / (delivered + returned)) * 100)
