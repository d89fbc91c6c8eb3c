import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { findInvoice, lockInvoicing, type IssuedInvoice } from '../queries/invoices.ts'
import { listPrintableOrders } from '../queries/printable-orders.ts'
import { checkInvoiceEligibility, type InvoiceRefusal } from '../rules/invoice-eligibility.ts'
import type { IssueCreditNotes } from './issue-credit-notes.ts'
import type { IssueDocuments, OrderDocumentCommand } from './issue-documents.ts'

export type IssueDeps = {
  db: Db
  issueDocuments: IssueDocuments
  /** Issues credit notes for refunds paid before the invoice existed. */
  credit: IssueCreditNotes
}
export type IssueRefusal = InvoiceRefusal | { code: 'order_not_found' }

/**
 * Idempotent: returns the vendor's existing invoice, or issues one with its next number, and the
 * operator's for a delivery at its rate.
 */
export const issueInvoice =
  ({ db, issueDocuments, credit }: IssueDeps) =>
  (command: OrderDocumentCommand): Promise<Result<IssuedInvoice, IssueRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<IssuedInvoice, IssueRefusal>> => {
      const { vendorId, orderId } = command
      await lockInvoicing(tx, orderId)
      const issued = await findInvoice(tx, vendorId, orderId)
      if (issued) return ok(issued)
      const [order] = await listPrintableOrders(tx, vendorId, [orderId], 'invoice')
      if (!order) return refuse({ code: 'order_not_found' })
      const allowed = checkInvoiceEligibility(order, order.shop)
      if (!allowed.ok) return allowed

      await issueDocuments(tx, { ...command, isRequested: true })
      const invoice = await findInvoice(tx, vendorId, orderId)
      if (!invoice) throw new Error(`the invoice of order ${orderId} is missing after its issue`)
      await credit(tx, command)
      return ok(invoice)
    })
export type IssueInvoice = ReturnType<typeof issueInvoice>
