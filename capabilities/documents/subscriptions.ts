import type { Clock } from '#kernel/time.ts'
import type { OrderStatusChanged } from '#capabilities/orders/events.ts'
import type { RefundStatusChanged } from '#capabilities/returns/events.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { IssueCreditNotes } from './operations/issue-credit-notes.ts'
import { cancelInvoiceOf } from './queries/invoices.ts'

/** A cancelled order cancels its invoice, which keeps its number. */
export function subscribeToEvents(
  outbox: Pick<Outbox, 'subscribeMany'>,
  clock: Clock,
  credit: IssueCreditNotes,
): void {
  outbox.subscribeMany<OrderStatusChanged>(
    'documents.order_status_changed',
    'orders.order_status_changed',
    async (steps, tx) => {
      for (const { orderId, to, reason } of steps)
        if (to === 'cancelled')
          await cancelInvoiceOf(tx, orderId, reason ?? 'order cancelled', clock.now())
    },
  )
  outbox.subscribeMany<RefundStatusChanged>(
    'documents.refund_moved',
    'returns.refund_status_changed',
    async (events, tx) => {
      for (const { orderId, vendorId, to } of events)
        if (to === 'paid') await credit(tx, { vendorId, orderId, actor: { role: 'system' } })
    },
  )
}
