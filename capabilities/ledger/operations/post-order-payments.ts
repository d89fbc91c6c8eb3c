import { type Centimes, minus, ZERO_CENTIMES, sum } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { insertReversals, lockOrderBook } from '../queries/order-book.ts'
import {
  balanceOf,
  chargesOf,
  type Collection,
  collectionJournals,
  collectionsOf,
  refundPaymentOf,
  type RefundSource,
  findPostedRefund,
  findRefunds,
  findReturns,
  findSale,
  reclaimableDue,
  reversibleCollections,
  unreversedJournals,
} from '../rules/order-book.ts'
import { type DeliveryPrice, repricedDelivery } from '../rules/delivery-price.ts'
import {
  amountPaid,
  paidSoFar,
  refundOf,
  type RefundRefusal,
  type ReturnedAmounts,
  returnedAmounts,
} from '../rules/refund.ts'
import { exchangeJournal } from '../rules/exchange.ts'
import { exchangedTotal } from '../rules/sale-parts.ts'
import { reinstatedOf } from '../rules/reinstatement.ts'
import { dutiesOf, reinstatedDuties } from '../rules/stamp-duty.ts'
import type {
  Exchange,
  JournalKind,
  OrderBook,
  PostedJournal,
  RefundAmounts,
  RefundDetails,
} from '../schema.ts'
import { postJournals } from './post-journals.ts'
import { type PaymentToBuyer, postPaymentToBuyer } from './post-payment-to-buyer.ts'

type PostOrderPaymentsCommand = { orderId: string; memo: string }
/** `journalId` is null when nothing had to be posted. */
export type PostedRefund = { vendorId: OrderBook['vendorId']; journalId: string | null }
export type RefundOrderRefusal = RefundRefusal | { code: 'order_not_found' }

/** Cash on delivery. Idempotent by parcel; posts nothing when the buyer owes nothing. */
export const postCashCollections =
  ({ clock }: { clock: Clock }) =>
  async (
    tx: Tx,
    { orderId, memo, taken }: PostOrderPaymentsCommand & { taken: readonly Collection[] },
  ): Promise<void> => {
    const book = await lockOrderBook(tx, orderId)
    const journals = book ? collectionJournals(book, taken, memo) : []
    if (journals.length > 0) await postJournals({ clock })(tx, journals)
  }

/** Before shipping, for another address. Idempotent. */
export const repriceDelivery =
  ({ clock }: { clock: Clock }) =>
  async (
    tx: Tx,
    { orderId, memo, ...price }: PostOrderPaymentsCommand & DeliveryPrice,
  ): Promise<void> => {
    const book = await lockOrderBook(tx, orderId)
    const journal = book && repricedDelivery(book, price, memo)
    if (journal) await postJournals({ clock })(tx, [journal])
  }

/**
 * For a delivery recorded by mistake. `delivered`: parcels whose delivery stands. False when cash stays
 * collected, because of these or because the courier has remitted it.
 */
export const reverseCashCollections =
  ({ clock }: { clock: Clock }) =>
  async (
    tx: Tx,
    { delivered, ...command }: PostOrderPaymentsCommand & { delivered: readonly string[] },
  ): Promise<boolean> => {
    let isWhole = true
    await undo(clock, tx, command, (book) => {
      const reversible = reversibleCollections(book, delivered)
      isWhole = reversible.length === collectionsOf(book).length
      return [
        ...reversing(reversible, 'collection_reversal'),
        ...reversing(dutiesOf(book, reversible), 'stamp_duty'),
      ]
    })
    return isWhole
  }

/** A cancelled order was reopened: what was due back to the buyer pays for it again. */
export const reclaimRefundDue =
  ({ clock }: { clock: Clock }) =>
  (tx: Tx, command: PostOrderPaymentsCommand): Promise<void> =>
    undo(clock, tx, command, (book) => reversing(reclaimableDue(book), 'adjustment'))

