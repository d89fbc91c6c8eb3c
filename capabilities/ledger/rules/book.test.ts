import { expect, test } from 'vitest'
import { basisPoints, centimes, ZERO_CENTIMES } from '#kernel/money.ts'
import { inMemoryLedger } from '#tests/support/in-memory-ledger.ts'
import { balanceOf, findCollection } from './order-book.ts'
import { saleJournal } from './sale.ts'

test('[VSPACE-5] who holds the cash of a delivery: the courier, or the shop that went itself', () => {
  const sold = (carriedBy: 'vendor' | 'operator') => {
    const goods = centimes(1_000_000)
    const counted = {
      orderId: 'order',
      orderNumber: 'Y-1',
      vendorId: 'amel',
      rounding: ZERO_CENTIMES,
    }
    const nothing = {
      discountByVendor: ZERO_CENTIMES,
      discountByOperator: ZERO_CENTIMES,
      discountOnDelivery: ZERO_CENTIMES,
    }
    const taken = {
      commission: centimes(50_000),
      commissionRate: basisPoints(500),
      commissionReason: 'settings',
    }
    const ledger = inMemoryLedger(
      saleJournal(
        {
          ...counted,
          ...nothing,
          ...taken,
          subtotal: goods,
          shipping: ZERO_CENTIMES,
          total: goods,
          carriedBy,
        },
        basisPoints(1900),
      ),
    )
    const collected = findCollection(ledger.book, '')
    if (collected) ledger.post(collected)
    return ledger.book
  }
  expect(balanceOf(sold('operator'), 'cash_at_courier')).toBe(1_000_000)
  expect(balanceOf(sold('operator'), 'vendor_payable')).toBe(-940_500)
  // The vendor has the cash and owes the commission with its VAT.
  expect(balanceOf(sold('vendor'), 'cash_at_courier')).toBe(0)
  expect(balanceOf(sold('vendor'), 'vendor_payable')).toBe(59_500)
})
