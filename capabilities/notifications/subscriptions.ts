import type { CartAbandoned } from '#capabilities/cart/events.ts'
import type { ProductModerated, StockOut } from '#capabilities/catalog/events.ts'
import type { CallRequired } from '#capabilities/phone-confirmation/events.ts'
import type { ImportEnded } from '#capabilities/imports/events.ts'
import type {
  AddressChanged,
  ConfirmationRequested,
  DeliveryAttemptFailed,
  DeliveryClaimRejected,
  DeliveryDenied,
  RemainderCancelled,
  ParcelLost,
  ParcelShipped,
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
  PayoutReturned,
  CompensatedParcelFound,
  RemittanceDiffers,
} from '#capabilities/payouts/events.ts'
import type { DataRequestReceived } from '#capabilities/privacy/events.ts'
import type {
  ExchangeShipped,
  RefundStatusChanged,
  ReturnStatusChanged,
} from '#capabilities/returns/events.ts'
import type { CommissionInvoiced } from '#capabilities/documents/events.ts'
import type { PromoCodeDeactivated } from '#capabilities/promotions/events.ts'
import type {
  QuestionAnswered,
  QuestionReceived,
  ReviewAnswered,
  ReviewPublished,
  ContentReported,
} from '#capabilities/reviews/events.ts'
import type {
  LegalIdentityDecided,
  VerificationDocumentUploaded,
  VerificationDocumentExpiring,
  VerificationDocumentRefused,
  VerificationDocumentsAccepted,
  PayoutAccountChanged,
  StaffInvited,
  StaffRemoved,
  VendorActivityChanged,
  VendorApproved,
  VendorRegistered,
  VendorRejected,
} from '#capabilities/vendors/events.ts'
import type { DeliveredEvent, Outbox } from '#platform/outbox.ts'
import type { Tx } from '#platform/database/index.ts'
import type { NotifyVendorsInApp } from './operations/notify-vendors-in-app.ts'
import type { NotifyAdminsInApp } from './operations/notify-admins-in-app.ts'
import type { NotifyCalls } from './operations/notify-calls.ts'
import type { NotifyAbandonedCarts } from './operations/notify-abandoned-carts.ts'
import type { NotifyMessages } from './operations/notify-messages.ts'
import type { NotifyOrders } from './operations/notify-orders.ts'
import type { NotifyPayments } from './operations/notify-payments.ts'
import type { NotifyParcels } from './operations/notify-parcels.ts'
import type { NotifyDataRequests } from './operations/notify-data-requests.ts'
import type { NotifyQuestions } from './operations/notify-questions.ts'
import type { NotifyReturns } from './operations/notify-returns.ts'
import type { NotifyReviews } from './operations/notify-reviews.ts'
import type { NotifyVerificationDocuments } from './operations/notify-verification-documents.ts'
import type { NotifyVendors } from './operations/notify-vendors.ts'

type Notify = NotifyCalls &
  NotifyParcels &
  NotifyAbandonedCarts &
  NotifyMessages &
  NotifyOrders &
  NotifyPayments &
  NotifyDataRequests &
  NotifyQuestions &
  NotifyReturns &
  NotifyReviews &
  NotifyVendors &
  NotifyVerificationDocuments

type EventSource = Pick<Outbox, 'subscribeMany'>

type Handler<Event> = (events: readonly DeliveredEvent<Event>[], tx: Tx) => Promise<void>
/** The outbox stores the name: it never changes. */
type Subscribe = <Event extends { type: string }>(
  name: string,
  type: Event['type'],
  handler: Handler<Event>,
) => void

export function subscribeToEvents(outbox: EventSource, notify: Notify): void {
  const on: Subscribe = (name, type, handler) =>
    outbox.subscribeMany(`notifications.${name}`, type, handler)
  subscribeToOrders(on, notify)
  subscribeToVendors(on, notify)
  subscribeToDocuments(on, notify)
  subscribeToQuestions(on, notify)
  on<DataRequestReceived>(
    'data_request_received',
    'privacy.data_request_received',
    notify.dataRequestsReceived,
  )
}

function subscribeToOrders(on: Subscribe, notify: Notify): void {
  on<PurchasePlaced>('purchase_placed', 'orders.purchase_placed', notify.purchasesPlaced)
  on<PurchaseSettled>('purchase_settled', 'orders.purchase_settled', notify.purchasesSettled)
  on<ConfirmationRequested>(
    'confirmation_requested',
    'orders.confirmation_requested',
    notify.confirmationsRequested,
  )
  on<OrderStatusChanged>(
    'order_status_changed',
    'orders.order_status_changed',
    notify.statusesChanged,
  )
  on<ParcelShipped>('parcel_shipped', 'orders.parcel_shipped', notify.parcelsShipped)
  on<DeliveryAttemptFailed>(
    'delivery_attempt_failed',
    'orders.delivery_attempt_failed',
    notify.attemptsFailed,
  )
  on<RemainderCancelled>(
    'remainder_cancelled',
    'orders.remainder_cancelled',
    notify.remaindersCancelled,
  )
  on<ParcelLost>('parcel_lost', 'orders.parcel_lost', notify.parcelsLost)
  on<AddressChanged>('address_changed', 'orders.address_changed', notify.addressesChanged)
  on<CallRequired>('call_awaited', 'phone_confirmation.call_required', notify.callsAwaited)
}