/** Refunds, exchange charges and stamp duty of a cancelled order, whose sale is reversed. */
export const reverseRefunds =
  ({ clock }: { clock: Clock }) =>
  (tx: Tx, command: PostOrderPaymentsCommand): Promise<void> =>
    undo(clock, tx, command, (book) => [
      ...reversing(unreversedJournals(book, 'refund'), 'refund_reversal'),
      ...reversing(chargesOf(book), 'adjustment'),
      ...reversing(unreversedJournals(book, 'stamp_duty'), 'stamp_duty'),
    ])

/** What was written off as undelivered is sold after all. */
export const reverseReturns =
  ({ clock }: { clock: Clock }) =>
  (tx: Tx, command: PostOrderPaymentsCommand): Promise<void> =>
    undo(clock, tx, command, (book) => reversing(findReturns(book), 'refund_reversal'))

/** Posts the refunds and duties reversed by a cancellation again, after the order was reopened. */
export const reinstateRefunds =
  ({ clock }: { clock: Clock }) =>
  async (tx: Tx, { orderId, memo }: PostOrderPaymentsCommand): Promise<void> => {
    const book = await lockOrderBook(tx, orderId)
    if (book)
      await postJournals({ clock })(tx, [
        ...reinstatedOf(book, memo),
        ...reinstatedDuties(book, memo),
      ])
  }

export type LedgerRefund = RefundAmounts &
  Pick<RefundDetails, 'reason' | 'deliveryBy' | 'ofExchanges'>
type RefundOrderCommand = PostOrderPaymentsCommand & LedgerRefund & { accrualId?: string | null }

/**
 * Each account gives back its share, and the buyer is owed the sum. Refused above what was paid. `accrualId`: the
 * journal of an earlier posting, which is not repeated while it stands.
 */
export const refundOrder =
  ({ clock }: { clock: Clock }) =>
  async (
    tx: Tx,
    { orderId, memo, accrualId = null, ...wanted }: RefundOrderCommand,
  ): Promise<Result<PostedRefund, RefundOrderRefusal>> => {
    const book = await lockOrderBook(tx, orderId)
    if (!book) return refuse({ code: 'order_not_found' })
    if (accrualId !== null && findPostedRefund(book, accrualId))
      return ok({ vendorId: book.vendorId, journalId: accrualId })
    const journal = refundOf(book, wanted, memo)
    if (!journal.ok) return journal
    const [journalId] = await postJournals({ clock })(tx, [journal.value])
    return ok({ vendorId: book.vendorId, journalId: journalId ?? null })
  }

/** Puts back what an accrued refund took. Idempotent. False while its order's cancellation has reversed it. */
export const withdrawRefund =
  ({ clock }: { clock: Clock }) =>
  async (
    tx: Tx,
    { orderId, memo, journalId }: PostOrderPaymentsCommand & { journalId: string },
  ): Promise<boolean> => {
    const book = await lockOrderBook(tx, orderId)
    const posted = book && findPostedRefund(book, journalId)
    if (!posted) return false
    const now = clock.now()
    const undone = [{ id: newId(now), reverses: posted.id, kind: 'refund_reversal' as const }]
    await insertReversals(tx, undone, { memo, now, details: { of: 'withdrawal' } })
    return true
  }

/** For what was never sent, and parcels returned undelivered. Idempotent. Null when nothing is left to post. */
export const postReturn =
  ({ clock }: { clock: Clock }) =>
  async (
    tx: Tx,
    { orderId, memo, ...back }: PostOrderPaymentsCommand & ReturnedAmounts,
  ): Promise<PostedTakeBack | null> => {
    const book = await lockOrderBook(tx, orderId)
    const journal = book && returnedAmounts(book, back, memo)
    if (!journal) return null
    if (!journal.ok) throw new Error(`order ${orderId}: more items returned than sold`)
    const { details } = journal.value
    if (details?.of !== 'refund') return null
    const { goods, delivery } = details
    const [id] = await postJournals({ clock })(tx, [journal.value])
    return id === undefined ? null : { id, amount: sum([goods, delivery]), delivery }
  }
