import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisPoints, centimes, ZERO_CENTIMES, sum } from '#kernel/money.ts'
import { stressLevel } from '#tests/support/stress-level.ts'
import { ACCOUNTS, inMemoryLedger } from '#tests/support/in-memory-ledger.ts'
import {
  happen,
  HAPPENINGS,
  happenings,
  orders,
  share,
  takeBack,
} from '#tests/support/ledger-histories.ts'
import { balanceOf, isSold, findRefunds, findSale } from './order-book.ts'
import { amountPaid, refundOf } from './refund.ts'
import { saleJournal } from './sale.ts'

test('[VSPACE-5] whatever happens to an order, each journal sums to zero and each balance can be counted again', () => {
  let refunds = 0
  fc.assert(
    fc.property(orders, happenings, (sale, steps) => {
      const ledger = inMemoryLedger(sale)
      const { book } = ledger
      for (const step of steps) {
        happen(ledger, step)

        for (const { entries } of book.journals) {
          expect(sum(entries.map((entry) => entry.amount))).toBe(0)
          expect(entries.every((entry) => entry.amount !== 0)).toBe(true)
        }
        const counted = ACCOUNTS.map((account) => balanceOf(book, account))
        expect(counted).toEqual(ACCOUNTS.map((account) => ledger.kept.get(account) ?? 0))
        expect(sum(counted)).toBe(0)
        refunds += Number(findRefunds(book).length > 0)
      }
      if (!isSold(book)) {
        // A cancelled order has no balance left but money that was really paid out.
        const left = ACCOUNTS.filter((account) => balanceOf(book, account) !== 0)
        expect(
          left.filter((account) => account !== 'refunds_due' && account !== 'cash_received'),
        ).toEqual([])
      }
    }),
    { numRuns: stressLevel(6000, 100_000) },
  )
  expect(refunds).toBeGreaterThan(500)
})

test('[VSPACE-5] what came back undelivered is given back once, paid before or not', () => {
  fc.assert(
    fc.property(orders, share, fc.boolean(), fc.boolean(), (sale, part, withDelivery, isPaid) => {
      const ledger = inMemoryLedger(sale)
      const { book } = ledger
      if (isPaid) HAPPENINGS.deliver(ledger)
      takeBack(ledger, { part, withDelivery })
      const journals = book.journals.length
      takeBack(ledger, { part, withDelivery })
      expect(book.journals).toHaveLength(journals)
      HAPPENINGS.deliver(ledger)
      const given = sum(findRefunds(book).map(({ goods, delivery }) => sum([goods, delivery])))
      expect(balanceOf(book, 'buyer_receivable')).toBe(0)
      expect(balanceOf(book, 'refunds_due')).toBe(isPaid ? 0 - given : 0)
    }),
    { numRuns: 1000 },
  )
})

test('[VSPACE-5] what came back before it was paid is not collected, and the shop keeps what the rest brings', () => {
  fc.assert(
    fc.property(orders, share, fc.boolean(), (sale, part, withDelivery) => {
      const ledger = inMemoryLedger(sale)
      const { book } = ledger
      const total = findSale(book)?.total ?? ZERO_CENTIMES
      fc.pre(total > 0)
      takeBack(ledger, { part, withDelivery })
      const owed = balanceOf(book, 'buyer_receivable')
      expect(owed).toBe(
        total - sum(findRefunds(book).map(({ goods, delivery }) => sum([goods, delivery]))),
      )
      HAPPENINGS.deliver(ledger)
      expect(balanceOf(book, 'buyer_receivable')).toBe(0)
      expect(balanceOf(book, 'refunds_due')).toBe(0)
      if (findSale(book)?.carriedBy === 'operator')
        expect(balanceOf(book, 'cash_at_courier')).toBe(owed)
    }),
    { numRuns: 1000 },
  )
})

