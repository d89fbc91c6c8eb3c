import { expect, test } from 'vitest'
import { concerns, occasionsFor } from './in-app-topics.ts'

test('whoever works in a shop hears of their own work, and of money and papers only who answers for them', () => {
  expect(occasionsFor('calls')).toEqual([])
  expect(occasionsFor('orders')).toEqual([
    'orders.placed',
    'orders.cancelled',
    'returns.requested',
    'messages.received',
  ])
  expect(concerns('catalogue', 'products.sold_out')).toBe(true)
  expect(concerns('catalogue', 'payouts.paid')).toBe(false)
  expect(concerns('manager', 'payouts.paid')).toBe(true)
  expect(concerns('manager', 'papers.refused')).toBe(false)
  expect(concerns('owner', 'papers.refused')).toBe(true)
})
