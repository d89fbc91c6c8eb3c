import { expect, test } from 'vitest'
import { centimes, sum } from '#kernel/money.ts'
import type { LedgerEntry, Journal, OrderBook } from '../schema.ts'
import { balanceOf, chargesOf, collectionsOf } from './order-book.ts'
import {
  chargedFor,
  cardChargeJournal,
  cardRefundCancelledJournal,
  cardRefundDueJournal,
  cardRefundPaidJournal,
} from './card-payments.ts'

const SUM = 530_000
const TOTAL = centimes(SUM)
const entries = (...pairs: [LedgerEntry['account'], number][]): LedgerEntry[] =>
  pairs.map(([account, amount]) => ({ account, amount: centimes(amount) }))
const book = (...journals: (Pick<Journal, 'kind' | 'entries'> | null)[]): OrderBook => ({
  orderId: 'o',
  vendorId: 'v',
  journals: journals.flatMap((journal, index) =>
    journal
      ? [{ ...journal, id: String(index), reverses: null, isReversed: false, details: null }]
      : [],
  ),
})
const sale = {
  kind: 'sale' as const,
  entries: entries(['buyer_receivable', TOTAL], ['vendor_payable', -SUM]),
}
const reversal = {
  kind: 'sale_reversal' as const,
  entries: entries(['buyer_receivable', -SUM], ['vendor_payable', TOTAL]),
}

test('an order paid by card is owed by nobody, and its money is at the gateway', () => {
  const paid = book(sale, cardChargeJournal(book(sale), TOTAL, 'm'))
  expect(balanceOf(paid, 'buyer_receivable')).toBe(0)
  expect(balanceOf(paid, 'online_clearing')).toBe(TOTAL)
  expect(cardRefundDueJournal(paid, 'm')).toBeNull()
})

test('cancelled after it was paid, all of it is due back, and nothing is left once it is', () => {
  const cancelled = book(sale, cardChargeJournal(book(sale), TOTAL, 'm'), reversal)
  const due = cardRefundDueJournal(cancelled, 'm')
  const owed = book(...cancelled.journals, due)
  expect(balanceOf(owed, 'refunds_due')).toBe(-SUM)
  const back = book(...owed.journals, cardRefundPaidJournal(owed, TOTAL, 'm'))
  for (const account of ['buyer_receivable', 'refunds_due', 'online_clearing'] as const)
    expect(balanceOf(back, account)).toBe(0)
})

test('standing again before anything was sent, the order is paid as before', () => {
  const cancelled = book(sale, cardChargeJournal(book(sale), TOTAL, 'm'), reversal)
  const owed = book(...cancelled.journals, cardRefundDueJournal(cancelled, 'm'), sale)
  const again = book(...owed.journals, cardRefundCancelledJournal(owed, TOTAL, 'm'))
  expect(balanceOf(again, 'buyer_receivable')).toBe(0)
  expect(balanceOf(again, 'refunds_due')).toBe(0)
  for (const { entries: lines } of again.journals)
    expect(sum(lines.map(({ amount }) => amount))).toBe(0)
})

test('a card that paid too late and was given back is neither a charge nor cash of the door', () => {
  const late = book(sale, cardChargeJournal(book(sale), TOTAL, 'm'))
  const owed = book(...late.journals, cardRefundDueJournal(late, 'm', TOTAL))
  const back = book(...owed.journals, cardRefundPaidJournal(owed, TOTAL, 'm'))
  // Cancelling or delivering the order does not reverse them.
  expect([chargesOf(back), collectionsOf(back)]).toEqual([[], []])
  expect(chargedFor(back)).toBe(TOTAL)
})
