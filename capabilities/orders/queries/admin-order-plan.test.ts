import { expect, test } from 'vitest'
import { type AdminOrderPart, isOrderListNarrowed } from './admin-order-plan.ts'

const WHOLE: AdminOrderPart = {
  ...{ search: null, status: null, paymentStatus: null, paymentMethod: null, wilaya: null },
  ...{
    vendorId: null,
    courier: null,
    isOnRoad: null,
    deliveryClaim: null,
    buyerId: null,
    phone: null,
    from: null,
    until: null,
  },
  ...{ sort: 'newest', after: null, limit: 25 },
}

test('order, page and status narrow nothing: their totals are the maintained counters', () => {
  expect(isOrderListNarrowed(WHOLE)).toBe(false)
  expect(isOrderListNarrowed({ ...WHOLE, status: 'pending', sort: 'total_asc' })).toBe(false)
  expect(isOrderListNarrowed({ ...WHOLE, after: { at: '2026-01-01', id: 'a' } })).toBe(false)
  expect(isOrderListNarrowed({ ...WHOLE, wilaya: '16' })).toBe(true)
})
