import { dueOnDelivery } from '#web/shared/orders/remaining-orders.ts'
import { describe, expect, test } from 'vitest'
import { purchaseAmounts } from '../order/purchase-amounts.ts'
import { parseRememberedOrder } from '#web/shared/orders/remembered-order.ts'
import { keyIn, orderNumber, purchaseNumber } from './purchase-number.ts'
import { trackingOf } from './tracking.ts'
import { firstOpenOrder, timelineOf, type TrackedOrderView } from '#web/shared/orders/timeline.ts'

test.each([
  [' y-7k2m9qxb ', 'Y-7K2M9QXB'],
  ['7K2M9QXB', 'Y-7K2M9QXB'],
  ['#Y-7K2M9QXB-2', 'Y-7K2M9QXB'],
  ['Y 7K2M 9QXB', 'Y-7K2M9QXB'],
  ['hello', 'HELLO'],
])('[CHECK-7] the number typed as "%s"', (typed, number) => {
  expect(purchaseNumber(typed)).toBe(number)
})

test('[CHECK-7] the number of an order keeps its place, and a mailed address has a key', () => {
  expect(orderNumber(' y-7k2m9qxb-2')).toBe('Y-7K2M9QXB-2')
  expect(orderNumber('7K2M9QXB')).toBe('Y-7K2M9QXB')
  expect(keyIn('#key=Zk0_-aB')).toBe('Zk0_-aB')
  for (const hash of ['', '#top', '#monkey=1', '#key=']) expect(keyIn(hash)).toBeNull()
})

test('[CHECK-7] too many looks at a number lead to the code, not to an outage', async () => {
  const kindOf = async (status: number) => (await trackingOf(new Response('{}', { status }))).kind
  expect(await kindOf(404)).toBe('missing')
  expect(await kindOf(429)).toBe('limited')
  expect(await kindOf(503)).toBe('failed')
})

const moment = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`
const step = (to: TrackedOrderView['status'], hour: number) => ({
  from: null,
  to,
  actor_role: 'system',
  reason: null,
  at: moment(hour),
})

describe('the timeline', () => {
  test('knows what is behind, where it stands and what is ahead', () => {
    const history = [step('pending', 8), step('confirmed', 9), step('shipped', 12)]
    expect(
      timelineOf({ status: 'shipped', history }).map(({ state, at: time }) => [state, time]),
    ).toEqual([
      ['done', moment(8)],
      ['done', moment(9)],
      ['done', null], // the vendor shipped without `processing`
      ['current', moment(12)],
      ['ahead', null],
    ])
  })
  test('a delivered parcel has nothing ahead', () => {
    const steps = timelineOf({ status: 'delivered', history: [step('delivered', 15)] })
    expect(steps.every(({ state }) => state === 'done')).toBe(true)
  })
  test('a cancellation ends the way where it stood', () => {
    const history = [step('pending', 8), step('cancelled', 10)]
    expect(timelineOf({ status: 'cancelled', history })).toEqual([
      { status: 'pending', state: 'done', at: moment(8) },
      { status: 'cancelled', state: 'cancelled', at: moment(10) },
    ])
  })
  test('an order that was brought back still shows when it was cancelled, and no step it never took', () => {
    const history = [step('pending', 8), step('cancelled', 10), step('shipped', 12)]
    const steps = timelineOf({ status: 'shipped', history })
    expect(steps.map(({ status, state }) => `${status} ${state}`)).toEqual([
      'pending done',
      'cancelled cancelled',
      'shipped current',
      'delivered ahead',
    ])
    const delivered = [...history, step('delivered', 15)]
    expect(
      timelineOf({ status: 'delivered', history: delivered }).map(({ status }) => status),
    ).toEqual(['pending', 'cancelled', 'shipped', 'delivered'])
  })
  test('the parcel nearest to the door is shown first', () => {
    const orders = ['delivered', 'confirmed', 'shipped', 'cancelled'].map((status) => ({ status }))
    expect(firstOpenOrder(orders as TrackedOrderView[])).toBe(2)
    expect(firstOpenOrder([{ status: 'cancelled' }] as TrackedOrderView[])).toBe(0)
  })
})

test('the amounts of a purchase are exact sums of its parcels', () => {
  const order = (subtotal: number, status = 'confirmed') =>
    ({
      ...{ subtotal, shipping: 400, discount: 0.1, rounding: 0.1, status },
      total_amount: subtotal + 400,
      ...{ undelivered_amount: 0, stamp_duty: 0 },
    }) as TrackedOrderView
  const amounts = { subtotal: 0.3, shipping: 800, discount: 0.2, rounding: 0.2, total: 800.3 }
  const orders = [order(0.1), order(0.2)]
  expect(purchaseAmounts({ orders })).toMatchObject(amounts)
  expect(purchaseAmounts({ orders: [...orders, order(90, 'cancelled')] })).toMatchObject(amounts)
})

test('what a tab remembers of an order is read only in its own shape', () => {
  expect(parseRememberedOrder({ number: 'Y-1', key: 'k', email: 3, placed: 'x' })).toEqual([
    { number: 'Y-1', key: 'k', email: null, placed: null },
  ])
  expect(parseRememberedOrder({ number: 1 })).toEqual([])
})

test('an order that is sent in parts asks for one parcel now, and for the rest later', () => {
  const order = { total_amount: 29_400, undelivered_amount: 0, stamp_duty: 0 }
  const sent = (requested: number, collected: number) =>
    dueOnDelivery({ ...order, to_collect_amount: requested, collected_amount: collected })
  expect(sent(0, 0)).toEqual({ now: 29_400, later: 0 })
  expect(sent(10_200, 0)).toEqual({ now: 10_200, later: 19_200 })
  expect(sent(0, 10_200)).toEqual({ now: 19_200, later: 0 })
  expect(sent(19_200, 10_200)).toEqual({ now: 19_200, later: 0 })
})
