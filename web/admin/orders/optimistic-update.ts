import type { AdminOrdersPageView } from '#capabilities/orders/contract.ts'
import type { OrderDetail } from './statuses.ts'

/**
 * The page of the list after one of its orders has changed: the row stays where it is and says what
 * is new, the counts and the revenue follow. The list itself is read again by a refresh only.
 */
export function applyOptimisticUpdate(
  page: AdminOrdersPageView,
  changed: OrderDetail,
): AdminOrdersPageView {
  const before = page.items.find((row) => row.id === changed.id)
  if (!before) return page
  const counts = { ...page.counts }
  if (before.status !== changed.status) {
    counts[before.status] = Math.max(0, (counts[before.status] ?? 0) - 1)
    counts[changed.status] = (counts[changed.status] ?? 0) + 1
  }
  const paid = (order: { payment_status: string; total_amount: number }) =>
    order.payment_status === 'paid' ? order.total_amount : 0
  return {
    ...page,
    counts,
    // Dinars have two decimals at most: the sum is made in centimes, where it is exact.
    revenue: (cents(page.revenue) + cents(paid(changed)) - cents(paid(before))) / 100,
    items: page.items.map((row) =>
      row === before
        ? {
            ...row,
            status: changed.status,
            payment_status: changed.payment_status,
            total_amount: changed.total_amount,
            version: changed.version,
          }
        : row,
    ),
  }
}

const cents = (dinars: number): number => Math.round(dinars * 100)
