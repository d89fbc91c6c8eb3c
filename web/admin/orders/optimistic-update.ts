import type { AdminOrderView } from '#capabilities/orders/contract.ts'
import type { ResponseOf } from '#web/shared/api/endpoint.ts'

type OrdersPage = ResponseOf<'/admin/orders', 'get'>

/** The row keeps its position until the next refresh, even if it no longer matches. */
export function applyOptimisticUpdate(page: OrdersPage, changed: AdminOrderView): OrdersPage {
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
    // Sums centimes, because sums of decimal dinars are inexact.
    revenue: (cents(page.revenue) + cents(paid(changed)) - cents(paid(before))) / 100,
    items: page.items.map((row) =>
      row === before
        ? {
            ...row,
            status: changed.status,
            payment_status: changed.payment_status,
            money_back: changed.money_back,
            total_amount: changed.total_amount,
            version: changed.version,
          }
        : row,
    ),
  }
}

const cents = (dinars: number): number => Math.round(dinars * 100)
