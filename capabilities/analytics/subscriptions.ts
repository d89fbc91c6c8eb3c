import type { OrderStatusChanged, PurchasePlaced } from '#capabilities/orders/events.ts'
import type { RefundMoved } from '#capabilities/returns/events.ts'
import type { Outbox } from '#platform/outbox.ts'
import { countOrders } from './operations/aggregate-orders.ts'

/** The facts that change what orders come to. */
export function hearFacts(outbox: Pick<Outbox, 'subscribeMany'>): void {
  outbox.subscribeMany<PurchasePlaced>(
    'analytics.purchase_placed',
    'orders.purchase_placed',
    (facts, tx) =>
      countOrders(
        tx,
        facts.flatMap(({ orders }) => orders.map(({ id }) => id)),
      ),
  )
  outbox.subscribeMany<OrderStatusChanged>(
    'analytics.order_status_changed',
    'orders.order_status_changed',
    (facts, tx) => countOrders(tx, [...new Set(facts.map(({ orderId }) => orderId))]),
  )
  outbox.subscribeMany<RefundMoved>(
    'analytics.refund_moved',
    'returns.refund_moved',
    (facts, tx) => {
      const made = facts.filter(({ to }) => to === 'made')
      return countOrders(tx, [...new Set(made.map(({ orderId }) => orderId))])
    },
  )
}
