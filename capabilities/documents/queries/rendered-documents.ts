import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'
import type { InvoiceLanguage } from '#kernel/amount-in-words.ts'

export type NewRenderedDocument = {
  id: string
  vendorId: string
  invoiceId: string
  orderId: string
  language: InvoiceLanguage
  fileId: string
  sha256: string
  at: Date
}

export async function insertInvoiceDocument(tx: Tx, paper: NewRenderedDocument): Promise<void> {
  await sql`
    insert into documents.rendered_documents (id, vendor_id, kind, invoice_id, order_id, language, state, file_id,
      sha256, requested_at, rendered_at)
    values (${paper.id}, ${paper.vendorId}, 'invoice', ${paper.invoiceId}, ${paper.orderId},
      ${paper.language}, 'made', ${paper.fileId}, ${paper.sha256}, ${paper.at}, ${paper.at})`.execute(
    tables<object>(tx),
  )
}
