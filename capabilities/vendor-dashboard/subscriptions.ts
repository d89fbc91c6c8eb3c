import type { CallRequired } from '#capabilities/phone-confirmation/events.ts'
import type { MessageSent } from '#capabilities/messaging/events.ts'
import type {
  OrderStatusChanged,
  PurchasePlaced,
  PurchaseSettled,
} from '#capabilities/orders/events.ts'
import type { ReturnStatusChanged } from '#capabilities/returns/events.ts'
import type { ReviewPublished } from '#capabilities/reviews/events.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { PublishLiveUpdates } from './operations/publish-live-updates.ts'

/** What is new for a shop that somebody looks after just now. */
export function subscribeLiveUpdates(
  outbox: Pick<Outbox, 'subscribeMany'>,
  tell: PublishLiveUpdates,
): void {
  outbox.subscribeMany<PurchasePlaced>(
    'shopkeeping.purchase_placed',
    'orders.purchase_placed',
    tell.purchasesPlaced,
  )
  outbox.subscribeMany<PurchaseSettled>(
    'shopkeeping.purchase_settled',
    'orders.purchase_settled',
    tell.purchasesSettled,
  )
  outbox.subscribeMany<OrderStatusChanged>(
    'shopkeeping.order_status_changed',
    'orders.order_status_changed',
    tell.statusesChanged,
  )
  outbox.subscribeMany<CallRequired>(
    'shopkeeping.call_awaited',
    'confirmation.call_awaited',
    tell.callsAwaited,
  )
  outbox.subscribeMany<MessageSent>(
    'shopkeeping.message_sent',
    'messaging.message_sent',
    tell.messagesSent,
  )
  outbox.subscribeMany<ReturnStatusChanged>(
    'shopkeeping.return_moved',
    'returns.return_moved',
    tell.returnsMoved,
  )
  outbox.subscribeMany<ReviewPublished>(
    'shopkeeping.review_published',
    'reviews.review_published',
    tell.reviewsPublished,
  )
}
