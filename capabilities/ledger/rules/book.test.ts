import { expect, test } from 'vitest'
import { basisPoints, centimes, ZERO_CENTIMES } from '#kernel/money.ts'
import { inMemoryLedger } from '#tests/support/in-memory-ledger.ts'
import { balanceOf, type Collection, collectionJournals, collectionsOf } from './order-book.ts'
import { returnedAmounts } from './refund.ts'
import { saleJournal } from './sale.ts'
import { dutiesOf, reinstatedDuties } from './stamp-duty.ts'

const GOODS = centimes(1_000_000)

/** 10,000 DA of goods; the commission is 500 DA and its VAT 95 DA. */
const sold = (carriedBy: 'vendor' | 'operator') =>
  inMemoryLedger(
    saleJournal(
      {
        ...{ orderId: 'order', orderNumber: 'Y-1', vendorId: 'amel', carriedBy },
        ...{ subtotal: GOODS, shipping: ZERO_CENTIMES, rounding: ZERO_CENTIMES, total: GOODS },
        discountByVendor: ZERO_CENTIMES,
        discountByOperator: ZERO_CENTIMES,
        discountOnDelivery: ZERO_CENTIMES,
        commission: centimes(50_000),
        commissionRate: basisPoints(500),
        commissionReason: 'settings',
      },
      basisPoints(1900),
    ),
  )
/** As `sold`, with 500 DA of delivery by the operator that a promo code gave away. */
const soldWithFreeDelivery = (by: 'vendor' | 'operator') => {
  const shipping = centimes(50_000)
  return inMemoryLedger(
    saleJournal(
      {
        ...{ orderId: 'order', orderNumber: 'Y-1', vendorId: 'amel', carriedBy: 'operator' },
        ...{ subtotal: GOODS, shipping, rounding: ZERO_CENTIMES, total: GOODS },
        discountByVendor: by === 'vendor' ? shipping : ZERO_CENTIMES,
        discountByOperator: by === 'operator' ? shipping : ZERO_CENTIMES,
        discountOnDelivery: shipping,
        commission: centimes(50_000),
        commissionRate: basisPoints(500),
        commissionReason: 'settings',
      },
      basisPoints(1900),
    ),
  )
}

test.each(['vendor', 'operator'] as const)(
  '[VSPACE-5] a free delivery that came back undelivered costs nothing (code of the %s)',
  (by) => {
    const ledger = soldWithFreeDelivery(by)
    const half = { amount: centimes(500_000), withDelivery: true }
    const back = returnedAmounts(ledger.book, half, '')
    expect(back?.ok).toBe(true)
    if (back?.ok) ledger.post(back.value)
    expect(balanceOf(ledger.book, 'delivery_income')).toBe(0)
    expect(balanceOf(ledger.book, 'platform_discounts')).toBe(0)
    expect(balanceOf(ledger.book, 'vendor_payable')).toBe(-470_250)
    expect(returnedAmounts(ledger.book, half, '')).toBeNull()
  },
)

const collect = (ledger: ReturnType<typeof sold>, ...taken: Collection[]) => {
  for (const journal of collectionJournals(ledger.book, taken, '')) ledger.post(journal)
  return ledger.book
}
const all = { parcelId: null, amount: null, stampDuty: ZERO_CENTIMES }

test.each(['vendor', 'operator'] as const)(
  '[VSPACE-5] the cash is with who took the parcel, whoever set the shipping rate (%s)',
  (rate) => {
    const atCourier = collect(sold(rate), { ...all, holder: 'operator' })
    expect(balanceOf(atCourier, 'cash_at_courier')).toBe(1_000_000)
    expect(balanceOf(atCourier, 'vendor_payable')).toBe(-940_500)

    // The vendor has the cash and owes the commission with its VAT.
    const atVendor = collect(sold(rate), { ...all, holder: 'vendor' })
    expect(balanceOf(atVendor, 'cash_at_courier')).toBe(0)
    expect(balanceOf(atVendor, 'vendor_payable')).toBe(59_500)
  },
)

test('[VSPACE-5] each parcel is collected once, by its own holder, and never more than is owed', () => {
  const ledger = sold('operator')
  const stampDuty = ZERO_CENTIMES
  const first: Collection = {
    ...{ parcelId: 'a', holder: 'operator', amount: centimes(600_000), stampDuty },
  }
  collect(ledger, first)
  expect(balanceOf(ledger.book, 'buyer_receivable')).toBe(400_000)
  collect(
    ledger,
    first,
    { parcelId: 'b', holder: 'vendor', amount: centimes(900_000), stampDuty },
    {
      ...all,
      holder: 'vendor',
    },
  )

  expect(balanceOf(ledger.book, 'cash_at_courier')).toBe(600_000)
  expect(balanceOf(ledger.book, 'buyer_receivable')).toBe(0)
  expect(balanceOf(ledger.book, 'vendor_payable')).toBe(-940_500 + 400_000)
})

test.each(['vendor', 'operator'] as const)(
  'stamp duty is taken with the cash of its parcel and owed to the vendor (cash with the %s)',
  (holder) => {
    const ledger = sold('operator')
    const taken = { parcelId: 'a', holder, amount: GOODS, stampDuty: centimes(10_000) } as const
    collect(ledger, taken, taken)
    expect(balanceOf(ledger.book, 'buyer_receivable')).toBe(0)
    const cash = balanceOf(ledger.book, 'cash_at_courier')
    const owed = balanceOf(ledger.book, 'vendor_payable')
    expect([cash, owed]).toEqual(holder === 'vendor' ? [0, 59_500] : [1_010_000, -950_500])
    expect(balanceOf(ledger.book, 'platform_commission')).toBe(-50_000)

    const [collection] = collectionsOf(ledger.book)
    for (const duty of dutiesOf(ledger.book, [collection!])) ledger.undo(duty, 'stamp_duty')
    expect(balanceOf(ledger.book, 'buyer_receivable')).toBe(-10_000)
    // The cash was kept, as of a cancelled order; it is reopened.
    for (const duty of reinstatedDuties(ledger.book, '')) ledger.post(duty)
    expect(balanceOf(ledger.book, 'buyer_receivable')).toBe(0)
    expect(reinstatedDuties(ledger.book, '')).toEqual([])
  },
)
