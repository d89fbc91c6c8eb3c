import { isOnlineMethod } from '#kernel/payment-methods.ts'
import type { Tx } from '#platform/database/index.ts'
import type * as events from '../consumed-events.in-app.ts'
import type { VendorTopic } from '../rules/in-app-topics.ts'
import type { CreateVendorNotifications, VendorNotificationInput } from './create-in-app.ts'

const ORDERS = '/vendor/orders'
const LEGAL = '/vendor/shop?view=legal'
const isOnline = ({ paymentMethod }: events.PurchasePlacedInApp): boolean =>
  isOnlineMethod(paymentMethod)

const answer =
  (ring: CreateVendorNotifications) =>
  <Event>(ringsOf: (event: Event) => readonly VendorNotificationInput[]) =>
  (received: readonly Event[], tx: Tx): Promise<void> =>
    ring(tx, received.flatMap(ringsOf))

export const notifyVendorsInApp = (ring: CreateVendorNotifications) => {
  const on = answer(ring)
  return {
    // Orders paid online are announced once they are paid.
    placed: on<events.PurchasePlacedInApp>((event) =>
      isOnline(event) ? [] : event.orders.map(orderRing),
    ),
    settled: on<events.PurchaseSettledInApp>(({ orders }) => orders.map(orderRing)),
    moved: on<events.OrderStatusChangedInApp>(
      ({ vendorId, stepId, orderId, orderNumber, to, by }) =>
        to === 'cancelled' && by !== 'vendor'
          ? [
              {
                what: 'orders.cancelled',
                ...{ vendorId, eventKey: stepId, values: { number: orderNumber } },
                path: `${ORDERS}?order=${orderId}`,
              },
            ]
          : [],
    ),
    deliveryRejected: on<events.ClaimedDeliveryInApp>(
      ({ vendorId, stepId, orderId, orderNumber }) => [
        {
          what: 'orders.delivery_rejected',
          ...{ vendorId, eventKey: stepId, values: { number: orderNumber } },
          path: `${ORDERS}?order=${orderId}`,
        },
      ],
    ),
    readdressed: on<events.AddressChangedInApp>(({ changeId, by, orders }) =>
      (by === 'vendor' ? [] : orders).map(({ id, number, vendorId }) => ({
        what: 'orders.readdressed',
        ...{ vendorId, eventKey: `${changeId}:${id}`, values: { number } },
        path: `${ORDERS}?order=${id}`,
      })),
    ),
    returnMoved: on<events.ReturnStatusChanged>(
      ({ vendorId, stepId, returnId, orderNumber, to, by }) =>
        to === 'requested' && by !== 'vendor'
          ? [
              {
                what: 'returns.requested',
                ...{ vendorId, eventKey: stepId, values: { number: orderNumber } },
                path: `${ORDERS}?view=returns&return=${returnId}`,
              },
            ]
          : [],
    ),
    written: on<events.MessageSentInApp>(({ vendorId, messageId, to }) =>
      to === 'vendor'
        ? [{ what: 'messages.received', vendorId, eventKey: messageId, path: '/vendor/messages' }]
        : [],
    ),
    ...ringOfProducts(ring),
    ...ringOfShops(ring),
  }
}
export type NotifyVendorsInApp = ReturnType<typeof notifyVendorsInApp>

const orderRing = ({
  id,
  number,
  vendorId,
}: events.PurchaseSettledInApp['orders'][number]): VendorNotificationInput => ({
  ...{ what: 'orders.placed', vendorId, eventKey: id, values: { number } },
  path: `${ORDERS}?order=${id}`,
})

function ringOfProducts(ring: CreateVendorNotifications) {
  const on = answer(ring)
  return {
    reviewed: on<events.ReviewPublishedInApp>(({ vendorId, reviewId, productName, rating }) => [
      {
        ...{ what: 'reviews.published', vendorId, eventKey: reviewId },
        ...{ values: { product: productName, rating }, path: '/vendor/reviews' },
      },
    ]),
    asked: on<events.QuestionReceivedInApp>(({ vendorId, questionId, productName }) => [
      {
        ...{ what: 'questions.asked', vendorId, eventKey: questionId },
        ...{ values: { product: productName }, path: '/vendor/reviews?view=questions' },
      },
    ]),
    judged: on<events.ProductModeratedInApp>(
      ({ vendorId, stepId, productId, productName, isOnSale, reason }) => [
        {
          ...(isOnSale
            ? { what: 'products.shown' as const }
            : {
                what: reason
                  ? ('products.withdrawn_because' as const)
                  : ('products.withdrawn' as const),
              }),
          ...{ vendorId, eventKey: stepId },
          values: { product: productName, ...(reason && { reason }) },
          path: `/vendor/products/${productId}`,
        },
      ],
    ),
    soldOut: on<events.StockOutInApp>(
      ({ vendorId, variantId, productId, productName, reference }) => [
        {
          ...{ what: 'products.sold_out', vendorId, eventKey: `${variantId}:${reference}` },
          ...{ values: { product: productName }, path: `/vendor/products/${productId}` },
        },
      ],
    ),
    importEnded: on<events.ImportEnded>(({ vendorId, importId, isDone }) => [
      {
        what: isDone ? 'imports.done' : 'imports.failed',
        ...{ vendorId, eventKey: importId, path: `/vendor/import?import=${importId}` },
      },
    ]),
  }
}

function ringOfShops(ring: CreateVendorNotifications) {
  const on = answer(ring)
  const decided = (what: VendorTopic, path: string) =>
    on<events.VendorDecidedInApp>(({ vendorId, stepId }) => [
      { what, vendorId, eventKey: stepId, path },
    ])
  return {
    paid: on<events.PayoutPaidInApp>(({ payouts }) =>
      payouts.map((payout) => payoutRing('payouts.paid', payout)),
    ),
    payoutFailed: on<events.PayoutFailed>((payout) => [payoutRing('payouts.failed', payout)]),
    payoutReturned: on<events.PayoutFailed>((payout) => [payoutRing('payouts.returned', payout)]),
    approved: decided('shops.approved', '/vendor/dashboard'),
    rejected: decided('shops.rejected', '/vendor/register?correct=true'),
    activityChanged: on<events.VendorActivityChangedInApp>(
      ({ vendorId, stepId, isActive, reason }) => [
        {
          what: isActive
            ? 'shops.reopened'
            : reason === null
              ? 'shops.suspended'
              : 'shops.suspended_because',
          ...{ vendorId, eventKey: stepId, path: '/vendor/dashboard' },
          values: reason === null ? {} : { reason },
        },
      ],
    ),
    documentRefused: decided('documents.refused', LEGAL),
    documentsAccepted: decided('documents.accepted', LEGAL),
    identityDecided: on<events.LegalIdentityDecided>(({ vendorId, changeId, reason }) => [
      {
        what: reason === null ? 'shops.identity_accepted' : 'shops.identity_refused',
        ...{ vendorId, eventKey: changeId, path: LEGAL },
      },
    ]),
  }
}

const payoutRing = (
  what: VendorTopic,
  { payoutId, vendorId, amount }: events.PayoutFailed,
): VendorNotificationInput => ({
  ...{ what, vendorId, eventKey: payoutId, values: { amount_centimes: amount } },
  path: '/vendor/money',
})
