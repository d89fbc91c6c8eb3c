import type { CartAbandoned } from '#capabilities/cart/events.ts'
import type { ProductJudged, StockOut } from '#capabilities/catalog/events.ts'
import type { CallAwaited } from '#capabilities/phone-confirmation/events.ts'
import type { ImportEnded } from '#capabilities/imports/events.ts'
import type {
  OrderStatusChanged,
  PurchasePlaced,
  PurchaseSettled,
} from '#capabilities/orders/events.ts'
import type {
  ContactAnswered,
  ContactReceived,
  MessageSent,
} from '#capabilities/messaging/events.ts'
import type {
  BatchProposed,
  BatchSettled,
  PayoutFailed,
  RemittanceDiffers,
} from '#capabilities/payouts/events.ts'
import type { DataRequestReceived } from '#capabilities/privacy/events.ts'
import type { ExchangeSent, RefundMoved, ReturnMoved } from '#capabilities/returns/events.ts'
import type { CodeStopped } from '#capabilities/promotions/events.ts'
import type {
  QuestionAnswered,
  QuestionAsked,
  ReviewAnswered,
  ReviewPublished,
  ThingReported,
} from '#capabilities/reviews/events.ts'
import type {
  IdentityDecided,
  PaperHandedIn,
  PaperEnds,
  PaperRefused,
  PapersAccepted,
  PayoutAccountChanged,
  StaffInvited,
  StaffRemoved,
  VendorApproved,
  VendorRegistered,
  VendorRejected,
} from '#capabilities/vendors/events.ts'
import type { Delivered, Outbox } from '#platform/outbox.ts'
import type { Tx } from '#platform/database/index.ts'
import type { RingInShops } from './operations/notify-vendors-in-app.ts'
import type { RingForTeam } from './operations/notify-admins-in-app.ts'
import type { TellCalls } from './operations/notify-calls.ts'
import type { TellCarts } from './operations/notify-abandoned-carts.ts'
import type { TellMessages } from './operations/notify-messages.ts'
import type { TellOrders } from './operations/notify-orders.ts'
import type { TellPayments } from './operations/notify-payments.ts'
import type { TellPrivacy } from './operations/notify-data-requests.ts'
import type { TellQuestions } from './operations/notify-questions.ts'
import type { TellReturns } from './operations/notify-returns.ts'
import type { TellReviews } from './operations/notify-reviews.ts'
import type { TellPapers } from './operations/notify-verification-documents.ts'
import type { TellVendors } from './operations/notify-vendors.ts'

type Tell = TellCalls &
  TellCarts &
  TellMessages &
  TellOrders &
  TellPayments &
  TellPrivacy &
  TellQuestions &
  TellReturns &
  TellReviews &
  TellVendors &
  TellPapers

type Hears = Pick<Outbox, 'subscribeMany'>

/** The facts that somebody is told of. */
export function hearFacts(outbox: Hears, tell: Tell): void {
  hearOrders(outbox, tell)
  hearShops(outbox, tell)
  hearStaff(outbox, tell)
  hearPapers(outbox, tell)
  hearQuestions(outbox, tell)
  outbox.subscribeMany<DataRequestReceived>(
    'notifications.data_request_received',
    'privacy.data_request_received',
    tell.dataRequestsReceived,
  )
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

/** Who works in a shop, and who does no more. */
function hearStaff(outbox: Hears, tell: Tell): void {
  outbox.subscribeMany<StaffInvited>(
    'notifications.staff_invited',
    'vendors.staff_invited',
    tell.staffInvited,
  )
  outbox.subscribeMany<StaffRemoved>(
    'notifications.staff_removed',
    'vendors.staff_removed',
    tell.staffRemoved,
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
  outbox.subscribeMany<CodeStopped>(
    'notifications.code_stopped',
    'promotions.code_stopped',
    tell.codesStopped,
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

function hearPapers(outbox: Hears, tell: Tell): void {
  outbox.subscribeMany<IdentityDecided>(
    'notifications.identity_decided',
    'vendors.identity_decided',
    tell.identitiesDecided,
  )
  outbox.subscribeMany<PaperRefused>(
    'notifications.paper_refused',
    'vendors.paper_refused',
    tell.papersRefused,
  )
  outbox.subscribeMany<PapersAccepted>(
    'notifications.papers_accepted',
    'vendors.papers_accepted',
    tell.papersAccepted,
  )
  outbox.subscribeMany<PaperEnds>('notifications.paper_ends', 'vendors.paper_ends', tell.papersEnd)
  outbox.subscribeMany<PayoutAccountChanged>(
    'notifications.payout_account_changed',
    'vendors.payout_account_changed',
    tell.payoutAccountsChanged,
  )
}

function hearQuestions(outbox: Hears, tell: Tell): void {
  outbox.subscribeMany<QuestionAsked>(
    'notifications.question_asked',
    'reviews.question_asked',
    tell.questionsAsked,
  )
  outbox.subscribeMany<QuestionAnswered>(
    'notifications.question_answered',
    'reviews.question_answered',
    tell.questionsAnswered,
  )
  outbox.subscribeMany<ContactAnswered>(
    'notifications.contact_answered',
    'messaging.contact_answered',
    tell.contactsAnswered,
  )
}

/** The facts that ring: in the shop they are about, and for the team. */
export function hearBells(outbox: Hears, shop: RingInShops, team: RingForTeam): void {
  const on = <Fact extends { type: string }>(
    type: Fact['type'],
    tell: (facts: readonly Delivered<Fact>[], tx: Tx) => Promise<void>,
  ) => outbox.subscribeMany<Fact>(`bell.${type.split('.')[1]}`, type, tell)

  on<PurchasePlaced>('orders.purchase_placed', shop.placed)
  on<PurchaseSettled>('orders.purchase_settled', shop.settled)
  on<OrderStatusChanged>('orders.order_status_changed', shop.moved)
  on<ReturnMoved>('returns.return_moved', shop.returnMoved)
  on<MessageSent>('messaging.message_sent', shop.written)
  on<ReviewPublished>('reviews.review_published', shop.reviewed)
  on<QuestionAsked>('reviews.question_asked', shop.asked)
  on<ProductJudged>('catalog.product_judged', shop.judged)
  on<StockOut>('catalog.stock_out', shop.soldOut)
  on<ImportEnded>('imports.import_ended', shop.importEnded)
  on<BatchSettled>('payouts.batch_settled', shop.paid)
  on<PayoutFailed>('payouts.payout_failed', shop.payoutFailed)
  on<VendorApproved>('vendors.vendor_approved', shop.approved)
  on<VendorRejected>('vendors.vendor_rejected', shop.rejected)
  on<PaperRefused>('vendors.paper_refused', shop.paperRefused)
  on<PapersAccepted>('vendors.papers_accepted', shop.papersAccepted)
  on<IdentityDecided>('vendors.identity_decided', shop.identityDecided)

  on<VendorRegistered>('vendors.vendor_registered', team.registered)
  on<PaperHandedIn>('vendors.paper_handed_in', team.paperHandedIn)
  on<DataRequestReceived>('privacy.data_request_received', team.dataRequested)
  on<ContactReceived>('messaging.contact_received', team.contacted)
  on<ThingReported>('reviews.thing_reported', team.reported)
  on<BatchProposed>('payouts.batch_proposed', team.batchProposed)
  on<RemittanceDiffers>('payouts.remittance_differs', team.remittanceDiffers)
}
