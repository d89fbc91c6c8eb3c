import { invoicePaper } from './invoice.ts'
import { labelPaper } from './shipping-label.ts'
import { pickListPaper } from './pick-list.ts'
import type { DocumentData } from './document-data.ts'
import { slipPaper } from './packing-slip.ts'
import { statementPaper } from './statement.ts'
import { type Paper, writePdf } from './write-pdf.ts'

/** Blocks the thread, a second per hundred labels: the server uses the worker. */
export const renderInline = (sheets: DocumentData): Promise<Uint8Array<ArrayBuffer>> =>
  writePdf(paperOf(sheets))

export function paperOf(sheets: DocumentData): Paper {
  switch (sheets.kind) {
    case 'invoice':
      return invoicePaper(sheets.invoice, sheets.language)
    case 'statement':
      return statementPaper(sheets.statement)
    case 'pick_list':
      return pickListPaper(sheets.list, sheets.language)
    case 'packing_slip':
      return slipPaper(sheets.orders, sheets.language)
    case 'label':
      return labelPaper(sheets.orders, sheets.language, sheets.siteUrl)
  }
}
