import type { OrderStatusChanged } from '#capabilities/orders/events.ts'
import type { Outbox } from '#platform/outbox.ts'
import { noteDelivered } from './operations/note-delivered.ts'

/** An order that was delivered, or is so no longer. */
export function hearFacts(outbox: Pick<Outbox, 'subscribeMany'>): void {
  outbox.subscribeMany<OrderStatusChanged>(
    'returns.note_delivered',
    'orders.order_status_changed',
    (facts, tx) => noteDelivered(tx, facts),
  )
}
