import type { Tx } from '#platform/database/index.ts'
import { issueCreditNotes } from './issue-credit-notes.ts'
import { type IssueBy, issueDocuments, type OrderDocumentDeps } from './issue-documents.ts'

/** All documents that orders lack, with the credit notes of their refunds. Idempotent. */
export function issueOrderDocuments(deps: OrderDocumentDeps) {
  const [issue, credit] = [issueDocuments(deps), issueCreditNotes(deps)]
  return async (tx: Tx, orderIds: readonly string[], by: IssueBy): Promise<void> => {
    await issue(tx, orderIds, by)
    await credit(tx, orderIds, by)
  }
}
export type IssueOrderDocuments = ReturnType<typeof issueOrderDocuments>
