import { expect, test } from 'vitest'
import type { OrderStatus } from '../schema.ts'
import { type ForwardStatus, checkAdvance, checkVendorCancellation } from './vendor-transitions.ts'

const STATUSES: OrderStatus[] = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
]
const describe = (from: OrderStatus, to: ForwardStatus) => {
  const decided = checkAdvance(from, to)
  return decided.ok ? 'yes' : decided.error.code
}

test('[VSPACE-4] a shop moves an order forward only; it may skip preparing, nothing else', () => {
  const table = Object.fromEntries(
    STATUSES.map((from) => [
      from,
      (['confirmed', 'processing', 'shipped', 'delivered'] as const).map((to) =>
        describe(from, to),
      ),
    ]),
  )
  expect(table).toEqual({
    pending: ['yes', 'order_not_confirmed', 'order_not_confirmed', 'order_not_confirmed'],
    confirmed: ['backward', 'yes', 'yes', 'order_not_shipped'],
    processing: ['backward', 'backward', 'yes', 'order_not_shipped'],
    shipped: ['backward', 'backward', 'backward', 'yes'],
    delivered: ['backward', 'backward', 'backward', 'backward'],
    cancelled: Array(4).fill('order_already_cancelled'),
  })
})

test('[VSPACE-4] a shop cancels what has not left yet', () => {
  const answers = STATUSES.map((status) => {
    const decided = checkVendorCancellation(status)
    return decided.ok ? 'yes' : decided.error.code
  })
  expect(answers).toEqual([
    'yes',
    'yes',
    'yes',
    'order_already_shipped',
    'order_already_delivered',
    'order_already_cancelled',
  ])
})
