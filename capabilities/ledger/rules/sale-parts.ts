import { type Centimes, centimes, minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import type { ExchangeDetails, OrderBook, RefundAmounts, SaleDetails } from '../schema.ts'
import { findRefunds } from './order-book.ts'

export type GivenUp = RefundAmounts & { waived?: Centimes | undefined }
/** What the order sold (`exchange` null), or what an exchange brought; `before`: what was given up of it so far. */
export type SalePart = { exchange: string | null; sale: SaleDetails; before: GivenUp }

export const NO_REFUND: RefundAmounts = { goods: ZERO_CENTIMES, delivery: ZERO_CENTIMES }

export const findExchanges = ({ journals }: OrderBook): ExchangeDetails[] =>
  journals.flatMap(({ details, isReversed }) =>
    details?.of === 'exchange' && !isReversed ? [details] : [],
  )

/** The part of the order itself also stands for an exchange that the books do not have. */
export function findPart(book: OrderBook, sale: SaleDetails, exchange: string | null): SalePart {
  const exchanges = findExchanges(book)
  const sold = exchanges.find((details) => details.exchange === exchange)
  const isSame = (other: string | null): boolean =>
    sold
      ? other === sold.exchange
      : other === null || !exchanges.some((details) => details.exchange === other)
  const givenFor = exchanges
    .filter(({ replaces }) => isSame(replaces))
    .map(({ goods }): GivenUp => ({ ...NO_REFUND, goods }))
  const refunded = findRefunds(book).map(({ ofExchanges = [], ...refund }): GivenUp => {
    const others = ofExchanges.filter((share) => isSame(share.exchange))
    const goods = sum(others.map((share) => share.goods))
    if (sold) return { ...NO_REFUND, goods }
    const ofOrder = minus(refund.goods, sum(ofExchanges.map((share) => share.goods)))
    return { goods: sum([ofOrder, goods]), delivery: refund.delivery, waived: refund.waived }
  })
  const before = [...givenFor, ...refunded].reduce(addGivenUp, NO_REFUND)
  if (!sold) return { exchange: null, sale, before }
  return { exchange: sold.exchange, sale: saleOfExchange(sale, sold), before }
}

export function saleOfExchange(sale: SaleDetails, exchange: ExchangeDetails): SaleDetails {
  const { subtotal, discount, commission, rounding } = exchange
  const isVendors = sale.discountByVendor > 0
  return {
    ...sale,
    ...{ subtotal, commission, rounding, total: paidForExchange(exchange) },
    shipping: ZERO_CENTIMES,
    discountByVendor: isVendors ? discount : ZERO_CENTIMES,
    discountByOperator: isVendors ? ZERO_CENTIMES : discount,
    discountOnDelivery: ZERO_CENTIMES,
  }
}

export const addGivenUp = (a: GivenUp, b: GivenUp): GivenUp => ({
  goods: sum([a.goods, b.goods]),
  delivery: sum([a.delivery, b.delivery]),
  waived: sum([a.waived ?? ZERO_CENTIMES, b.waived ?? ZERO_CENTIMES]),
})

/** In centimes, what exchanges added to the price of the goods, or took from it. */
export const exchangedTotal = (book: OrderBook): Centimes =>
  findExchanges(book).reduce(
    (total, exchange) => centimes(total + paidForExchange(exchange) - exchange.goods),
    ZERO_CENTIMES,
  )

const paidForExchange = ({ subtotal, discount, rounding }: ExchangeDetails): Centimes =>
  centimes(subtotal - discount + rounding)
