import type { OrderStatusChanged } from '#capabilities/orders/events.ts'
import type { Tx } from '#platform/database/index.ts'
import type { Outbox } from '#platform/outbox.ts'

export const subscribeToOrders = (
  outbox: Pick<Outbox, 'subscribe'>,
  cancelled: (event: { orderId: string }, tx: Tx) => Promise<void>,
): void =>
  outbox.subscribe<OrderStatusChanged>(
    'fulfillment.cancel_at_courier',
    'orders.order_status_changed',
    (event, tx) => (event.to === 'cancelled' ? cancelled(event, tx) : Promise.resolve()),
  )
