import type { CallRequired } from '#capabilities/phone-confirmation/events.ts'
import type { MessageSent } from '#capabilities/messaging/events.ts'
import type {
  AddressChanged,
  OrderStatusChanged,
  PurchasePlaced,
  PurchaseSettled,
} from '#capabilities/orders/events.ts'
import type { ReturnStatusChanged } from '#capabilities/returns/events.ts'
import type { ReviewPublished } from '#capabilities/reviews/events.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { PublishLiveUpdates } from './operations/publish-live-updates.ts'

export function subscribeLiveUpdates(
  outbox: Pick<Outbox, 'subscribeMany'>,
  notify: PublishLiveUpdates,
): void {
  outbox.subscribeMany<PurchasePlaced>(
    'vendor_dashboard.purchase_placed',
    'orders.purchase_placed',
    notify.purchasesPlaced,
  )
  outbox.subscribeMany<PurchaseSettled>(
    'vendor_dashboard.purchase_settled',
    'orders.purchase_settled',
    notify.purchasesSettled,
  )
  outbox.subscribeMany<OrderStatusChanged>(
    'vendor_dashboard.order_status_changed',
    'orders.order_status_changed',
    notify.statusesChanged,
  )
  outbox.subscribeMany<AddressChanged>(
    'vendor_dashboard.address_changed',
    'orders.address_changed',
    notify.addressesChanged,
  )
  outbox.subscribeMany<CallRequired>(
    'vendor_dashboard.call_awaited',
    'phone_confirmation.call_required',
    notify.callsAwaited,
  )
  outbox.subscribeMany<MessageSent>(
    'vendor_dashboard.message_sent',
    'messaging.message_sent',
    notify.messagesSent,
  )
  outbox.subscribeMany<ReturnStatusChanged>(
    'vendor_dashboard.return_moved',
    'returns.return_status_changed',
    notify.returnsMoved,
  )
  outbox.subscribeMany<ReviewPublished>(
    'vendor_dashboard.review_published',
    'reviews.review_published',
    notify.reviewsPublished,
  )
}
