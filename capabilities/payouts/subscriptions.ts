import type { Outbox } from '#platform/outbox.ts'
import type {
  OrderStatusChanged,
  ParcelDelivered,
  ParcelFound,
  ParcelLost,
} from '#capabilities/orders/events.ts'
import type { RefundStatusChanged, ReturnStatusChanged } from '#capabilities/returns/events.ts'
import type { ManageLossClaims } from './operations/manage-loss-claims.ts'
import type { SyncOpenOrders } from './operations/sync-open-orders.ts'
import type { upsertCourierCash } from './queries/courier-cash.ts'

/** Orders that are over after a parcel left, are no longer, or were refunded have to be settled again. */
export function subscribeToEvents(
  outbox: Pick<Outbox, 'subscribeMany'>,
  note: SyncOpenOrders,
  noteCash: typeof upsertCourierCash,
): void {
  outbox.subscribeMany<OrderStatusChanged>(
    'payouts.note_delivered',
    'orders.order_status_changed',
    (details, tx) => {
      const moved = details.filter(
        ({ from, to }) =>
          from === 'delivered' ||
          to === 'delivered' ||
          (from === 'shipped' && to === 'cancelled') ||
          (from === 'cancelled' && to === 'shipped'),
      )
      return note(tx, [...new Set(moved.map(({ orderId }) => orderId))])
    },
  )
  outbox.subscribeMany<ParcelDelivered>(
    'payouts.note_parcel_delivered',
    'orders.parcel_delivered',
    (details, tx) => noteCash(tx, [...new Set(details.map(({ orderId }) => orderId))]),
  )
  // A dearer exchange is owed to the vendor also after the order was paid out.
  outbox.subscribeMany<ReturnStatusChanged>(
    'payouts.note_exchanged',
    'returns.return_status_changed',
    (details, tx) => {
      const exchanged = details.filter(
        ({ to, requestedResolution }) => to === 'settled' && requestedResolution === 'exchange',
      )
      return note(tx, [...new Set(exchanged.map(({ orderId }) => orderId))])
    },
  )
  outbox.subscribeMany<RefundStatusChanged>(
    'payouts.note_refunded',
    'returns.refund_status_changed',
    (details, tx) => note(tx, [...new Set(details.map(({ orderId }) => orderId))]),
  )
}

/** A claim on the courier follows the parcel; one that is found may be due to its vendor again. */
export function subscribeToLosses(
  outbox: Pick<Outbox, 'subscribeMany'>,
  { open, withdraw }: Pick<ManageLossClaims, 'open' | 'withdraw'>,
  note: SyncOpenOrders,
): void {
  outbox.subscribeMany<ParcelLost>('payouts.open_loss_claims', 'orders.parcel_lost', open)
  outbox.subscribeMany<ParcelFound>(
    'payouts.withdraw_loss_claims',
    'orders.parcel_found',
    async (details, tx) => {
      await withdraw(details, tx)
      await note(tx, [...new Set(details.map(({ orderId }) => orderId))])
    },
  )
}
