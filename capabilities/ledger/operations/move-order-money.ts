import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { insertReversals, lockBook } from '../queries/book.ts'
import { collectionOf, refundPaymentOf, standing } from '../rules/book.ts'
import { refundOf, type RefundRefusal, type TakenBack, takenBackOf } from '../rules/refund.ts'
import type { JournalKind, OrderBook, Refund } from '../schema.ts'
import { postJournals } from './post-journals.ts'

type Asked = { orderId: string; memo: string }
export type RefundOrderRefusal = RefundRefusal | { code: 'order_not_found' }

/** Posts that the buyer paid at the door, once; nothing when they owe nothing. */
export const collectCash =
  ({ clock }: { clock: Clock }) =>
  async (tx: Tx, { orderId, memo }: Asked): Promise<void> => {
    const book = await lockBook(tx, orderId)
    const journal = book && collectionOf(book, memo)
    if (journal) await postJournals({ clock })(tx, [journal])
  }

/** Undoes what was posted as collected: it was a mistake. */
export const undoCollection =
  ({ clock }: { clock: Clock }) =>
  (tx: Tx, asked: Asked): Promise<void> =>
    undo(clock, tx, asked, [['cash_collected', 'collection_reversal']])

/** Undoes the refunds of an order whose sale no longer stands: there is nothing left to give back. */
export const undoRefunds =
  ({ clock }: { clock: Clock }) =>
  (tx: Tx, asked: Asked): Promise<void> =>
    undo(clock, tx, asked, [['refund', 'refund_reversal']])

/** Takes back from each its part of what a buyer gets back; never more than was paid. */
export const refundOrder =
  ({ clock }: { clock: Clock }) =>
  async (
    tx: Tx,
    { orderId, memo, ...wanted }: Asked & Refund & { reason: string },
  ): Promise<Result<OrderBook['vendorId'], RefundOrderRefusal>> => {
    const book = await lockBook(tx, orderId)
    if (!book) return refuse({ code: 'order_not_found' })
    const journal = refundOf(book, wanted, memo)
    if (!journal.ok) return journal
    await postJournals({ clock })(tx, [journal.value])
    return ok(book.vendorId)
  }

/** Posts that a part of an order came back before anybody paid for it; nothing when nothing is owed. */
export const takeBack =
  ({ clock }: { clock: Clock }) =>
  async (tx: Tx, { orderId, memo, ...back }: Asked & TakenBack): Promise<void> => {
    const book = await lockBook(tx, orderId)
    const journal = book && takenBackOf(book, back, memo)
    if (!journal) return
    if (!journal.ok) throw new Error(`more of ${orderId} came back than was sold`)
    await postJournals({ clock })(tx, [journal.value])
  }

/** Posts that the operator gave the buyer what the refunds say; false when nothing was due. */
export const payRefunds =
  ({ clock }: { clock: Clock }) =>
  async (tx: Tx, { orderId, memo }: Asked): Promise<boolean> => {
    const book = await lockBook(tx, orderId)
    const journal = book && refundPaymentOf(book, memo)
    if (journal) await postJournals({ clock })(tx, [journal])
    return Boolean(journal)
  }

async function undo(
  clock: Clock,
  tx: Tx,
  { orderId, memo }: Asked,
  kinds: readonly (readonly [of: JournalKind, as: JournalKind])[],
): Promise<void> {
  const book = await lockBook(tx, orderId)
  if (!book) return
  const now = clock.now()
  const undone = kinds.flatMap(([of, kind]) =>
    standing(book, of).map(({ id }) => ({ id: newId(now), reverses: id, kind })),
  )
  if (undone.length > 0) await insertReversals(tx, undone, { memo, now })
}
