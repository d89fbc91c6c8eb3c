import type { OrderStatusChanged, PurchasePlaced } from '#capabilities/orders/events.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { TellOrders } from './operations/tell-orders.ts'

/** The facts that somebody is told of. */
export function hearFacts(outbox: Pick<Outbox, 'subscribeMany'>, tell: TellOrders): void {
  outbox.subscribeMany<PurchasePlaced>(
    'notifications.purchase_placed',
    'orders.purchase_placed',
    tell.purchasesPlaced,
  )
  outbox.subscribeMany<OrderStatusChanged>(
    'notifications.order_status_changed',
    'orders.order_status_changed',
    tell.statusesChanged,
  )
}
