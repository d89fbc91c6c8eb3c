import type {
  OrderReduced,
  OrderStatusChanged,
  ParcelDelivered,
} from '#capabilities/orders/events.ts'
import type { RefundStatusChanged, ReturnStatusChanged } from '#capabilities/returns/events.ts'
import type { Tx } from '#platform/database/index.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { IssueOrderDocuments } from './operations/issue-order-documents.ts'

/** The first delivered parcel has an order invoiced; what becomes of it then has it corrected. */
export function subscribeToEvents(
  outbox: Pick<Outbox, 'subscribeMany'>,
  issue: IssueOrderDocuments,
): void {
  const issueOf = (events: readonly { orderId: string }[], tx: Tx): Promise<void> =>
    issue(tx, [...new Set(events.map(({ orderId }) => orderId))], { actor: { role: 'system' } })
  outbox.subscribeMany<OrderStatusChanged>(
    'documents.order_status_changed',
    'orders.order_status_changed',
    (steps, tx) => issueOf(steps.filter(changesSale), tx),
  )
  outbox.subscribeMany<ParcelDelivered>(
    'documents.parcel_delivered',
    'orders.parcel_delivered',
    issueOf,
  )
  outbox.subscribeMany<OrderReduced>('documents.order_reduced', 'orders.order_reduced', issueOf)
  outbox.subscribeMany<ReturnStatusChanged>(
    'documents.exchange_delivered',
    'returns.return_status_changed',
    (events, tx) =>
      issueOf(
        events.filter(({ outcome }) => outcome === 'exchanged'),
        tx,
      ),
  )
  outbox.subscribeMany<RefundStatusChanged>(
    'documents.refund_moved',
    'returns.refund_status_changed',
    issueOf,
  )
}

/** A cancelled order of which a parcel was delivered all the same is reopened as shipped or delivered. */
const changesSale = ({ from, to }: Pick<OrderStatusChanged, 'from' | 'to'>): boolean =>
  from === 'cancelled' || to === 'cancelled' || to === 'delivered'
