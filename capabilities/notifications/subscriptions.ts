import type { CartAbandoned } from '#capabilities/cart/events.ts'
import type { CallAwaited } from '#capabilities/confirmation/events.ts'
import type {
  OrderStatusChanged,
  PurchasePlaced,
  PurchaseSettled,
} from '#capabilities/orders/events.ts'
import type { MessageSent } from '#capabilities/messaging/events.ts'
import type { ExchangeSent, RefundMoved, ReturnMoved } from '#capabilities/returns/events.ts'
import type { ReviewAnswered, ReviewPublished } from '#capabilities/reviews/events.ts'
import type { VendorApproved, VendorRejected } from '#capabilities/vendors/events.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { TellCalls } from './operations/tell-calls.ts'
import type { TellCarts } from './operations/tell-carts.ts'
import type { TellMessages } from './operations/tell-messages.ts'
import type { TellOrders } from './operations/tell-orders.ts'
import type { TellPayments } from './operations/tell-payments.ts'
import type { TellReturns } from './operations/tell-returns.ts'
import type { TellReviews } from './operations/tell-reviews.ts'
import type { TellVendors } from './operations/tell-vendors.ts'

type Tell = TellCalls &
  TellCarts &
  TellMessages &
  TellOrders &
  TellPayments &
  TellReturns &
  TellReviews &
  TellVendors

type Hears = Pick<Outbox, 'subscribeMany'>

/** The facts that somebody is told of. */
export function hearFacts(outbox: Hears, tell: Tell): void {
  hearOrders(outbox, tell)
  hearShops(outbox, tell)
}

function hearOrders(outbox: Hears, tell: Tell): void {
  outbox.subscribeMany<PurchasePlaced>(
    'notifications.purchase_placed',
    'orders.purchase_placed',
    tell.purchasesPlaced,
  )
  outbox.subscribeMany<PurchaseSettled>(
    'notifications.purchase_settled',
    'orders.purchase_settled',
    tell.purchasesSettled,
  )
  outbox.subscribeMany<OrderStatusChanged>(
    'notifications.order_status_changed',
    'orders.order_status_changed',
    tell.statusesChanged,
  )
  outbox.subscribeMany<CallAwaited>(
    'notifications.call_awaited',
    'confirmation.call_awaited',
    tell.callsAwaited,
  )
}

function hearShops(outbox: Hears, tell: Tell): void {
  outbox.subscribeMany<ReviewPublished>(
    'notifications.review_published',
    'reviews.review_published',
    tell.reviewsPublished,
  )
  outbox.subscribeMany<MessageSent>(
    'notifications.message_sent',
    'messaging.message_sent',
    tell.messagesSent,
  )
  outbox.subscribeMany<ReviewAnswered>(
    'notifications.review_answered',
    'reviews.review_answered',
    tell.reviewsAnswered,
  )
  outbox.subscribeMany<VendorApproved>(
    'notifications.vendor_approved',
    'vendors.vendor_approved',
    tell.vendorsApproved,
  )
  outbox.subscribeMany<VendorRejected>(
    'notifications.vendor_rejected',
    'vendors.vendor_rejected',
    tell.vendorsRejected,
  )
  outbox.subscribeMany<ReturnMoved>(
    'notifications.return_moved',
    'returns.return_moved',
    tell.returnsMoved,
  )
  outbox.subscribeMany<ExchangeSent>(
    'notifications.exchange_sent',
    'returns.exchange_sent',
    tell.exchangesSent,
  )
  outbox.subscribeMany<RefundMoved>(
    'notifications.refund_moved',
    'returns.refund_moved',
    tell.refundsMoved,
  )
  outbox.subscribeMany<CartAbandoned>(
    'notifications.cart_abandoned',
    'cart.cart_abandoned',
    tell.cartsAbandoned,
  )
}
