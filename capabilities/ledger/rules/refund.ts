import { allocate, type Centimes, centimes, minus, ZERO_CENTIMES, sum } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { AccountKind, Journal, OrderBook, Refund, SaleDetails } from '../schema.ts'
import { balanceOf, isSold, findRefunds, findSale } from './order-book.ts'

/** Why a sale shrinks by what came back to its shop without having been delivered. */
export const RETURNED_TO_SHOP = 'returned_to_shop'
import { postedEntries, saleAmounts } from './sale.ts'

export type RefundRefusal = { code: 'order_not_paid' } | { code: 'refund_too_high'; most: Refund }

/** What the buyer paid for the goods, rounding included, and what for the delivery. */
export function amountPaid(sale: SaleDetails): Refund {
  const asked = minus(sale.shipping, sale.discountOnDelivery)
  const delivery = asked < sale.total ? asked : sale.total // goods of some centimes are rounded away
  return { goods: minus(sale.total, delivery), delivery }
}

/**
 * The sale as it would have been without what was given back: everything that hangs on the goods
 * (discounts, commission) shrinks with them, so that refunds of a whole order undo it to the centime.
 */
export function saleAfterRefunds(sale: SaleDetails, back: Refund): SaleDetails {
  const paid = amountPaid(sale)
  const left = minus(paid.goods, back.goods)
  const kept = (amount: Centimes): Centimes =>
    paid.goods === 0 ? amount : (allocate(amount, [left, back.goods])[0] ?? ZERO_CENTIMES)
  const onDelivery = deliveryDiscounts(sale)
  const subtotal = kept(sale.subtotal)
  const shipping = minus(sale.shipping, back.delivery)
  const byVendor = kept(minus(sale.discountByVendor, onDelivery.byVendor))
  const byOperator = kept(minus(sale.discountByOperator, onDelivery.byOperator))
  const total = minus(sale.total, sum([back.goods, back.delivery]))
  const discounts = sum([byVendor, byOperator, sale.discountOnDelivery])
  return {
    ...sale,
    subtotal,
    shipping,
    total,
    discountByVendor: sum([byVendor, onDelivery.byVendor]),
    discountByOperator: sum([byOperator, onDelivery.byOperator]),
    rounding: centimes(total - subtotal - shipping + discounts),
    commission: kept(sale.commission),
  }
}

/** A discount on the delivery is the shop's or the operator's: one code gives one discount. */
function deliveryDiscounts(sale: SaleDetails): { byVendor: Centimes; byOperator: Centimes } {
  const byVendor = sale.discountByVendor > 0 ? sale.discountOnDelivery : ZERO_CENTIMES
  return { byVendor, byOperator: minus(sale.discountOnDelivery, byVendor) }
}

/** What a refund takes back from each account; the buyer's part becomes what is due to them. */
export function refundOf(
  book: OrderBook,
  { reason, ...wanted }: Refund & { reason: string },
  memo: string,
): Result<Journal, RefundRefusal> {
  const sale = findSale(book)
  const isPaid = isSold(book) && balanceOf(book, 'buyer_receivable') === 0
  if (!sale || !isPaid) return refuse({ code: 'order_not_paid' })
  return givenBack(book, sale, { ...wanted, reason, memo, to: 'refunds_due' })
}

/**
 * What a refund takes back whose money has left already: it is booked whatever the buyer still owes.
 * Null when the sale does not stand, or shrank too much since: then the money was given back without it.
 */
export function refundSentOf(
  book: OrderBook,
  wanted: Refund & { reason: string },
  memo: string,
): Journal | null {
  const sale = findSale(book)
  if (!sale || !isSold(book)) return null
  const journal = givenBack(book, sale, { ...wanted, memo, to: 'refunds_due' })
  return journal.ok ? journal.value : null
}

/**
 * What came back to the shop without having been delivered: all that hangs on it shrinks as with a
 * refund. A buyer who has not paid owes so much less; one who has is owed it. `amount` is what the doors
 * of everything that came back are asked for; `withDelivery` says whether the delivery is in it. What
 * was posted of it before is not posted again: null when nothing is left to post.
 */