test('[VSPACE-5] an order that is reopened after it was cancelled is refunded as before, however often', () => {
  fc.assert(
    fc.property(orders, fc.array(share, { minLength: 1, maxLength: 4 }), (sale, parts) => {
      const ledger = inMemoryLedger(sale)
      HAPPENINGS.deliver(ledger)
      for (const part of parts)
        happen(ledger, { what: 'refund', goods: part / 2, delivery: part / 2, whole: false })
      HAPPENINGS.payRefunds(ledger)
      const before = ACCOUNTS.map((account) => balanceOf(ledger.book, account))
      for (let times = 0; times < 2; times += 1) {
        HAPPENINGS.cancel(ledger)
        HAPPENINGS.revive(ledger)
        HAPPENINGS.deliver(ledger)
        expect(ACCOUNTS.map((account) => balanceOf(ledger.book, account))).toEqual(before)
      }
    }),
    { numRuns: 1000 },
  )
})

test('[VSPACE-5] an order refunded whole, at once or in parts, leaves the shop and the operator with nothing of it', () => {
  fc.assert(
    fc.property(orders, fc.array(share, { maxLength: 4 }), (sale, parts) => {
      const ledger = inMemoryLedger(sale)
      HAPPENINGS.deliver(ledger)
      for (const part of parts)
        happen(ledger, { what: 'refund', goods: part / 2, delivery: part / 2, whole: false })
      const details = findSale(ledger.book)!
      const paid = amountPaid(details)
      fc.pre(paid.goods > 0 && paid.delivery === details.shipping - details.discountOnDelivery)
      const given = findRefunds(ledger.book)
      const rest = refundOf(
        ledger.book,
        {
          goods: centimes(paid.goods - sum(given.map(({ goods }) => goods))),
          delivery: centimes(paid.delivery - sum(given.map(({ delivery }) => delivery))),
          reason: 'returned',
        },
        '',
      )
      expect(rest.ok).toBe(true)
      if (rest.ok) ledger.post(rest.value)
      expect(balanceOf(ledger.book, 'refunds_due')).toBe(0 - details.total)
      for (const account of ['platform_commission', 'vat_on_commission', 'rounding'] as const)
        expect(balanceOf(ledger.book, account)).toBe(0)
      // The cost of free shipping stays with the vendor or operator that granted it.
      const free = details.discountOnDelivery
      const byShop = details.discountByVendor > 0
      const owed = 0 - balanceOf(ledger.book, 'vendor_payable')
      expect(owed).toBe((details.carriedBy === 'vendor' ? free : 0) - (byShop ? free : 0))
    }),
    { numRuns: 2000 },
  )
})

test('[VSPACE-5] a refund is for an order that was paid, and never for more than was paid', () => {
  const sale = saleJournal(
    {
      orderId: 'order',
      orderNumber: 'Y-00000000-1',
      vendorId: 'amel',
      subtotal: centimes(1_000_000),
      shipping: centimes(40_000),
      rounding: ZERO_CENTIMES,
      total: centimes(1_040_000),
      discountByVendor: ZERO_CENTIMES,
      discountByOperator: ZERO_CENTIMES,
      discountOnDelivery: ZERO_CENTIMES,
      carriedBy: 'operator',
      commission: centimes(50_000),
      commissionRate: basisPoints(500),
      commissionReason: 'settings',
    },
    basisPoints(1900),
  )
  const ledger = inMemoryLedger(sale)
  const half = { goods: centimes(500_000), delivery: ZERO_CENTIMES, reason: 'returned' }
  expect(refundOf(ledger.book, half, '')).toEqual({ ok: false, error: { code: 'order_not_paid' } })

  HAPPENINGS.deliver(ledger)
  const refund = refundOf(ledger.book, half, '')
  expect(refund.ok && refund.value.entries).toEqual([
    { account: 'refunds_due', amount: -500_000 },
    { account: 'vendor_payable', amount: 470_250 },
    { account: 'platform_commission', amount: 25_000 },
    { account: 'vat_on_commission', amount: 4_750 },
  ])
  if (refund.ok) ledger.post(refund.value)
  expect(refundOf(ledger.book, { ...half, goods: centimes(500_001) }, '')).toEqual({
    ok: false,
    error: { code: 'refund_too_high', most: { goods: 500_000, delivery: 40_000 } },
  })
})
