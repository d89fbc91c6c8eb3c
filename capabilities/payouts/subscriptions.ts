import type { Outbox } from '#platform/outbox.ts'
import type { OrderStatusChanged } from '#capabilities/orders/events.ts'
import type { NoteOrders } from './operations/note-orders.ts'

/** An order that was delivered, or is so no longer, has to be settled with its shop. */
export function hearFacts(outbox: Pick<Outbox, 'subscribeMany'>, note: NoteOrders): void {
  outbox.subscribeMany<OrderStatusChanged>(
    'payouts.note_delivered',
    'orders.order_status_changed',
    (facts, tx) => {
      const moved = facts.filter(({ from, to }) => from === 'delivered' || to === 'delivered')
      return note(tx, [...new Set(moved.map(({ orderId }) => orderId))])
    },
  )
}