export function returnedAmounts(
  book: OrderBook,
  { amount, withDelivery }: ReturnedAmounts,
  memo: string,
): Result<Journal, RefundRefusal> | null {
  const sale = findSale(book)
  if (!sale || !isSold(book)) return null
  const { delivery: whole } = amountPaid(sale)
  const delivery = withDelivery ? (whole < amount ? whole : amount) : ZERO_CENTIMES
  const before = findRefunds(book)
    .filter(({ reason }) => reason === RETURNED_TO_SHOP)
    .reduce<Refund>(add, NO_REFUND)
  const back = {
    goods: minus(minus(amount, delivery), before.goods),
    delivery: minus(delivery, before.delivery),
  }
  if (back.goods < 0 || back.delivery < 0 || back.goods + back.delivery === 0) return null
  const to = balanceOf(book, 'buyer_receivable') > 0 ? 'buyer_receivable' : 'refunds_due'
  return givenBack(book, sale, { ...back, reason: RETURNED_TO_SHOP, memo, to })
}
export type ReturnedAmounts = { amount: Centimes; withDelivery: boolean }

/**
 * The refunds that a cancellation undid, posted again because the order stands again: the pieces they
 * were given for are with the shop still. What came back to it undelivered is sent anew, so that is not
 * refunded again.
 */
export function reinstatedOf(book: OrderBook, memo: string): Journal[] {
  const sale = findSale(book)
  if (!sale || !isSold(book)) return []
  const isReinstated = (id: string) =>
    book.journals.some(({ details }) => details?.of === 'refund' && details.reinstates === id)
  const undone = book.journals.flatMap(({ id, isReversed, details }) =>
    isReversed &&
    details?.of === 'refund' &&
    details.reason !== RETURNED_TO_SHOP &&
    !isReinstated(id)
      ? [{ id, details }]
      : [],
  )
  const again: Journal[] = []
  let given = findRefunds(book).reduce<Refund>(add, NO_REFUND)
  for (const { id, details } of undone) {
    const { goods, delivery, reason } = details
    const wanted = { goods, delivery, reason, memo, to: 'refunds_due' as const, reinstates: id }
    const journal = givenBack(book, sale, wanted, given)
    if (!journal.ok) continue // only a sale that shrank meanwhile has no room for it
    again.push(journal.value)
    given = add(given, details)
  }
  return again
}

type GivenBack = Refund & {
  reason: string
  memo: string
  to: 'refunds_due' | 'buyer_receivable'
  reinstates?: string
}
const NO_REFUND: Refund = { goods: ZERO_CENTIMES, delivery: ZERO_CENTIMES }

function givenBack(
  book: OrderBook,
  sale: SaleDetails,
  { memo, to, ...refund }: GivenBack,
  before = findRefunds(book).reduce<Refund>(add, NO_REFUND),
): Result<Journal, RefundRefusal> {
  const { goods, delivery } = refund
  const wanted = { goods, delivery }
  const paid = amountPaid(sale)
  const most = {
    goods: minus(paid.goods, before.goods),
    delivery: minus(paid.delivery, before.delivery),
  }
  if (wanted.goods > most.goods || wanted.delivery > most.delivery)
    return refuse({ code: 'refund_too_high', most })

  const was = new Map(saleAmounts(saleAfterRefunds(sale, before)))
  const amounts = saleAmounts(saleAfterRefunds(sale, add(before, wanted))).map(
    ([account, amount]): readonly [AccountKind, number] => [
      account === 'buyer_receivable' ? to : account,
      amount - (was.get(account) ?? 0),
    ],
  )
  return ok({
    kind: 'refund',
    orderId: book.orderId,
    vendorId: book.vendorId,
    memo,
    details: { of: 'refund', ...refund },
    entries: postedEntries(amounts),
  })
}

const add = (a: Refund, b: Refund): Refund => ({
  goods: sum([a.goods, b.goods]),
  delivery: sum([a.delivery, b.delivery]),
})
