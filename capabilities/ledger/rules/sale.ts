import { type BasisPoints, centimes, shareOf } from '#kernel/money.ts'
import type { LedgerEntry, Journal, Sale, SaleDetails } from '../schema.ts'

/**
 * Double-entry journal of an order. The buyer owes the total. The vendor is owed its items less its
 * own discounts, less commission with VAT, plus the shipping fee when it delivers itself. Delivery
 * by the operator is the operator's income; discounts it grants are its expense.
 */
export function saleJournal(sale: Sale, vatRate: BasisPoints): Journal {
  const { orderId, orderNumber, vendorId, ...counted } = sale
  const details: SaleDetails = { of: 'sale', ...counted, vat: vatRate }
  return {
    kind: 'sale',
    orderId,
    vendorId,
    memo: orderNumber,
    details,
    entries: postedEntries(saleAmounts(details)),
  }
}

export function saleAmounts(sale: SaleDetails): (readonly [LedgerEntry['account'], number])[] {
  const vat = shareOf(sale.commission, sale.vat)
  const toVendor = sale.carriedBy === 'vendor' ? sale.shipping : 0
  const payable = sale.subtotal + toVendor - sale.discountByVendor - sale.commission - vat
  return [
    ['buyer_receivable', sale.total],
    ['platform_discounts', sale.discountByOperator],
    ['vendor_payable', 0 - payable],
    ['platform_commission', 0 - sale.commission],
    ['vat_on_commission', 0 - vat],
    ['delivery_income', toVendor - sale.shipping],
    ['rounding', 0 - sale.rounding],
  ]
}

export const postedEntries = (
  entries: readonly (readonly [LedgerEntry['account'], number])[],
): LedgerEntry[] =>
  entries
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]): LedgerEntry => ({ account, amount: centimes(amount) }))
