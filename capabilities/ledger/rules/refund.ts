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

export type RefundRefusal =
  | { code: 'order_not_paid' }
  | { code: 'refund_too_high'; most: RefundAmounts }

/** In centimes; the rounding belongs to the goods. */
export function amountPaid(sale: SaleDetails): RefundAmounts {
  const amount = minus(sale.shipping, sale.discountOnDelivery)
  const delivery = amount < sale.total ? amount : sale.total // the rounding may exceed a tiny price
  return { goods: minus(sale.total, delivery), delivery }
}

type GivenUp = RefundAmounts & { waived?: Centimes | undefined }
type RefundInput = RefundAmounts & Pick<RefundDetails, 'reason' | 'deliveryBy'>

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
  return minus(minus(sale.total, owed > 0 ? owed : ZERO_CENTIMES), sum(given))
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
    .reduce<GivenUp>(add, NO_REFUND)
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

/**
 * Posted again because the order was reopened while the vendor keeps the items. Not for undelivered
 * returns: those items are shipped again.
 */
export function reinstatedOf(book: OrderBook, memo: string): Journal[] {
  const sale = findSale(book)
  if (!sale || !isSold(book)) return []
  const isReinstated = (id: string) =>
    book.journals.some(({ details }) => details?.of === 'refund' && details.reinstates === id)
  const isWithdrawn = (id: string) =>
    book.journals.some(({ reverses, details }) => reverses === id && details?.of === 'withdrawal')
  const undone = book.journals.flatMap(({ id, isReversed, details }) =>
    isReversed &&
    details?.of === 'refund' &&
    details.reason !== RETURNED_TO_SHOP &&
    !isReinstated(id) &&
    !isWithdrawn(id)
      ? [{ id, details }]
      : [],
  )
  const again: Journal[] = []
  let given = findRefunds(book).reduce<GivenUp>(add, NO_REFUND)
  for (const { id, details } of undone) {
    const { goods, delivery, reason, deliveryBy } = details
    const refund = { goods, delivery, reason, ...(deliveryBy && { deliveryBy }) }
    const wanted = { ...refund, memo, to: 'refunds_due' as const, reinstates: id }
    const journal = givenBack(book, sale, wanted, given)
    if (!journal.ok) continue // the sale has shrunk since, so this refund no longer fits
    again.push(journal.value)
    given = add(given, details)
  }
  return again
}

type GivenBack = GivenUp & {
  reason: string
  deliveryBy?: RefundDetails['deliveryBy']
  memo: string
  to: 'refunds_due' | 'buyer_receivable'
  reinstates?: string
}
const NO_REFUND: RefundAmounts = { goods: ZERO_CENTIMES, delivery: ZERO_CENTIMES }

function givenBack(
  book: OrderBook,
  sale: SaleDetails,
  { memo, to, ...refund }: GivenBack,
  before = findRefunds(book).reduce<GivenUp>(add, NO_REFUND),
): Result<Journal, RefundRefusal> {
  const { goods, delivery, waived } = refund
  const wanted = { goods, delivery, waived }
  const paid = amountPaid(sale)
  const maximum = {
    goods: minus(paid.goods, before.goods),
    delivery: minus(paid.delivery, before.delivery),
  }
  if (wanted.goods > maximum.goods || wanted.delivery > maximum.delivery)
    return refuse({ code: 'refund_too_high', most: maximum })

  const was = new Map(saleAmounts(saleAfterRefunds(sale, before)))
  const amounts = saleAmounts(saleAfterRefunds(sale, add(before, wanted))).map(
    ([account, amount]): readonly [AccountKind, number] => [
      account === 'buyer_receivable' ? to : account,
      amount - (was.get(account) ?? 0) + shiftOf(account, sale, refund),
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

const add = (a: GivenUp, b: GivenUp): GivenUp => ({
  goods: sum([a.goods, b.goods]),
  delivery: sum([a.delivery, b.delivery]),
  waived: sum([a.waived ?? ZERO_CENTIMES, b.waived ?? ZERO_CENTIMES]),
})
