import { type Centimes, ZERO_CENTIMES, sum } from '#kernel/money.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { lockOrderBook } from '../queries/order-book.ts'
import {
  chargedFor,
  givenBackFor,
  cardChargeJournal,
  cardRefundCancelledJournal,
  cardRefundDueJournal,
  cardRefundPaidJournal,
} from '../rules/card-payments.ts'
import { balanceOf } from '../rules/order-book.ts'
import { refundSentOf } from '../rules/refund.ts'
import type { Journal, OrderBook } from '../schema.ts'
import { postJournals } from './post-journals.ts'
import { type PaymentToBuyer, postPaymentToBuyer } from './post-payment-to-buyer.ts'
import type { LedgerRefund } from './post-order-payments.ts'

type PostCardPaymentsCommand = { orderId: string; memo: string }
type WithAmount = PostCardPaymentsCommand & { amount: Centimes }
type ToCard = PostCardPaymentsCommand & { from?: PaidByHand | undefined }

/** Where a person took the money of a card refund from. */
export type PaidByHand = 'bank' | 'till'
const SOURCES = { bank: 'cash_received', till: 'till' } as const

/** All join the caller's transaction. */
export function cardPaymentPosting({ clock }: { clock: Clock }) {
  const posting =
    <Of extends PostCardPaymentsCommand>(
      journalOf: (book: OrderBook, query: Of) => Journal | null,
    ) =>
    async (tx: Tx, query: Of): Promise<void> => {
      const book = await lockOrderBook(tx, query.orderId)
      const journal = book && journalOf(book, query)
      if (journal) await postJournals({ clock })(tx, [journal])
    }
  return {
    /** Posted for any order status: the money was taken. */
    collectOnline: posting<WithAmount>((book, { amount, memo }) =>
      cardChargeJournal(book, amount, memo),
    ),
    /** Moves what the buyer paid in excess, or `amount`, to `refunds_due`. Returns what was moved, 0 without an excess. */
    postRefundDue: async (
      tx: Tx,
      { orderId, memo, amount }: PostCardPaymentsCommand & { amount?: Centimes },
    ): Promise<Centimes> => {
      const book = await lockOrderBook(tx, orderId)
      const journal = book && cardRefundDueJournal(book, memo, amount)
      if (!journal) return ZERO_CENTIMES
      await postJournals({ clock })(tx, [journal])
      return journal.entries[0]!.amount // of `buyer_receivable`
    },
    cancelCardRefund: posting<WithAmount>((book, { amount, memo }) =>
      cardRefundCancelledJournal(book, amount, memo),
    ),
    /** By the gateway, unless `from` says otherwise. */
    returnToCard: async (
      tx: Tx,
      { orderId, memo, amount, from }: ToCard & { amount: Centimes },
    ): Promise<PaymentToBuyer | null> => {
      const book = await lockOrderBook(tx, orderId)
      if (!book) return null
      const journal = cardRefundPaidJournal(book, amount, memo, from && SOURCES[from])
      return postPaymentToBuyer({ clock })(tx, journal)
    },
    /** Posted in any case; reduces the sale unless it is reversed. With the first journal's id. */
    refundToCard: async (
      tx: Tx,
      { orderId, memo, from, ...refund }: ToCard & LedgerRefund,
    ): Promise<PaymentToBuyer | null> => {
      const book = await lockOrderBook(tx, orderId)
      if (!book) return null
      const shrunk = refundSentOf(book, refund, memo)
      const amount = sum([refund.goods, refund.delivery])
      const [shrunkId] = shrunk ? await postJournals({ clock })(tx, [shrunk]) : []
      const sent = cardRefundPaidJournal(book, amount, memo, from && SOURCES[from])
      const payment = await postPaymentToBuyer({ clock })(tx, sent)
      return { ...payment, journalId: shrunkId ?? payment.journalId }
    },
    readOnlineMoney,
  }
}

/** In centimes: `owed` by the buyer; `charged` by card, before any refunds; of these, `givenBack`. */
async function readOnlineMoney(tx: Tx, orderId: string): Promise<OnlineMoney> {
  const book = await lockOrderBook(tx, orderId)
  if (!book) return { owed: ZERO_CENTIMES, charged: ZERO_CENTIMES, givenBack: ZERO_CENTIMES }
  const owed = balanceOf(book, 'buyer_receivable')
  return { owed, charged: chargedFor(book), givenBack: givenBackFor(book) }
}
export type OnlineMoney = { owed: Centimes; charged: Centimes; givenBack: Centimes }