export type PostedTakeBack = { id: string; amount: Centimes; delivery: Centimes }

/** Null when the amount exceeds what is due to the buyer, by default all of it. */
export const postRefundPayments =
  ({ clock }: { clock: Clock }) =>
  async (
    tx: Tx,
    {
      orderId,
      memo,
      amount,
      from,
    }: PostOrderPaymentsCommand & { amount?: Centimes; from?: RefundSource },
  ): Promise<PaymentToBuyer | null> => {
    const book = await lockOrderBook(tx, orderId)
    const journal = book && refundPaymentOf(book, memo, amount, from)
    return journal ? postPaymentToBuyer({ clock })(tx, journal) : null
  }

/** The journal of a delivered exchange; null when the order's sale is reversed. */
export const postExchange =
  ({ clock }: { clock: Clock }) =>
  async (
    tx: Tx,
    { orderId, memo, ...exchange }: PostOrderPaymentsCommand & Exchange,
  ): Promise<string | null> => {
    const book = await lockOrderBook(tx, orderId)
    const journal = book && exchangeJournal(book, exchange, memo)
    if (!journal) return null
    return (await postJournals({ clock })(tx, [journal]))[0] ?? null
  }

/** For an exchange that was returned. Idempotent. */
export const undoCharge =
  ({ clock }: { clock: Clock }) =>
  async (
    tx: Tx,
    { orderId, memo, journalId }: PostOrderPaymentsCommand & { journalId: string },
  ): Promise<void> => {
    const book = await lockOrderBook(tx, orderId)
    if (!book || !unreversedJournals(book, 'adjustment').some(({ id }) => id === journalId)) return
    const now = clock.now()
    const undone = [{ id: newId(now), reverses: journalId, kind: 'adjustment' as const }]
    await insertReversals(tx, undone, { memo, now })
  }

export type Refundable = {
  /** For what the order sold, without exchanges. */
  paid: RefundAmounts
  /** By refunds. */
  given: RefundAmounts
  /** What refunds may still take, also of what exchanges brought. */
  left: RefundAmounts
  due: Centimes
  /** What refunds may still take while other parcels are on their way. */
  collected: Centimes
}

/** In centimes: the price, refunded so far, and due to the buyer; null when the order has no sale. */
export async function readRefundable(tx: Tx, orderId: string): Promise<Refundable | null> {
  const book = await lockOrderBook(tx, orderId)
  const sale = book && findSale(book)
  if (!book || !sale) return null
  const refunds = findRefunds(book)
  const given = {
    goods: sum(refunds.map(({ goods }) => goods)),
    delivery: sum(refunds.map(({ delivery }) => delivery)),
  }
  const due = minus(ZERO_CENTIMES, balanceOf(book, 'refunds_due'))
  const paid = amountPaid(sale)
  const left = {
    goods: minus(sum([paid.goods, exchangedTotal(book)]), given.goods),
    delivery: minus(paid.delivery, given.delivery),
  }
  return { paid, given, left, due, collected: paidSoFar(book, sale) }
}

async function undo(
  clock: Clock,
  tx: Tx,
  { orderId, memo }: PostOrderPaymentsCommand,
  choose: (book: OrderBook) => readonly { reverses: string; kind: JournalKind }[],
): Promise<void> {
  const book = await lockOrderBook(tx, orderId)
  if (!book) return
  const now = clock.now()
  const undone = choose(book).map((item) => ({ ...item, id: newId(now) }))
  if (undone.length > 0) await insertReversals(tx, undone, { memo, now })
}

const reversing = (journals: readonly PostedJournal[], kind: JournalKind) =>
  journals.map(({ id }) => ({ reverses: id, kind }))
