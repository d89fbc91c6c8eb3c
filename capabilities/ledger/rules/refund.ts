import { allocate, type Centimes, centimes, minus, NOTHING, sum } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { AccountKind, Journal, OrderBook, Refund, SaleDetails } from '../schema.ts'
import { balanceOf, isSold, refundsOf, saleOf } from './book.ts'
import { postedOnly, saleAmounts } from './sale.ts'

export type RefundRefusal = { code: 'order_not_paid' } | { code: 'refund_too_high'; most: Refund }

/** What the buyer paid for the goods, rounding included, and what for the delivery. */
export function paidFor(sale: SaleDetails): Refund {
  const asked = minus(sale.shipping, sale.discountOnDelivery)
  const delivery = asked < sale.total ? asked : sale.total // goods of some centimes are rounded away
  return { goods: minus(sale.total, delivery), delivery }
}

/**
 * The sale as it would have been without what was given back: everything that hangs on the goods
 * (discounts, commission) shrinks with them, so that refunds of a whole order undo it to the centime.
 */
export function keptSale(sale: SaleDetails, back: Refund): SaleDetails {
  const paid = paidFor(sale)
  const left = minus(paid.goods, back.goods)
  const kept = (amount: Centimes): Centimes =>
    paid.goods === 0 ? amount : (allocate(amount, [left, back.goods])[0] ?? NOTHING)
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
  const byVendor = sale.discountByVendor > 0 ? sale.discountOnDelivery : NOTHING
  return { byVendor, byOperator: minus(sale.discountOnDelivery, byVendor) }
}

/** What a refund takes back from each account; the buyer's part becomes what is due to them. */
export function refundOf(
  book: OrderBook,
  { reason, ...wanted }: Refund & { reason: string },
  memo: string,
): Result<Journal, RefundRefusal> {
  const sale = saleOf(book)
  const isPaid = isSold(book) && balanceOf(book, 'buyer_receivable') === 0
  if (!sale || !isPaid) return refuse({ code: 'order_not_paid' })
  return givenBack(book, sale, { ...wanted, reason, memo, to: 'refunds_due' })
}

/**
 * What came back before it was paid for: the buyer owes so much less, and all that hangs on it shrinks
 * as with a refund. `amount` is what was asked for at the doors that stayed shut; `withDelivery` says
 * whether the delivery was in it. Null when nothing is owed any more: then it is a refund.
 */
export function takenBackOf(
  book: OrderBook,
  { amount, withDelivery, reason }: TakenBack,
  memo: string,
): Result<Journal, RefundRefusal> | null {
  const sale = saleOf(book)
  if (!sale || !isSold(book) || balanceOf(book, 'buyer_receivable') <= 0) return null
  const { delivery: whole } = paidFor(sale)
  const delivery = withDelivery ? (whole < amount ? whole : amount) : NOTHING
  const back = { goods: minus(amount, delivery), delivery, reason }
  return givenBack(book, sale, { ...back, memo, to: 'buyer_receivable' })
}
export type TakenBack = { amount: Centimes; withDelivery: boolean; reason: string }

type GivenBack = Refund & { reason: string; memo: string; to: 'refunds_due' | 'buyer_receivable' }

function givenBack(
  book: OrderBook,
  sale: SaleDetails,
  { reason, memo, to, ...wanted }: GivenBack,
): Result<Journal, RefundRefusal> {
  const before = refundsOf(book).reduce<Refund>(add, { goods: NOTHING, delivery: NOTHING })
  const paid = paidFor(sale)
  const most = {
    goods: minus(paid.goods, before.goods),
    delivery: minus(paid.delivery, before.delivery),
  }
  if (wanted.goods > most.goods || wanted.delivery > most.delivery)
    return refuse({ code: 'refund_too_high', most })

  const was = new Map(saleAmounts(keptSale(sale, before)))
  const amounts = saleAmounts(keptSale(sale, add(before, wanted))).map(
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
    details: { of: 'refund', ...wanted, reason },
    entries: postedOnly(amounts),
  })
}

const add = (a: Refund, b: Refund): Refund => ({
  goods: sum([a.goods, b.goods]),
  delivery: sum([a.delivery, b.delivery]),
})
