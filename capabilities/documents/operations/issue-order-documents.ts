import type { Tx } from '#platform/database/index.ts'
import type { Ledger } from '#capabilities/ledger/index.ts'
import { listStatedDeliveryVat } from '../queries/order-documents.ts'
import { issueCreditNotes } from './issue-credit-notes.ts'
import { type IssueBy, issueDocuments, type OrderDocumentDeps } from './issue-documents.ts'

export type OrderDocumentsDeps = OrderDocumentDeps & { ledger: Pick<Ledger, 'postDeliveryVat'> }

/** All documents that orders lack, with the credit notes of their refunds and the VAT of deliveries in the ledger. Idempotent. */
export function issueOrderDocuments(deps: OrderDocumentsDeps) {
  const [issue, credit] = [issueDocuments(deps), issueCreditNotes(deps)]
  return async (tx: Tx, orderIds: readonly string[], by: IssueBy): Promise<void> => {
    await issue(tx, orderIds, by)
    await credit(tx, orderIds, by)
    await deps.ledger.postDeliveryVat(tx, await listStatedDeliveryVat(tx, orderIds))
  }
}
export type IssueOrderDocuments = ReturnType<typeof issueOrderDocuments>
