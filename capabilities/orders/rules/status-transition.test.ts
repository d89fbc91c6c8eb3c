import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderStatus, PaymentStatus } from '../schema.ts'
import { statusChange } from './status-transition.ts'

const STATUSES: OrderStatus[] = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
]
const order = (status: OrderStatus, paymentStatus: PaymentStatus = 'pending') => ({
  status,
  paymentStatus,
})

test('any status leads to any other, and to itself leads nowhere', () => {
  for (const from of STATUSES)
    for (const to of STATUSES)
      expect(statusChange(order(from), to, true)).toEqual(
        from === to ? null : expect.objectContaining({ from, to }),
      )
})

test('cash is paid when the parcel is delivered; online money stays until the order is cancelled', () => {
  expect(statusChange(order('shipped'), 'delivered', true)?.paymentStatus).toBe('paid')
  expect(statusChange(order('delivered', 'paid'), 'shipped', true)?.paymentStatus).toBe('pending')
  expect(statusChange(order('shipped'), 'delivered', false)?.paymentStatus).toBe('pending')
  expect(statusChange(order('confirmed', 'paid'), 'shipped', false)?.paymentStatus).toBe('paid')
  expect(statusChange(order('delivered', 'paid'), 'cancelled', false)?.paymentStatus).toBe(
    'pending',
  )
})

test('whatever the way, stock is out exactly while the order stands', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...STATUSES), { maxLength: 40 }), (wanted) => {
      let now = order('confirmed')
      let taken = 1
      for (const to of wanted) {
        const change = statusChange(now, to, true)
        if (!change) continue
        taken += change.stock === 'reserve' ? 1 : change.stock === 'release' ? -1 : 0
        now = { status: change.to, paymentStatus: change.paymentStatus }
        expect(taken).toBe(now.status === 'cancelled' ? 0 : 1)
        expect(now.paymentStatus).toBe(now.status === 'delivered' ? 'paid' : 'pending')
      }
    }),
  )
})
