import { type Centimes, minus, ZERO_CENTIMES, sum } from '#kernel/money.ts'
import type { AccountKind, Journal, JournalKind, OrderBook } from '../schema.ts'
import { balanceOf } from './order-book.ts'

/**
 * The gateway holds the money until it pays the operator. Posted for any order status: what the
 * buyer does not owe is refunded (`cardRefundDueJournal`).
 */
export const cardChargeJournal = (book: OrderBook, amount: Centimes, memo: string): Journal =>
  moved(book, 'cash_collected', memo, { to: 'online_clearing', from: 'buyer_receivable', amount })

/** Before any refunds. */
export const chargedFor = (book: OrderBook): Centimes => throughGateway(book, 'cash_collected')

/** By its gateway, or by a person for it. */
export const givenBackFor = (book: OrderBook): Centimes =>
  minus(
    sum(
      book.journals.flatMap(({ kind, details, entries }) =>
        kind === 'refund_paid' && details?.of === 'card_refund'
          ? entries.filter(({ account }) => account === 'refunds_due').map(({ amount }) => amount)
          : [],
      ),
    ),
    throughGateway(book, 'refund_paid'),
  )

const throughGateway = ({ journals }: OrderBook, wanted: JournalKind): Centimes =>
  sum(
    journals.flatMap(({ kind, entries }) =>
      kind === wanted
        ? entries.filter(({ account }) => account === 'online_clearing').map(({ amount }) => amount)
        : [],
    ),
  )

/** Moves what was paid in excess (or `of`) to `refunds_due`; null when there is none. */
export function cardRefundDueJournal(
  book: OrderBook,
  memo: string,
  subject?: Centimes,
): Journal | null {
  const amount = subject ?? minus(ZERO_CENTIMES, balanceOf(book, 'buyer_receivable'))
  if (amount <= 0) return null
  return moved(book, 'adjustment', memo, { to: 'buyer_receivable', from: 'refunds_due', amount })
}

/** The order was reopened before its refund was sent: the money pays for it again. */
export const cardRefundCancelledJournal = (
  book: OrderBook,
  amount: Centimes,
  memo: string,
): Journal =>
  moved(book, 'adjustment', memo, { to: 'refunds_due', from: 'buyer_receivable', amount })

/** By the gateway, unless a person paid it from elsewhere. */
export const cardRefundPaidJournal = (
  book: OrderBook,
  amount: Centimes,
  memo: string,
  from: AccountKind = 'online_clearing',
): Journal => ({
  ...moved(book, 'refund_paid', memo, { to: 'refunds_due', from, amount }),
  details: from === 'online_clearing' ? null : { of: 'card_refund' },
})

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
