import { allocate, type Centimes, centimes, minus, ZERO_CENTIMES, sum } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type {
  AccountKind,
  Journal,
  OrderBook,
  RefundAmounts,
  RefundDetails,
  SaleDetails,
} from '../schema.ts'
import { balanceOf, findRefunds, findSale, isSold, RETURNED_TO_SHOP } from './order-book.ts'
import { postedEntries, saleAmounts } from './sale.ts'
import { addGivenUp, exchangedTotal, findPart, type GivenUp, NO_REFUND } from './sale-parts.ts'

export type RefundRefusal =
  | { code: 'order_not_paid' }
  | { code: 'refund_too_high'; most: RefundAmounts }

/** In centimes; the rounding belongs to the goods. */
export function amountPaid(sale: SaleDetails): RefundAmounts {
  const amount = minus(sale.shipping, sale.discountOnDelivery)
  const delivery = amount < sale.total ? amount : sale.total // the rounding may exceed a tiny price
  return { goods: minus(sale.total, delivery), delivery }
}

type RefundInput = RefundAmounts & Pick<RefundDetails, 'reason' | 'deliveryBy' | 'ofExchanges'>

/** Discounts and commission shrink in proportion: a full refund leaves zero to the centime. */
export function saleAfterRefunds(sale: SaleDetails, back: GivenUp): SaleDetails {
  const paid = amountPaid(sale)
  const left = minus(paid.goods, back.goods)
  const pick = (amount: Centimes): Centimes =>
    paid.goods === 0 ? amount : (allocate(amount, [left, back.goods])[0] ?? ZERO_CENTIMES)
  const waived = back.waived ?? ZERO_CENTIMES
  const discountOnDelivery = minus(sale.discountOnDelivery, waived)
  const onDelivery = deliveryDiscounts(sale)
  const onDeliveryLeft = deliveryDiscounts({ ...sale, discountOnDelivery })
  const subtotal = pick(sale.subtotal)
  const shipping = minus(sale.shipping, sum([back.delivery, waived]))
  const byVendor = pick(minus(sale.discountByVendor, onDelivery.byVendor))
  const byOperator = pick(minus(sale.discountByOperator, onDelivery.byOperator))
  const total = minus(sale.total, sum([back.goods, back.delivery]))
  const discounts = sum([byVendor, byOperator, discountOnDelivery])
  return {
    ...sale,
    subtotal,
    shipping,
    total,
    discountOnDelivery,
    discountByVendor: sum([byVendor, onDeliveryLeft.byVendor]),
    discountByOperator: sum([byOperator, onDeliveryLeft.byOperator]),
    rounding: centimes(total - subtotal - shipping + discounts),
    commission: pick(sale.commission),
  }
}

/** Borne by one side only: an order has one promo code. */
function deliveryDiscounts(sale: SaleDetails): { byVendor: Centimes; byOperator: Centimes } {
  const byVendor = sale.discountByVendor > 0 ? sale.discountOnDelivery : ZERO_CENTIMES
  return { byVendor, byOperator: minus(sale.discountOnDelivery, byVendor) }
}

/** In centimes: while other parcels are on their way, what the delivered ones brought and no refund took. */
export function paidSoFar(book: OrderBook, sale: SaleDetails): Centimes {
  const owed = balanceOf(book, 'buyer_receivable')
  const given = findRefunds(book).map(({ goods, delivery }) => sum([goods, delivery]))
  const total = sum([sale.total, exchangedTotal(book)])
  return minus(minus(total, owed > 0 ? owed : ZERO_CENTIMES), sum(given))
}

/** Each account's share; the buyer's part is posted to `refunds_due`. */
export function refundOf(
  book: OrderBook,
  wanted: RefundInput,
  memo: string,
): Result<Journal, RefundRefusal> {
  const sale = findSale(book)
  if (!sale || !isSold(book)) return refuse({ code: 'order_not_paid' })
  const isPaid = balanceOf(book, 'buyer_receivable') <= 0
  if (!isPaid && wanted.goods + wanted.delivery > paidSoFar(book, sale))
    return refuse({ code: 'order_not_paid' })
  return givenBack(book, sale, { ...wanted, memo, to: 'refunds_due' })
}

