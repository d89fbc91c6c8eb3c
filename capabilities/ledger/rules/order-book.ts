import { type Centimes, minus, NOTHING, shareOf, sum } from '#kernel/money.ts'
import type {
  AccountKind,
  Entry,
  Journal,
  JournalKind,
  OrderBook,
  PostedJournal,
  RefundDetails,
  SaleDetails,
} from '../schema.ts'
import { postedOnly } from './sale.ts'

/** What an account shows of one order. */
export const balanceOf = ({ journals }: OrderBook, account: AccountKind): Centimes =>
  sum(
    journals.flatMap(({ entries }) =>
      entries.filter((entry) => entry.account === account).map(({ amount }) => amount),
    ),
  )

/** The journals of a kind that nothing has undone. */
export const standing = ({ journals }: OrderBook, kind: JournalKind): PostedJournal[] =>
  journals.filter((one) => one.kind === kind && one.reverses === null && !one.isReversed)

/** Whether the order's sale stands: it was posted, and turned over an even number of times. */
export const isSold = ({ journals }: OrderBook): boolean =>
  journals.some(({ kind }) => kind === 'sale') &&
  journals.filter(({ kind }) => kind === 'sale_reversal').length % 2 === 0

/** What the sale was counted from; null for an order that was never sold or told nothing. */
export function saleOf({ journals }: OrderBook): SaleDetails | null {
  const details = journals.find(({ kind }) => kind === 'sale')?.details ?? null
  return details?.of === 'sale' ? details : null
}

/** Exchanges for something dearer that stand: what a buyer paid without owing it is none of them. */
export const chargesOf = (book: OrderBook): PostedJournal[] =>
  standing(book, 'adjustment').filter(({ entries }) =>
    entries.every(({ account }) => account !== 'refunds_due'),
  )

/** What was collected at the door and stands; a card's money stays with its gateway. */
export const collectionsOf = (book: OrderBook): PostedJournal[] =>
  standing(book, 'cash_collected').filter(({ entries }) =>
    entries.every(({ account }) => account !== 'online_clearing'),
  )

/** The refunds that stand. */
export const refundsOf = (book: OrderBook): RefundDetails[] =>
  standing(book, 'refund').flatMap(({ details }) => (details?.of === 'refund' ? [details] : []))

/**
 * What the buyer handed over at the door. Where the operator's courier went, the courier holds it;
 * where the shop went itself, the shop has been paid already. Null when the buyer owes nothing.
 */
export function collectionOf(book: OrderBook, memo: string): Journal | null {
  const owed = balanceOf(book, 'buyer_receivable')
  if (owed <= 0) return null
  const holder = saleOf(book)?.carriedBy === 'vendor' ? 'vendor_payable' : 'cash_at_courier'
  return journalOf(book, 'cash_collected', memo, [
    { account: holder, amount: owed },
    { account: 'buyer_receivable', amount: minus(NOTHING, owed) },
  ])
}

/** The operator gives the buyer what the refunds say, or so much of it; null when that is not due. */
export function refundPaymentOf(
  book: OrderBook,
  memo: string,
  amount = minus(NOTHING, balanceOf(book, 'refunds_due')),
): Journal | null {
  if (amount <= 0 || amount > minus(NOTHING, balanceOf(book, 'refunds_due'))) return null
  return journalOf(book, 'refund_paid', memo, [
    { account: 'refunds_due', amount },
    { account: 'cash_received', amount: minus(NOTHING, amount) },
  ])
}

/**
 * What an exchange for something dearer adds to a sale: the buyer owes the difference, of which the
 * marketplace takes the commission it took of the sale. Null when the sale does not stand.
 */
export function exchangeChargeOf(book: OrderBook, amount: Centimes, memo: string): Journal | null {
  const sale = saleOf(book)
  if (!sale || !isSold(book) || amount <= 0) return null
  const commission = shareOf(amount, sale.commissionRate)
  const vat = shareOf(commission, sale.vat)
  return journalOf(
    book,
    'adjustment',
    memo,
    postedOnly([
      ['buyer_receivable', amount],
      ['vendor_payable', commission + vat - amount],
      ['platform_commission', 0 - commission],
      ['vat_on_commission', 0 - vat],
    ]),
  )
}

const journalOf = (
  { orderId, vendorId }: OrderBook,
  kind: JournalKind,
  memo: string,
  entries: readonly Entry[],
): Journal => ({ kind, orderId, vendorId, memo, details: null, entries })
