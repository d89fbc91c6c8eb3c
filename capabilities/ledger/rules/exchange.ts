import { centimes, minus, shareOf, ZERO_CENTIMES } from '#kernel/money.ts'
import type {
  AccountKind,
  Exchange,
  ExchangeDetails,
  Journal,
  OrderBook,
  SaleDetails,
} from '../schema.ts'
import { findSale, isSold } from './order-book.ts'
import { amountPaid, saleAfterRefunds } from './refund.ts'
import { postedEntries, saleAmounts } from './sale.ts'
import { addGivenUp, findPart, NO_REFUND, saleOfExchange } from './sale-parts.ts'

/**
 * What came back is given up, and what was sent is sold: the buyer owes the difference, or is owed it. The
 * commission changes by its rate on the difference. Null when the order's sale is reversed.
 */
export function exchangeJournal(
  book: OrderBook,
  exchange: Exchange & Pick<ExchangeDetails, 'reinstates'>,
  number: string,
): Journal | null {
  const sale = findSale(book)
  if (!sale || !isSold(book)) return null
  const from = findPart(book, sale, exchange.replaces)
  const left = minus(amountPaid(from.sale).goods, from.before.goods)
  const goods = centimes(Math.max(0, Math.min(exchange.goods, left)))
  const was = saleAfterRefunds(from.sale, from.before)
  const rest = saleAfterRefunds(from.sale, addGivenUp(from.before, { ...NO_REFUND, goods }))
  const byVendor = sale.discountByVendor > 0 ? exchange.discount : ZERO_CENTIMES
  const baseOf = ({ subtotal, discountByVendor }: SaleDetails) => subtotal - discountByVendor
  const more = exchange.subtotal - byVendor - (baseOf(was) - baseOf(rest))
  const share = shareOf(centimes(Math.abs(more)), sale.commissionRate)
  const moved = was.commission - rest.commission + Math.sign(more) * share
  const commission = centimes(Math.max(0, moved)) // both parts are rounded
  const details: ExchangeDetails = { of: 'exchange', ...exchange, goods, commission }
  const before = new Map(saleAmounts(was))
  const brought = new Map(saleAmounts(saleOfExchange(sale, details)))
  const buyer = exchange.subtotal - exchange.discount - exchange.goods + exchange.rounding
  const shares = saleAmounts(rest)
    .filter(([account]) => account !== 'buyer_receivable' && account !== 'rounding')
    .map(([account, amount]): readonly [AccountKind, number] => [
      account,
      amount - (before.get(account) ?? 0) + (brought.get(account) ?? 0),
    ])
  // The rounding of what came back was paid for it, and goes back with its price.
  const rounding = 0 - buyer - shares.reduce((total, [, amount]) => total + amount, 0)
  const isDearer = buyer >= 0
  return {
    kind: isDearer ? 'adjustment' : 'refund',
    orderId: book.orderId,
    vendorId: book.vendorId,
    memo: isDearer ? `${number}: exchange` : number,
    details,
    entries: postedEntries([
      [isDearer ? 'buyer_receivable' : 'refunds_due', buyer],
      ...shares,
      ['rounding', rounding],
    ]),
  }
}