/**
 * For a refund already paid out, whether the buyer still owes or not. Null when the sale is
 * reversed or too small by now: the payment is then posted without reducing it.
 */
export function refundSentOf(book: OrderBook, wanted: RefundInput, memo: string): Journal | null {
  const sale = findSale(book)
  if (!sale || !isSold(book)) return null
  const journal = givenBack(book, sale, { ...wanted, memo, to: 'refunds_due' })
  return journal.ok ? journal.value : null
}

/**
 * A parcel returned undelivered shrinks the sale like a refund: an unpaid buyer owes less, a paid
 * one is owed it. `amount`: cash on delivery of all returned parcels; `withDelivery`: whether it
 * includes the shipping fee. Idempotent: null when nothing is left to post.
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
    .reduce<GivenUp>(addGivenUp, NO_REFUND)
  // The delivery of a parcel that came back is not earned, also when a promo code paid for it.
  const waived = withDelivery ? sale.discountOnDelivery : ZERO_CENTIMES
  const back = {
    goods: minus(minus(amount, delivery), before.goods),
    delivery: minus(delivery, before.delivery),
  }
  const free = minus(waived, before.waived ?? ZERO_CENTIMES)
  if (back.goods < 0 || back.delivery < 0) return null
  if (back.goods + back.delivery + free === 0) return null
  const to = balanceOf(book, 'buyer_receivable') > 0 ? 'buyer_receivable' : 'refunds_due'
  const given = { ...back, ...(free > 0 && { waived: free }) }
  return givenBack(book, sale, { ...given, reason: RETURNED_TO_SHOP, memo, to })
}
export type ReturnedAmounts = { amount: Centimes; withDelivery: boolean }

type GivenBack = GivenUp & {
  reason: string
  deliveryBy?: RefundDetails['deliveryBy']
  ofExchanges?: RefundDetails['ofExchanges']
  memo: string
  to: 'refunds_due' | 'buyer_receivable'
  reinstates?: string
}

/** Of each part of the sale its own share. */
export function givenBack(
  book: OrderBook,
  sale: SaleDetails,
  { memo, to, ...refund }: GivenBack,
): Result<Journal, RefundRefusal> {
  const { goods, delivery, waived, ofExchanges = [] } = refund
  const ofOrder = minus(goods, sum(ofExchanges.map((share) => share.goods)))
  const parts = [
    { ...findPart(book, sale, null), back: { goods: ofOrder, delivery, waived } },
    ...ofExchanges.map((share) => ({
      ...findPart(book, sale, share.exchange),
      back: { ...NO_REFUND, goods: share.goods },
    })),
  ]
  const amounts = new Map<AccountKind, number>()
  for (const part of parts) {
    const paid = amountPaid(part.sale)
    const maximum = {
      goods: minus(paid.goods, part.before.goods),
      delivery: minus(paid.delivery, part.before.delivery),
    }
    if (part.back.goods > maximum.goods || part.back.delivery > maximum.delivery)
      return refuse({ code: 'refund_too_high', most: maximum })
    const was = new Map(saleAmounts(saleAfterRefunds(part.sale, part.before)))
    const rest = saleAfterRefunds(part.sale, addGivenUp(part.before, part.back))
    for (const [account, amount] of saleAmounts(rest))
      amounts.set(account, (amounts.get(account) ?? 0) + amount - (was.get(account) ?? 0))
  }
  return ok({
    kind: 'refund',
    orderId: book.orderId,
    vendorId: book.vendorId,
    memo,
    details: { of: 'refund', ...refund },
    entries: postedEntries(
      [...amounts].map(([account, amount]) => [
        account === 'buyer_receivable' ? to : account,
        amount + shiftOf(account, sale, refund),
      ]),
    ),
  })
}

/** The delivery was paid to whose rate it was; who caused the return gives it up. */
function shiftOf(
  account: AccountKind,
  { carriedBy }: SaleDetails,
  { delivery, deliveryBy = carriedBy }: Pick<GivenBack, 'delivery' | 'deliveryBy'>,
): number {
  if (deliveryBy === carriedBy) return 0
  const byVendor = deliveryBy === 'vendor' ? delivery : 0 - delivery
  if (account === 'vendor_payable') return byVendor
  return account === 'delivery_income' ? 0 - byVendor : 0
}
