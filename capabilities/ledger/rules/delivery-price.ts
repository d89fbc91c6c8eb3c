import { centimes, minus } from '#kernel/money.ts'
import type { Journal, OrderBook, Sale, SaleDetails } from '../schema.ts'
import { findSale, isSold } from './order-book.ts'
import { postedEntries, saleAmounts } from './sale.ts'

/** Amounts in centimes. */
export type DeliveryPrice = Pick<
  Sale,
  'shipping' | 'rounding' | 'total' | 'discountOnDelivery' | 'carriedBy'
>

/**
 * The difference to what was sold, when the delivery of an order is priced again. A promo code that
 * pays for delivery pays the new price. Null when no amount changes, or the sale is reversed.
 */
export function repricedDelivery(
  book: OrderBook,
  price: DeliveryPrice,
  memo: string,
): Journal | null {
  const sale = findSale(book)
  if (!sale || !isSold(book)) return null
  const more = minus(price.discountOnDelivery, sale.discountOnDelivery)
  const isVendors = sale.discountByVendor > 0
  const details: SaleDetails = {
    ...sale,
    ...price,
    discountByVendor: centimes(sale.discountByVendor + (isVendors ? more : 0)),
    discountByOperator: centimes(sale.discountByOperator + (isVendors ? 0 : more)),
  }
  const before = new Map(saleAmounts(sale))
  const entries = postedEntries(
    saleAmounts(details).map(([account, amount]) => [account, amount - (before.get(account) ?? 0)]),
  )
  if (entries.length === 0) return null
  const { orderId, vendorId } = book
  return { kind: 'delivery', orderId, vendorId, memo, details, entries }
}
