import type { ExchangeEnded, OrderStatusChanged } from '#capabilities/orders/events.ts'
import type { RefundDone } from '#capabilities/payments/events.ts'
import type { Tx } from '#platform/database/index.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { SyncReturnWindow } from './operations/sync-return-window.ts'

export function subscribeToEvents(
  outbox: Pick<Outbox, 'subscribe' | 'subscribeMany'>,
  paidBack: (event: RefundDone, tx: Tx) => Promise<void>,
  moved: (event: { orderId: string; to: string }, tx: Tx) => Promise<void>,
  delivered: SyncReturnWindow,
  cancelled: (event: { orderId: string; stepId: string }, tx: Tx) => Promise<void>,
  exchangeEnded: (event: ExchangeEnded, tx: Tx) => Promise<void>,
): void {
  outbox.subscribe<ExchangeEnded>('returns.follow_exchange', 'orders.exchange_ended', exchangeEnded)
  outbox.subscribe<OrderStatusChanged>(
    'returns.close_cancelled',
    'orders.order_status_changed',
    moved,
  )
  outbox.subscribe<OrderStatusChanged>(
    'returns.refund_cancelled',
    'orders.order_status_changed',
    (event, tx) => (isAboutCancelling(event) ? cancelled(event, tx) : Promise.resolve()),
  )
  outbox.subscribe<RefundDone>('returns.note_paid_back', 'payments.refund_succeeded', paidBack)
  outbox.subscribeMany<OrderStatusChanged>(
    'returns.note_delivered',
    'orders.order_status_changed',
    (events, tx) => delivered(tx, events),
  )
}

const isAboutCancelling = ({ from, to }: OrderStatusChanged): boolean =>
  from === 'cancelled' || to === 'cancelled'
