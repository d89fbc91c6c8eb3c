import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Centimes, centimes, sum } from '#kernel/money.ts'
import {
  cashToCollect,
  itemsLeft,
  checkParcelTransition,
  nextParcel,
  deliveryOutcome,
} from './parcels.ts'

const lines = [
  { itemId: 'tajine', quantity: 3, cancelled: 0, due: centimes(1_440_000) },
  { itemId: 'lampe', quantity: 1, cancelled: 0, due: centimes(619_950) },
]

test('what is in no parcel yet is left to send', () => {
  expect(itemsLeft(lines, [])).toEqual([
    { itemId: 'tajine', quantity: 3 },
    { itemId: 'lampe', quantity: 1 },
  ])
  const first = { items: [{ itemId: 'tajine', quantity: 2 }] }
  expect(itemsLeft(lines, [first, { items: [{ itemId: 'lampe', quantity: 1 }] }])).toEqual([
    { itemId: 'tajine', quantity: 1 },
  ])
})

test('[VSPACE-4] a parcel takes all that is left, or what was chosen of it, each line once', () => {
  const left = itemsLeft(lines, [])
  expect(nextParcel('confirmed', left, null)).toEqual({ ok: true, value: left })
  const two = [{ itemId: 'tajine', quantity: 2 }]
  expect(nextParcel('shipped', left, two)).toEqual({ ok: true, value: two })
  const code = (...query: Parameters<typeof nextParcel>) => {
    const decided = nextParcel(...query)
    return decided.ok ? 'yes' : decided.error.code
  }
  expect(code('confirmed', left, [{ itemId: 'tajine', quantity: 4 }])).toBe(
    'quantity_exceeds_remaining',
  )
  expect(code('confirmed', left, [...two, ...two])).toBe('quantity_exceeds_remaining')
  expect(code('confirmed', left, [{ itemId: 'vase', quantity: 1 }])).toBe(
    'quantity_exceeds_remaining',
  )
  expect(code('shipped', [], null)).toBe('nothing_to_ship')
  expect(code('pending', left, null)).toBe('order_not_confirmed')
  expect(code('delivered', left, null)).toBe('order_already_delivered')
  expect(code('cancelled', left, null)).toBe('order_already_cancelled')
})

test('all doors together pay the order, however it is split', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 5_000_00 }), fc.integer({ min: 1, max: 9 })), {
        minLength: 1,
        maxLength: 6,
      }),
      fc.integer({ min: 0, max: 900 }),
      (prices, fee) => {
        const many = prices.map(([price, quantity], index) => ({
          itemId: String(index),
          ...{ quantity, cancelled: 0 },
          due: centimes(price * quantity),
        }))
        const shipping = centimes(fee * 100)
        const goods = sum(many.map(({ due }) => due))
        const total = centimes(Math.round((goods + shipping) / 100) * 100)
        const before: Centimes[] = []
        for (const [index, { itemId, quantity }] of many.entries())
          before.push(
            cashToCollect({
              total,
              shipping,
              lines: many,
              before: [...before],
              items: [{ itemId, quantity }],
              isLast: index === many.length - 1,
            }),
          )
        expect(sum(before)).toBe(total)
        expect(before.every((amount) => amount >= 0 && amount % 100 === 0)).toBe(true)
      },
    ),
  )
})

test('a parcel that arrived stays there, and one that comes back is not delivered', () => {
  const code = (...query: Parameters<typeof checkParcelTransition>) => {
    const decided = checkParcelTransition(...query)
    return decided.ok ? 'yes' : decided.error.code
  }
  expect(code('handed_over', 'attempt_failed')).toBe('yes')
  expect(code('attempt_failed', 'attempt_failed')).toBe('yes')
  expect(code('attempt_failed', 'delivered')).toBe('yes')
  expect(code('delivered', 'returned')).toBe('parcel_already_delivered')
  expect(code('returning', 'delivered')).toBe('parcel_returning')
  expect(code('returning', 'returned')).toBe('yes')
  expect(code('returned', 'returned')).toBe('parcel_already_returned')
})

test('an order is delivered with its last parcel, and cancelled when all came back', () => {
  const subject = (...states: ('handed_over' | 'delivered' | 'returned')[]) =>
    deliveryOutcome(
      states.map((state) => ({ state })),
      [],
    )
  expect(subject('delivered', 'handed_over')).toBeNull()
  expect(subject('delivered', 'delivered')).toBe('delivered')
  expect(subject('delivered', 'returned')).toBe('delivered')
  expect(subject('returned', 'returned')).toBe('cancelled')
  expect(deliveryOutcome([{ state: 'delivered' }], [{ itemId: 'lampe', quantity: 1 }])).toBeNull()
})
