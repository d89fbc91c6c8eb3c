import { listCreditNotesOfReturn } from '../queries/invoices.ts'
import { drawIssued } from './issued-documents.ts'
import type { DocumentPrinter } from './printer.ts'

export const CREDIT_NOTE: DocumentPrinter = {
  code: 'credit_note',
  async print(deps, { vendorId, isShops }, { returnId = '' }, chosen) {
    const issued = await listCreditNotesOfReturn(deps.db, vendorId, { returnId, isShops })
    return drawIssued(deps, issued, chosen)
  },
}
