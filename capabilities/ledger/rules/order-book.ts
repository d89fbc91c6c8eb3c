import { type Centimes, minus, ZERO_CENTIMES, sum } from '#kernel/money.ts'
import type {
  AccountKind,
  CashHolder,
  CollectionDetails,
  LedgerEntry,
  Journal,
  JournalDetails,
  JournalKind,
  OrderBook,
  PostedJournal,
  RefundDetails,
  SaleDetails,
} from '../schema.ts'

export const RETURNED_TO_SHOP = 'returned_to_shop'

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

/**
 * What a correction may undo: not the cash of parcels in `delivered`, nor what the courier has remitted.
 */
export function reversibleCollections(
  book: OrderBook,
  delivered: readonly string[],
): PostedJournal[] {
  let atCourier = balanceOf(book, 'cash_at_courier')
  return collectionsOf(book)
    .toReversed()
    .filter(({ details, entries }) => {
      const held = sum(
        entries.filter(({ account }) => account === 'cash_at_courier').map(({ amount }) => amount),
      )
      const parcelId = details?.of === 'collection' ? details.parcelId : null
      if (held > atCourier || (parcelId !== null && delivered.includes(parcelId))) return false
      atCourier = minus(atCourier, held)
      return true
    })
}

/** What a cancellation made due to the buyer, unless it was paid since. */
export function reclaimableDue(book: OrderBook): PostedJournal[] {
  let due = minus(ZERO_CENTIMES, balanceOf(book, 'refunds_due'))
  return unreversedJournals(book, 'adjustment').filter(({ entries }) => {
    const owed = entries.find(({ account }) => account === 'refunds_due')?.amount ?? ZERO_CENTIMES
    const amount = minus(ZERO_CENTIMES, owed)
    if (amount <= 0 || amount > due) return false
    due = minus(due, amount)
    return true
  })
}

/** By its first journal; another one when its order was cancelled and reopened. Null while it is reversed. */
export function findPostedRefund(book: OrderBook, id: string): PostedJournal | null {
  const again = book.journals.find(({ details }) => reinstatedBy(details) === id)
  if (again) return findPostedRefund(book, again.id)
  const journal = book.journals.find((posted) => posted.id === id)
  return journal && !journal.isReversed ? journal : null
}

/** Id of the journal that was reversed and is posted again. */
export const reinstatedBy = (details: JournalDetails | null): string | null =>
  details?.of === 'refund' || details?.of === 'exchange' ? (details.reinstates ?? null) : null

export const findRefunds = (book: OrderBook): RefundDetails[] =>
  unreversedJournals(book, 'refund').flatMap(({ details }) =>
    details?.of === 'refund' ? [details] : [],
  )

/** Of what was never sent, or came back undelivered. */
export const findReturns = (book: OrderBook): PostedJournal[] =>
  unreversedJournals(book, 'refund').filter(
    ({ details }) => details?.of === 'refund' && details.reason === RETURNED_TO_SHOP,
  )

/** Cash taken on delivery, without its stamp duty. `amount` null: all that the buyer still owes. */
export type Collection = Omit<CollectionDetails, 'of'> & {
  amount: Centimes | null
  stampDuty: Centimes
}

const HOLDER_ACCOUNTS: Record<CashHolder, AccountKind> = {
  vendor: 'vendor_payable',
  operator: 'cash_at_courier',
}

/**
 * One journal for each, on the account of who holds the cash; in all never more than the buyer owes,
 * and the stamp duty of the payment. A parcel is collected once, unless that was reversed.
 */
export function collectionJournals(
  book: OrderBook,
  taken: readonly Collection[],
  memo: string,
): Journal[] {
  const collected = new Set(
    collectionsOf(book).flatMap(({ details }) =>
      details?.of === 'collection' && details.parcelId !== null ? [details.parcelId] : [],
    ),
  )
  const journals: Journal[] = []
  let owed = balanceOf(book, 'buyer_receivable')
  for (const { parcelId, holder, amount, stampDuty } of taken) {
    if (parcelId !== null && collected.has(parcelId)) continue
    const part = amount === null || amount > owed ? owed : amount
    if (part <= 0) continue
    owed = minus(owed, part)
    const cash = sum([part, stampDuty])
    const journal = journalOf(book, 'cash_collected', memo, [
      { account: HOLDER_ACCOUNTS[holder], amount: cash },
      { account: 'buyer_receivable', amount: minus(ZERO_CENTIMES, cash) },
    ])
    if (stampDuty > 0) journals.push(stampDutyJournal(book, { parcelId, stampDuty }, memo))
    journals.push({ ...journal, details: { of: 'collection', parcelId, holder } })
  }
  return journals
}

/** The buyer owes it with the payment; the vendor owes it to the State. No commission, no income. */
export const stampDutyJournal = (
  book: OrderBook,
  { parcelId, stampDuty }: Pick<Collection, 'parcelId' | 'stampDuty'>,
  memo: string,
): Journal => ({
  ...journalOf(book, 'stamp_duty', memo, [
    { account: 'buyer_receivable', amount: stampDuty },
    { account: 'vendor_payable', amount: minus(ZERO_CENTIMES, stampDuty) },
  ]),
  details: { of: 'stamp_duty', parcelId },
})

export type RefundSource = 'cash_received' | 'till'

/** `amount` defaults to all that is due; null when it exceeds that. */
export function refundPaymentOf(
  book: OrderBook,
  memo: string,
  amount = minus(ZERO_CENTIMES, balanceOf(book, 'refunds_due')),
  from: RefundSource = 'cash_received',
): Journal | null {
  if (amount <= 0 || amount > minus(ZERO_CENTIMES, balanceOf(book, 'refunds_due'))) return null
  return journalOf(book, 'refund_paid', memo, [
    { account: 'refunds_due', amount },
    { account: from, amount: minus(ZERO_CENTIMES, amount) },
  ])
}

const journalOf = (
  { orderId, vendorId }: OrderBook,
  kind: JournalKind,
  memo: string,
  entries: readonly LedgerEntry[],
): Journal => ({ kind, orderId, vendorId, memo, details: null, entries })
