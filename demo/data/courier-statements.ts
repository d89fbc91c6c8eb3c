import type { RemittanceLineReason } from '#capabilities/payouts/schema.ts'
import { type Centimes, centimes, minus, ZERO_CENTIMES } from '#kernel/money.ts'
import { after, days as daysLong } from '#kernel/time.ts'
import type { DemoDays } from './relative-days.ts'
import { groupBy } from './group-by.ts'
import { deliveredAt, POSTED_AFTER, remittedOn, isOwnDelivery } from './payout-calendar.ts'
import { courierOf, trackingOf } from './orders.ts'
import type { Order } from './purchases.ts'

type StatementLine = {
  tracking: string
  order: Order | null
  collected: Centimes
  expected: Centimes | null
  reason: RemittanceLineReason | null
}
export type CourierStatement = {
  courier: string
  importedAt: Date
  postedAt: Date | null
  lines: readonly StatementLine[]
}

export function postedStatements({ now }: DemoDays, orders: readonly Order[]): CourierStatement[] {
  const due = orders.flatMap((order) => {
    const monday = remittedOn(order, now)
    return monday ? [{ order, monday }] : []
  })
  const groups = groupBy(due, ({ order, monday }) => `${courierOf(order)} ${monday.toISOString()}`)
  return [...groups.values()].flatMap((group): CourierStatement[] => {
    const [first] = group
    if (!first) return []
    return [
      {
        courier: courierOf(first.order),
        importedAt: first.monday,
        postedAt: after(first.monday, POSTED_AFTER),
        lines: group.map(({ order }) => matchedLine(order)),
      },
    ]
  })
}

const WAITING_COURIER = 'noest'
const WAITING_LINES = 14
const WITHHELD = centimes(50_000)
const OF_ANOTHER_VENDOR = { tracking: 'NST-0099120457', collected: centimes(350_000) }

/** One parcel is underpaid, one is unknown, one is listed without cash while it is on its way. */
export function waitingStatement(
  { now, ago }: DemoDays,
  orders: readonly Order[],
): CourierStatement {
  const importedAt = ago(0.4)
  const ofCourier = orders.filter(
    (order) => courierOf(order) === WAITING_COURIER && !isOwnDelivery(order),
  )
  const arrived = ofCourier
    .filter((order) => {
      const date = deliveredAt(order)
      return date && after(date, daysLong(1)) <= importedAt && !remittedOn(order, now)
    })
    .slice(0, WAITING_LINES)
  const onItsWay = ofCourier.filter(({ status }) => status === 'shipped').slice(0, 1)
  return {
    courier: WAITING_COURIER,
    importedAt,
    postedAt: null,
    lines: [
      ...arrived.map((order, index) =>
        index === 3
          ? {
              ...matchedLine(order),
              collected: minus(order.total, WITHHELD),
              reason: 'short_paid' as const,
            }
          : matchedLine(order),
      ),
      ...onItsWay.map((order) => ({
        ...matchedLine(order),
        collected: ZERO_CENTIMES,
        expected: ZERO_CENTIMES,
        reason: 'not_delivered' as const,
      })),
      { ...OF_ANOTHER_VENDOR, order: null, expected: null, reason: 'unknown_parcel' },
    ],
  }
}

const matchedLine = (order: Order): StatementLine => ({
  tracking: trackingOf(order),
  order,
  collected: order.total,
  expected: order.total,
  reason: null,
})
