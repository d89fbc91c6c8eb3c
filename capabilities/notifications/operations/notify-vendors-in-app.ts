import type { Tx } from '#platform/database/index.ts'
import type * as facts from '../consumed-events.in-app.ts'
import type { ShopOccasion } from '../rules/in-app-topics.ts'
import type { RingShops, ShopRing } from './create-in-app.ts'

const ORDERS = '/vendor/orders'
const LEGAL = '/vendor/shop?view=legal'
const isOnline = ({ paymentMethod }: facts.Placed): boolean =>
  paymentMethod === 'edahabia' || paymentMethod === 'cib'

/** The bell as it answers facts of one kind. */
const answer =
  (ring: RingShops) =>
  <Fact>(ringsOf: (fact: Fact) => readonly ShopRing[]) =>
  (heard: readonly Fact[], tx: Tx): Promise<void> =>
    ring(tx, heard.flatMap(ringsOf))

/** What happens in a shop, as it rings there. */
export const ringInShops = (ring: RingShops) => {
  const on = answer(ring)
  return {
    // What is to be paid online is an order once it is paid: before, there is nothing to do.
    placed: on<facts.Placed>((fact) => (isOnline(fact) ? [] : fact.orders.map(orderRing))),
    settled: on<facts.Settled>(({ orders }) => orders.map(orderRing)),
    moved: on<facts.Moved>(({ vendorId, stepId, orderId, orderNumber, to, by }) =>
      to === 'cancelled' && by !== 'vendor'
        ? [
            {
              what: 'orders.cancelled',
              ...{ vendorId, fact: stepId, values: { number: orderNumber } },
              path: `${ORDERS}?order=${orderId}`,
            },
          ]
        : [],
    ),
    returnMoved: on<facts.ReturnMoved>(({ vendorId, stepId, returnId, orderNumber, to, by }) =>
      to === 'requested' && by !== 'vendor'
        ? [
            {
              what: 'returns.requested',
              ...{ vendorId, fact: stepId, values: { number: orderNumber } },
              path: `${ORDERS}?view=returns&return=${returnId}`,
            },
          ]
        : [],
    ),
    written: on<facts.Written>(({ vendorId, messageId, to }) =>
      to === 'vendor'
        ? [{ what: 'messages.received', vendorId, fact: messageId, path: '/vendor/messages' }]
        : [],
    ),
    ...ringOfProducts(ring),
    ...ringOfShops(ring),
  }
}
export type RingInShops = ReturnType<typeof ringInShops>

const orderRing = ({ id, number, vendorId }: facts.Settled['orders'][number]): ShopRing => ({
  ...{ what: 'orders.placed', vendorId, fact: id, values: { number } },
  path: `${ORDERS}?order=${id}`,
})

/** Of what is sold, and what is said of it. */
function ringOfProducts(ring: RingShops) {
  const on = answer(ring)
  return {
    reviewed: on<facts.Reviewed>(({ vendorId, reviewId, productName, rating }) => [
      {
        ...{ what: 'reviews.published', vendorId, fact: reviewId },
        ...{ values: { product: productName, rating }, path: '/vendor/reviews' },
      },
    ]),
    asked: on<facts.Asked>(({ vendorId, questionId, productName }) => [
      {
        ...{ what: 'questions.asked', vendorId, fact: questionId },
        ...{ values: { product: productName }, path: '/vendor/reviews?view=questions' },
      },
    ]),
    judged: on<facts.Judged>(({ vendorId, stepId, productId, productName, isOnSale }) => [
      {
        what: isOnSale ? 'products.shown' : 'products.withdrawn',
        ...{ vendorId, fact: stepId, values: { product: productName } },
        path: `/vendor/products/${productId}`,
      },
    ]),
    soldOut: on<facts.SoldOut>(({ vendorId, variantId, productId, productName, reference }) => [
      {
        ...{ what: 'products.sold_out', vendorId, fact: `${variantId}:${reference}` },
        ...{ values: { product: productName }, path: `/vendor/products/${productId}` },
      },
    ]),
    importEnded: on<facts.ImportEnded>(({ vendorId, importId, isDone }) => [
      {
        what: isDone ? 'imports.done' : 'imports.failed',
        ...{ vendorId, fact: importId, path: `/vendor/import?import=${importId}` },
      },
    ]),
  }
}

/** Of the shop itself: what the team decided, and its money. */
function ringOfShops(ring: RingShops) {
  const on = answer(ring)
  const decided = (what: ShopOccasion, path: string) =>
    on<facts.Decided>(({ vendorId, stepId }) => [{ what, vendorId, fact: stepId, path }])
  return {
    paid: on<facts.Paid>(({ payouts }) =>
      payouts.map((payout) => payoutRing('payouts.paid', payout)),
    ),
    payoutFailed: on<facts.PayoutFailed>((payout) => [payoutRing('payouts.failed', payout)]),
    approved: decided('shops.approved', '/vendor/dashboard'),
    rejected: decided('shops.rejected', '/vendor/register?correct=true'),
    paperRefused: decided('papers.refused', LEGAL),
    papersAccepted: decided('papers.accepted', LEGAL),
    identityDecided: on<facts.IdentityDecided>(({ vendorId, changeId, reason }) => [
      {
        what: reason === null ? 'shops.identity_accepted' : 'shops.identity_refused',
        ...{ vendorId, fact: changeId, path: LEGAL },
      },
    ]),
  }
}

const payoutRing = (
  what: ShopOccasion,
  { payoutId, vendorId, amount }: facts.PayoutFailed,
): ShopRing => ({
  ...{ what, vendorId, fact: payoutId, values: { amount_centimes: amount } },
  path: '/vendor/money',
})
