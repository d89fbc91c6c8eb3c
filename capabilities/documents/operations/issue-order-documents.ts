import type { Tx } from '#platform/database/index.ts'
import type { Ledger } from '#capabilities/ledger/index.ts'
import { listStatedDeliveryVat } from '../queries/order-documents.ts'
import { issueCreditNotes } from './issue-credit-notes.ts'
import { type IssueBy, issueDocuments, type OrderDocumentDeps } from './issue-documents.ts'
import type { InvoicedOrder } from './read-order-worth.ts'

export type OrderDocumentsDeps = OrderDocumentDeps & {
  ledger: Pick<Ledger, 'postDeliveryVat' | 'postVendorDeliveries'>
}

/** All documents that orders lack, with the credit notes of their refunds and the VAT of deliveries in the ledger. Idempotent. */
export function issueOrderDocuments(deps: OrderDocumentsDeps) {
  const [issue, credit] = [issueDocuments(deps), issueCreditNotes(deps)]
  return async (tx: Tx, orderIds: readonly string[], by: IssueBy): Promise<void> => {
    const orders = await issue(tx, orderIds, by)
    await credit(tx, orderIds, by)
    await deps.ledger.postDeliveryVat(tx, await listStatedDeliveryVat(tx, orderIds))
    await chargeDeliveries(deps, tx, orders)
  }
}
export type IssueOrderDocuments = ReturnType<typeof issueOrderDocuments>

/** Those that vendors pay are on the monthly invoice to them. */
export const chargeDeliveries = (
  { ledger }: Pick<OrderDocumentsDeps, 'ledger'>,
  tx: Tx,
  orders: readonly InvoicedOrder[],
  postedAt?: Date,
): Promise<void> =>
  ledger.postVendorDeliveries(
    tx,
    orders.map(({ order: { id, number, vendorId }, deliveryDiscount }) => ({
      ...{ orderId: id, orderNumber: number, vendorId, discount: deliveryDiscount },
    })),
    postedAt,
  )
