import { type Centimes, minus, ZERO_CENTIMES, shareOf, sum } from '#kernel/money.ts'
import type {
  AccountKind,
  LedgerEntry,
  Journal,
  JournalKind,
  OrderBook,
  PostedJournal,
  RefundDetails,
  SaleDetails,
} from '../schema.ts'
import { postedEntries } from './sale.ts'

/** In centimes, debits positive. */
export const balanceOf = ({ journals }: OrderBook, account: AccountKind): Centimes =>
  sum(
    journals.flatMap(({ entries }) =>
      entries.filter((entry) => entry.account === account).map(({ amount }) => amount),
    ),
  )

export const unreversedJournals = ({ journals }: OrderBook, kind: JournalKind): PostedJournal[] =>
  journals.filter(
    (journal) => journal.kind === kind && journal.reverses === null && !journal.isReversed,
  )

/** Posted, and reversed an even number of times. */
export const isSold = ({ journals }: OrderBook): boolean =>
  journals.some(({ kind }) => kind === 'sale') &&
  journals.filter(({ kind }) => kind === 'sale_reversal').length % 2 === 0

/** With its delivery as it was priced last. */
export function findSale({ journals }: OrderBook): SaleDetails | null {
  const sold = journals.findLast(({ kind }) => kind === 'delivery')
  const details = (sold ?? journals.find(({ kind }) => kind === 'sale'))?.details ?? null
  return details?.of === 'sale' ? details : null
}

/** Exchange charges are the adjustments that do not touch `refunds_due`. */
export const chargesOf = (book: OrderBook): PostedJournal[] =>
  unreversedJournals(book, 'adjustment').filter(({ entries }) =>
    entries.every(({ account }) => account !== 'refunds_due'),
  )

/** Cash on delivery only: card payments are on `online_clearing`. */
export const collectionsOf = (book: OrderBook): PostedJournal[] =>
  unreversedJournals(book, 'cash_collected').filter(({ entries }) =>
    entries.every(({ account }) => account !== 'online_clearing'),
  )

export const findRefunds = (book: OrderBook): RefundDetails[] =>
  unreversedJournals(book, 'refund').flatMap(({ details }) =>
    details?.of === 'refund' ? [details] : [],
  )

/**
 * The cash is with the courier, or with a vendor that delivers itself. Null when nothing is owed.
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

/** `amount` defaults to all that is due; null when it exceeds that. */
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

/** Price difference with the sale's commission rate. Null when the sale is reversed. */
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
  entries: readonly LedgerEntry[],
): Journal => ({ kind, orderId, vendorId, memo, details: null, entries })
