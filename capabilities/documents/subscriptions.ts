import type { Clock } from '#kernel/time.ts'
import type { OrderStatusChanged } from '#capabilities/orders/events.ts'
import type { Outbox } from '#platform/outbox.ts'
import { cancelInvoiceOf } from './queries/invoices.ts'

/** The invoice of a cancelled order is cancelled in its place: it keeps its number. */
export function hearFacts(outbox: Pick<Outbox, 'subscribeMany'>, clock: Clock): void {
  outbox.subscribeMany<OrderStatusChanged>(
    'documents.order_status_changed',
    'orders.order_status_changed',
    async (steps, tx) => {
      for (const { orderId, to, reason } of steps)
        if (to === 'cancelled')
          await cancelInvoiceOf(tx, orderId, reason ?? 'order cancelled', clock.now())
    },
  )
}
