import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { findInvoice, type IssuedInvoice } from '../queries/invoices.ts'
import { listPrintableOrders } from '../queries/printable-orders.ts'
import { explainMissingInvoice, type InvoiceRefusal } from '../rules/invoice-eligibility.ts'
import type { IssueBy } from './issue-documents.ts'
import type { IssueOrderDocuments } from './issue-order-documents.ts'

export type IssueDeps = { db: Db; issue: IssueOrderDocuments }
export type IssueRefusal = InvoiceRefusal | { code: 'order_not_found' }

/** The vendor's invoice. Issued here only when the event of the delivery has not been handled yet. */
export const openInvoice =
  ({ db, issue }: IssueDeps) =>
  async ({
    vendorId,
    orderId,
    ...by
  }: IssueBy & { vendorId: string; orderId: string }): Promise<
    Result<IssuedInvoice, IssueRefusal>
  > => {
    const issued = await findInvoice(db, vendorId, orderId)
    if (issued) return ok(issued)
    const [order] = await listPrintableOrders(db, vendorId, [orderId], 'fr')
    if (!order) return refuse({ code: 'order_not_found' })
    return inTransaction(db, async (tx): Promise<Result<IssuedInvoice, IssueRefusal>> => {
      await issue(tx, [orderId], by)
      const invoice = await findInvoice(tx, vendorId, orderId)
      return invoice ? ok(invoice) : refuse(explainMissingInvoice(order, order.shop))
    })
  }
export type OpenInvoice = ReturnType<typeof openInvoice>
