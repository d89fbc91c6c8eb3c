import type {
  AddressChanged,
  OrderReduced,
  ParcelFound,
  OrderStatusChanged,
  PurchasePlaced,
} from '#capabilities/orders/events.ts'
import type { RefundStatusChanged, ReturnStatusChanged } from '#capabilities/returns/events.ts'
import type { Outbox } from '#platform/outbox.ts'
import { aggregateOrders } from './operations/aggregate-orders.ts'

export function subscribeToEvents(outbox: Pick<Outbox, 'subscribeMany'>): void {
  outbox.subscribeMany<PurchasePlaced>(
    'analytics.purchase_placed',
    'orders.purchase_placed',
    (events, tx) =>
      aggregateOrders(
        tx,
        events.flatMap(({ orders }) => orders.map(({ id }) => id)),
      ),
  )
  outbox.subscribeMany<AddressChanged>(
    'analytics.address_changed',
    'orders.address_changed',
    (events, tx) =>
      aggregateOrders(tx, [...new Set(events.flatMap(({ orders }) => orders.map(({ id }) => id)))]),
  )
  outbox.subscribeMany<OrderStatusChanged>(
    'analytics.order_status_changed',
    'orders.order_status_changed',
    (events, tx) => aggregateOrders(tx, [...new Set(events.map(({ orderId }) => orderId))]),
  )
  outbox.subscribeMany<OrderReduced>(
    'analytics.order_reduced',
    'orders.order_reduced',
    (events, tx) => aggregateOrders(tx, [...new Set(events.map(({ orderId }) => orderId))]),
  )
  // What was taken off the sale as lost is sold again.
  outbox.subscribeMany<ParcelFound>('analytics.parcel_found', 'orders.parcel_found', (events, tx) =>
    aggregateOrders(tx, [...new Set(events.map(({ orderId }) => orderId))]),
  )
  // A delivered exchange may have been dearer.
  outbox.subscribeMany<ReturnStatusChanged>(
    'analytics.return_settled',
    'returns.return_status_changed',
    (events, tx) => {
      const settled = events.filter(({ to }) => to === 'settled')
      return aggregateOrders(tx, [...new Set(settled.map(({ orderId }) => orderId))])
    },
  )
  outbox.subscribeMany<RefundStatusChanged>(
    'analytics.refund_moved',
    'returns.refund_status_changed',
    (events, tx) => {
      const made = events.filter(({ to }) => to === 'paid')
      return aggregateOrders(tx, [...new Set(made.map(({ orderId }) => orderId))])
    },
  )
}
