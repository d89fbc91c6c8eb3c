import { expect, test } from 'vitest'
import { basisPoints, centimes, ZERO_CENTIMES } from '#kernel/money.ts'
import type { Journal, OrderBook, Sale } from '../schema.ts'
import { cardChargeJournal } from './card-payments.ts'
import { cutOffJournal, undeliveredPart } from './cut-off.ts'
import { refundOf } from './refund.ts'
import { saleJournal } from './sale.ts'

const SALE: Sale = {
  ...{ orderId: 'o', orderNumber: 'Y-1-1', vendorId: 'v', carriedBy: 'operator' },
  ...{ subtotal: centimes(300_000), shipping: centimes(30_000), rounding: ZERO_CENTIMES },
  ...{ total: centimes(330_000), discountByVendor: ZERO_CENTIMES },
  ...{ discountByOperator: ZERO_CENTIMES, discountOnDelivery: ZERO_CENTIMES },
  ...{ commission: centimes(15_000), commissionRate: basisPoints(500), commissionReason: 'global' },
}
const bookOf = (...journals: Journal[]): OrderBook => ({
  orderId: 'o',
  vendorId: 'v',
  journals: journals.map((journal, id) => ({
    ...{ ...journal, id: String(id), reverses: null, isReversed: false },
  })),
})
const sold = (sale: Partial<Sale> = {}) => saleJournal({ ...SALE, ...sale }, basisPoints(1900))
const PAYABLE = 300_000 - 15_000 - 2850

test('all of what nobody has is deferred; what the buyer owes is not owed to the vendor', () => {
  const part = undeliveredPart(bookOf(sold()), null)!
  expect(part).toEqual({
    ...{ price: 330_000, payable: PAYABLE, commission: 15_000, delivery: 30_000, discount: 0 },
    ...{ rounding: 0, receivable: PAYABLE, advance: 0, deferred: 45_000 },
  })
  const { entries } = cutOffJournal([part, part], '2026-10 · 2')
  expect(entries.reduce((total, { amount }) => total + amount, 0)).toBe(0)
  expect(entries).not.toContainEqual(expect.objectContaining({ account: 'vendor_payable' }))
})

test('what a card paid before the delivery is an advance', () => {
  const book = bookOf(sold())
  const paid = cardChargeJournal(book, centimes(330_000), 'Y-1-1')
  expect(undeliveredPart(bookOf(sold(), paid), null)).toMatchObject({
    ...{ receivable: 0, advance: PAYABLE, deferred: 45_000 },
  })
  // A part of it was given back, although nothing had left.
  const given = { goods: centimes(100_000), delivery: ZERO_CENTIMES, reason: 'late' }
  const refund = refundOf(bookOf(sold(), paid), given, 'Y-1-1')
  if (!refund.ok) throw new Error('it was paid')
  expect(undeliveredPart(bookOf(sold(), paid, refund.value), null)).toMatchObject({
    ...{ price: 230_000, commission: 10_000, advance: 190_000 - 1900, delivery: 30_000 },
  })
})

test('what the operator gives is its deferred expense', () => {
  const free = { discountByOperator: centimes(330_000), discountOnDelivery: centimes(30_000) }
  const part = undeliveredPart(bookOf(sold({ ...free, total: ZERO_CENTIMES })), null)!
  expect(part).toMatchObject({ price: 0, payable: PAYABLE, receivable: 0, advance: 0 })
  // Only the VAT of the commission stays.
  expect(part.deferred).toBe(-2850)
})

test('of a partly delivered order the share by price, and the delivery with the first parcel', () => {
  const book = bookOf(sold())
  const first = { amount: centimes(130_000), withDelivery: true }
  expect(undeliveredPart(book, first)).toMatchObject({
    ...{ price: 200_000, commission: 10_000, delivery: 0, payable: 200_000 - 10_000 - 1900 },
  })
  const second = { amount: centimes(100_000), withDelivery: false }
  expect(undeliveredPart(book, second)).toMatchObject({
    ...{ price: 230_000, commission: 10_000, delivery: 30_000 },
  })
  const all = { amount: centimes(330_000), withDelivery: true }
  expect(undeliveredPart(book, all)).toMatchObject({ price: 0, commission: 0, deferred: 0 })
})

test('a sale that is reversed leaves nothing', () => {
  const journal = { ...sold(), kind: 'sale_reversal' as const }
  expect(undeliveredPart(bookOf(sold(), journal), null)).toBeNull()
})
