import { expect, test } from 'vitest'
import { isRelevantToRole, topicsForRole } from './in-app-topics.ts'

test('whoever works in a shop hears of their own work, and of money and papers only who answers for them', () => {
  expect(topicsForRole('calls')).toEqual([])
  expect(topicsForRole('orders')).toEqual([
    'orders.placed',
    'orders.cancelled',
    'orders.delivery_rejected',
    'orders.readdressed',
    'returns.requested',
    'messages.received',
  ])
  expect(isRelevantToRole('catalogue', 'products.sold_out')).toBe(true)
  expect(isRelevantToRole('catalogue', 'payouts.paid')).toBe(false)
  expect(isRelevantToRole('manager', 'payouts.paid')).toBe(true)
  expect(isRelevantToRole('manager', 'documents.refused')).toBe(false)
  expect(isRelevantToRole('owner', 'documents.refused')).toBe(true)
})
