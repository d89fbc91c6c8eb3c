import { type Centimes, minus, ZERO_CENTIMES, sum } from '#kernel/money.ts'
import type { AccountKind, Journal, JournalKind, OrderBook } from '../schema.ts'
import { balanceOf } from './order-book.ts'

/**
 * A card was charged for an order: the gateway holds the money until it pays the operator. It is booked
 * whatever the order has become since: what the buyer does not owe is owed back (`cardRefundDueJournal`).
 */
export const cardChargeJournal = (book: OrderBook, amount: Centimes, memo: string): Journal =>
  moved(book, 'cash_collected', memo, { to: 'online_clearing', from: 'buyer_receivable', amount })

/** What cards were charged for an order, whatever was given back since. */
export const chargedFor = ({ journals }: OrderBook): Centimes =>
  sum(
    journals.flatMap(({ kind, entries }) =>
      kind === 'cash_collected'
        ? entries.filter(({ account }) => account === 'online_clearing').map(({ amount }) => amount)
        : [],
    ),
  )

/**
 * What a buyer has paid without owing it becomes due to them, or the part of it that is given; null
 * when there is none.
 */
export function cardRefundDueJournal(book: OrderBook, memo: string, of?: Centimes): Journal | null {
  const amount = of ?? minus(ZERO_CENTIMES, balanceOf(book, 'buyer_receivable'))
  if (amount <= 0) return null
  return moved(book, 'adjustment', memo, { to: 'buyer_receivable', from: 'refunds_due', amount })
}

/** What was due back is kept after all: the order that it paid for stands again. */
export const cardRefundCancelledJournal = (
  book: OrderBook,
  amount: Centimes,
  memo: string,
): Journal =>
  moved(book, 'adjustment', memo, { to: 'refunds_due', from: 'buyer_receivable', amount })

/** The gateway gave the money back to the card. */
export const cardRefundPaidJournal = (book: OrderBook, amount: Centimes, memo: string): Journal =>
  moved(book, 'refund_paid', memo, { to: 'refunds_due', from: 'online_clearing', amount })

const moved = (
  { orderId, vendorId }: OrderBook,
  kind: JournalKind,
  memo: string,
  { to, from, amount }: { to: AccountKind; from: AccountKind; amount: Centimes },
): Journal => ({
  kind,
  orderId,
  vendorId,
  memo,
  details: null,
  entries: [
    { account: to, amount },
    { account: from, amount: minus(ZERO_CENTIMES, amount) },
  ],
})