function subscribeToVendors(on: Subscribe, notify: Notify): void {
  on<ReviewPublished>('review_published', 'reviews.review_published', notify.reviewsPublished)
  on<MessageSent>('message_sent', 'messaging.message_sent', notify.messagesSent)
  on<ReviewAnswered>('review_answered', 'reviews.review_answered', notify.reviewsAnswered)
  on<VendorApproved>('vendor_approved', 'vendors.vendor_approved', notify.vendorsApproved)
  on<VendorRejected>('vendor_rejected', 'vendors.vendor_rejected', notify.vendorsRejected)
  on<CommissionInvoiced>(
    'commission_invoiced',
    'documents.commission_invoiced',
    notify.commissionInvoiced,
  )
  on<PromoCodeDeactivated>('code_stopped', 'promotions.promo_code_deactivated', notify.codesStopped)
  on<ReturnStatusChanged>('return_moved', 'returns.return_status_changed', notify.returnsMoved)
  on<ExchangeShipped>('exchange_sent', 'returns.exchange_shipped', notify.exchangesSent)
  on<RefundStatusChanged>('refund_moved', 'returns.refund_status_changed', notify.refundsMoved)
  on<CartAbandoned>('cart_abandoned', 'cart.cart_abandoned', notify.cartsAbandoned)
  on<StaffInvited>('staff_invited', 'vendors.staff_invited', notify.staffInvited)
  on<StaffRemoved>('staff_removed', 'vendors.staff_removed', notify.staffRemoved)
}

function subscribeToDocuments(on: Subscribe, notify: Notify): void {
  on<LegalIdentityDecided>(
    'identity_decided',
    'vendors.legal_identity_decided',
    notify.identitiesDecided,
  )
  on<VerificationDocumentRefused>(
    'verification_document_refused',
    'vendors.verification_document_refused',
    notify.notifyRefusedDocuments,
  )
  on<VerificationDocumentsAccepted>(
    'verification_documents_accepted',
    'vendors.verification_documents_accepted',
    notify.notifyAcceptedDocuments,
  )
  on<VerificationDocumentExpiring>(
    'verification_document_expiring',
    'vendors.verification_document_expiring',
    notify.notifyExpiringDocuments,
  )
  on<PayoutAccountChanged>(
    'payout_account_changed',
    'vendors.payout_account_changed',
    notify.payoutAccountsChanged,
  )
}

function subscribeToQuestions(on: Subscribe, notify: Notify): void {
  on<QuestionReceived>('question_asked', 'reviews.question_asked', notify.notifyQuestions)
  on<QuestionAnswered>('question_answered', 'reviews.question_answered', notify.questionsAnswered)
  on<ContactAnswered>('contact_answered', 'messaging.contact_answered', notify.contactsAnswered)
}

export function subscribeInAppNotifications(
  outbox: EventSource,
  shop: NotifyVendorsInApp,
  admins: NotifyAdminsInApp,
): void {
  const on = <Event extends { type: string }>(type: Event['type'], handler: Handler<Event>) =>
    outbox.subscribeMany<Event>(`bell.${type.split('.')[1]}`, type, handler)

  on<PurchasePlaced>('orders.purchase_placed', shop.placed)
  on<PurchaseSettled>('orders.purchase_settled', shop.settled)
  on<OrderStatusChanged>('orders.order_status_changed', async (events, tx) => {
    await shop.moved(events, tx)
    await admins.statusChanged(events, tx)
  })
  on<ParcelLost>('orders.parcel_lost', admins.parcelLost)
  on<DeliveryDenied>('orders.delivery_denied', admins.deliveryDenied)
  on<DeliveryClaimRejected>('orders.delivery_claim_rejected', shop.deliveryRejected)
  on<AddressChanged>('orders.address_changed', shop.readdressed)
  on<ReturnStatusChanged>('returns.return_status_changed', shop.returnMoved)
  on<MessageSent>('messaging.message_sent', shop.written)
  on<ReviewPublished>('reviews.review_published', shop.reviewed)
  on<QuestionReceived>('reviews.question_asked', shop.asked)
  on<ProductModerated>('catalog.product_moderated', shop.judged)
  on<StockOut>('catalog.variant_sold_out', shop.soldOut)
  on<ImportEnded>('imports.import_finished', shop.importEnded)
  on<BatchSettled>('payouts.batch_settled', shop.paid)
  on<PayoutFailed>('payouts.payout_failed', shop.payoutFailed)
  on<PayoutReturned>('payouts.payout_returned', shop.payoutReturned)
  on<VendorApproved>('vendors.vendor_approved', shop.approved)
  on<VendorRejected>('vendors.vendor_rejected', shop.rejected)
  on<VendorActivityChanged>('vendors.vendor_activity_changed', shop.activityChanged)
  on<VerificationDocumentRefused>('vendors.verification_document_refused', shop.documentRefused)
  on<VerificationDocumentsAccepted>(
    'vendors.verification_documents_accepted',
    shop.documentsAccepted,
  )
  on<LegalIdentityDecided>('vendors.legal_identity_decided', shop.identityDecided)

  on<VendorRegistered>('vendors.vendor_registered', admins.registered)
  on<VerificationDocumentUploaded>(
    'vendors.verification_document_uploaded',
    admins.documentUploaded,
  )
  on<DataRequestReceived>('privacy.data_request_received', admins.dataRequested)
  on<ContactReceived>('messaging.contact_received', admins.contacted)
  on<ContentReported>('reviews.content_reported', admins.reported)
  on<BatchProposed>('payouts.batch_proposed', admins.batchProposed)
  on<CompensatedParcelFound>('payouts.compensated_parcel_found', admins.compensatedFound)
  on<RemittanceDiffers>('payouts.remittance_mismatched', admins.remittanceDiffers)
}
