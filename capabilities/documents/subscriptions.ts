import type { OrderReduced, OrderStatusChanged } from '#capabilities/orders/events.ts'
import type { RefundStatusChanged, ReturnStatusChanged } from '#capabilities/returns/events.ts'
import type { Tx } from '#platform/database/index.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { IssueCreditNotes } from './operations/issue-credit-notes.ts'
import type { IssueDocuments } from './operations/issue-documents.ts'

const SYSTEM = { role: 'system' } as const
type OfOrder = { orderId: string; vendorId: string }

/** What was invoiced follows what becomes of the order; annulled invoices keep their numbers. */
export function subscribeToEvents(
  outbox: Pick<Outbox, 'subscribeMany'>,
  issueDocuments: IssueDocuments,
  credit: IssueCreditNotes,
): void {
  const correct = async (events: readonly OfOrder[], tx: Tx) => {
    for (const { orderId, vendorId } of events) {
      await issueDocuments(tx, { orderId, vendorId, actor: SYSTEM })
      await credit(tx, { orderId, vendorId, actor: SYSTEM })
    }
  }
  outbox.subscribeMany<OrderStatusChanged>(
    'documents.order_status_changed',
    'orders.order_status_changed',
    (steps, tx) =>
      correct(
        steps.filter(
          ({ from, to }) =>
            from === 'cancelled' || to === 'cancelled' || to === 'delivered' || to === 'confirmed',
        ),
        tx,
      ),
  )
  outbox.subscribeMany<OrderReduced>('documents.order_reduced', 'orders.order_reduced', correct)
  outbox.subscribeMany<ReturnStatusChanged>(
    'documents.exchange_delivered',
    'returns.return_status_changed',
    (events, tx) =>
      correct(
        events.filter(({ outcome }) => outcome === 'exchanged'),
        tx,
      ),
  )
  outbox.subscribeMany<RefundStatusChanged>(
    'documents.refund_moved',
    'returns.refund_status_changed',
    correct,
  )
}
