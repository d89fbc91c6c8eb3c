import { renderToBuffer } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { invoiceDocument } from './invoice.ts'
import { labelDocument } from './label.ts'
import { pickListDocument } from './pick-list.ts'
import type { Sheets } from './sheets.ts'
import { slipDocument } from './slip.ts'
import { statementDocument } from './statement.ts'

/** Draws in the thread that asks. A hundred labels take seconds: the server asks another thread. */
export async function drawHere(sheets: Sheets): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await renderToBuffer(documentOf(sheets) as never) // each of them is a Document
  return new Uint8Array(drawn)
}

function documentOf(sheets: Sheets): ReactElement {
  switch (sheets.kind) {
    case 'invoice':
      return invoiceDocument(sheets.invoice)
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
