import { invoiceDocument } from './invoice.ts'
import { labelDocument } from './shipping-label.ts'
import { pickListDocument } from './pick-list.ts'
import type { DocumentData } from './document-data.ts'
import { slipDocument } from './packing-slip.ts'
import { statementDocument } from './statement.ts'
import { type RenderedDocument, writePdf } from './write-pdf.ts'

/** Blocks the thread, a second per hundred labels: the server uses the worker. */
export const renderInline = (sheets: DocumentData): Promise<Uint8Array<ArrayBuffer>> =>
  writePdf(documentOf(sheets))

export function documentOf(sheets: DocumentData): RenderedDocument {
  switch (sheets.kind) {
    case 'invoice':
      return invoiceDocument(sheets.invoices, sheets.language)
    case 'statement':
      return statementDocument(sheets.statement)
    case 'pick_list':
      return pickListDocument(sheets.list, sheets.language)
    case 'packing_slip':
      return slipDocument(sheets.orders, sheets.language)
    case 'label':
      return labelDocument(sheets.orders, sheets.language, sheets.siteUrl)
  }
}
