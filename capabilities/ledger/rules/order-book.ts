import { type Centimes, minus, ZERO_CENTIMES, shareOf, sum } from '#kernel/money.ts'
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
import { postedEntries } from './sale.ts'

/** What an account shows of one order. */
export const balanceOf = ({ journals }: OrderBook, account: AccountKind): Centimes =>
  sum(
    journals.flatMap(({ entries }) =>
      entries.filter((entry) => entry.account === account).map(({ amount }) => amount),
    ),
  )

/** The journals of a kind that nothing has undone. */
export const unreversedJournals = ({ journals }: OrderBook, kind: JournalKind): PostedJournal[] =>
  journals.filter((one) => one.kind === kind && one.reverses === null && !one.isReversed)

/** Whether the order's sale stands: it was posted, and turned over an even number of times. */
export const isSold = ({ journals }: OrderBook): boolean =>
  journals.some(({ kind }) => kind === 'sale') &&
  journals.filter(({ kind }) => kind === 'sale_reversal').length % 2 === 0

/** What the sale was counted from; null for an order that was never sold or told nothing. */
export function findSale({ journals }: OrderBook): SaleDetails | null {
  const details = journals.find(({ kind }) => kind === 'sale')?.details ?? null
  return details?.of === 'sale' ? details : null
}

/** Exchanges for something dearer that stand: what a buyer paid without owing it is none of them. */
export const chargesOf = (book: OrderBook): PostedJournal[] =>
  unreversedJournals(book, 'adjustment').filter(({ entries }) =>
    entries.every(({ account }) => account !== 'refunds_due'),
  )

/** What was collected at the door and stands; a card's money stays with its gateway. */
export const collectionsOf = (book: OrderBook): PostedJournal[] =>
  unreversedJournals(book, 'cash_collected').filter(({ entries }) =>
    entries.every(({ account }) => account !== 'online_clearing'),
  )

/** The refunds that stand. */
export const findRefunds = (book: OrderBook): RefundDetails[] =>
  unreversedJournals(book, 'refund').flatMap(({ details }) =>
    details?.of === 'refund' ? [details] : [],
  )

/**
 * What the buyer handed over at the door. Where the operator's courier went, the courier holds it;
 * where the shop went itself, the shop has been paid already. Null when the buyer owes nothing.
 */
export function findCollection(book: OrderBook, memo: string): Journal | null {
  const owed = balanceOf(book, 'buyer_receivable')
  if (owed <= 0) return null
  const holder = findSale(book)?.carriedBy === 'vendor' ? 'vendor_payable' : 'cash_at_courier'
  return journalOf(book, 'cash_collected', memo, [
    { account: holder, amount: owed },
    { account: 'buyer_receivable', amount: minus(ZERO_CENTIMES, owed) },
  ])
}

/** The operator gives the buyer what the refunds say, or so much of it; null when that is not due. */
export function refundPaymentOf(
  book: OrderBook,
  memo: string,
  amount = minus(ZERO_CENTIMES, balanceOf(book, 'refunds_due')),
): Journal | null {
  if (amount <= 0 || amount > minus(ZERO_CENTIMES, balanceOf(book, 'refunds_due'))) return null
  return journalOf(book, 'refund_paid', memo, [
    { account: 'refunds_due', amount },
    { account: 'cash_received', amount: minus(ZERO_CENTIMES, amount) },
  ])
}

/**
 * What an exchange for something dearer adds to a sale: the buyer owes the difference, of which the
 * marketplace takes the commission it took of the sale. Null when the sale does not stand.
 */
export function exchangeChargeOf(book: OrderBook, amount: Centimes, memo: string): Journal | null {
  const sale = findSale(book)
  if (!sale || !isSold(book) || amount <= 0) return null
  const commission = shareOf(amount, sale.commissionRate)
  const vat = shareOf(commission, sale.vat)
  return journalOf(
    book,
    'adjustment',
    memo,
    postedEntries([
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
