import { expect, test } from 'vitest'
import type { AdminOrdersPageView, AdminOrderView } from '#capabilities/orders/contract.ts'
import { applyOptimisticUpdate } from './optimistic-update.ts'
import type { AdminOrderListRow } from './statuses.ts'

const row = (id: string, changes: Partial<AdminOrderListRow> = {}): AdminOrderListRow => ({
  id,
  order_number: `Y-${id}`,
  vendor_id: 'v',
  vendor: { business_name: 'Techno Bab Ezzouar' },
  item_count: 2,
  total_amount: 11_400.1,
  status: 'shipped',
  payment_status: 'pending',
  money_back: null,
  created_at: '2026-11-21T09:12:00Z',
  is_on_road: false,
  delivery_claim: null,
  version: 0,
  customer: {
    name: 'Zineb Haddad',
    email: 'z@mail.example',
    phone: '+213550123456',
    user_id: null,
  },
  wilaya: '16',
  ...changes,
})
const page: AdminOrdersPageView = {
  items: [row('1'), row('2', { status: 'pending' })],
  total: 2,
  total_is_estimate: false,
  next: null,
  counts: {
    all: 2,
    pending: 1,
    confirmed: 0,
    processing: 0,
    shipped: 1,
    delivered: 0,
    cancelled: 0,
  },
  revenue: 500.2,
}
const changed = (changes: Partial<AdminOrderListRow>): AdminOrderView =>
  ({ ...row('1'), ...changes }) as AdminOrderView // only the fields of the row are read

test('[AORD-3] a delivered and paid order moves the counts and the revenue, not the row', () => {
  const after = applyOptimisticUpdate(
    page,
    changed({ status: 'delivered', payment_status: 'paid' }),
  )
  expect(after.items.map(({ id, status }) => [id, status])).toEqual([
    ['1', 'delivered'],
    ['2', 'pending'],
  ])
  expect(after.counts).toMatchObject({ all: 2, shipped: 0, delivered: 1, pending: 1 })
  expect(after.revenue).toBe(11_900.3)
})

test('[AORD-5] a payment that is taken back leaves the revenue', () => {
  const paid = { ...page, items: [row('1', { payment_status: 'paid', total_amount: 500.2 })] }
  const after = applyOptimisticUpdate(
    paid,
    changed({ total_amount: 500.2, payment_status: 'failed' }),
  )
  expect(after.revenue).toBe(0)
  expect(after.counts).toEqual(page.counts)
})

test('an order of another page changes nothing here', () => {
  expect(applyOptimisticUpdate(page, { ...changed({}), id: '9' })).toBe(page)
})
