import { localDate } from '#kernel/calendar.ts'
import { type Centimes, sum } from '#kernel/money.ts'
import { after } from '#kernel/time.ts'
import type { DemoDays } from './relative-days.ts'
import { groupBy } from './group-by.ts'
import { owedFor } from './journals.ts'
import { deliveredAt, dueFrom, paidOutOn, SETTLED_AFTER, remittedOn } from './payout-calendar.ts'
import type { Order } from './purchases.ts'
import type { Shop } from './vendors.ts'

export type DemoPayout = { shop: Shop; orders: readonly Order[]; amount: Centimes }
export type DemoBatch = {
  number: string
  madeAt: Date
  /** Null while the batch waits for its second approver. */
  settledAt: Date | null
  payouts: readonly DemoPayout[]
}

export function settledBatches({ now }: DemoDays, orders: readonly Order[]): DemoBatch[] {
  const due = orders.flatMap((order) => {
    const monday = paidOutOn(order, now)
    return monday ? [{ order, monday }] : []
  })
  const mondays = [...groupBy(due, ({ monday }) => monday.toISOString())].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  const inYear = new Map<string, number>()
  return mondays.flatMap(([, group]): DemoBatch[] => {
    const [first] = group
    if (!first) return []
    const madeAt = first.monday
    return [
      {
        number: nextNumber(inYear, madeAt),
        madeAt,
        settledAt: after(madeAt, SETTLED_AFTER),
        payouts: payoutsOf(group.map(({ order }) => order)),
      },
    ]
  })
}

type Besides = { settled: readonly DemoBatch[]; comesBack: ReadonlySet<string> }
export function waitingBatch(
  { now, ago }: DemoDays,
  orders: readonly Order[],
  { settled, comesBack }: Besides,
): DemoBatch {
  const madeAt = ago(0.35)
  const due = orders.filter((order) => {
    const delivered = deliveredAt(order)
    if (!delivered || paidOutOn(order, now) || comesBack.has(order.id)) return false
    return dueFrom(delivered) <= localDate(madeAt) && remittedOn(order, madeAt) !== null
  })
  const year = localDate(madeAt).slice(0, 4)
  const before = settled.filter(({ number }) => number.startsWith(`P-${year}-`)).length
  return {
    number: numberOf(year, before + 1),
    madeAt,
    settledAt: null,
    payouts: payoutsOf(due),
  }
}

const numberOf = (year: string, index: number): string =>
  `P-${year}-${String(index).padStart(4, '0')}`
function nextNumber(inYear: Map<string, number>, now: Date): string {
  const year = localDate(now).slice(0, 4)
  const next = (inYear.get(year) ?? 0) + 1
  inYear.set(year, next)
  return numberOf(year, next)
}

const payoutsOf = (orders: readonly Order[]): DemoPayout[] =>
  [...groupBy(orders, ({ shop }) => shop)]
    .map(([shop, all]) => ({ shop, orders: all, amount: sum(all.map(owedFor)) }))
    .toSorted((a, b) => (a.shop.vendor.name < b.shop.vendor.name ? -1 : 1))
