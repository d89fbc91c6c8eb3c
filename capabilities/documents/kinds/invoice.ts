import { listInvoicesOfOrder } from '../queries/invoices.ts'
import { drawIssued } from './issued-documents.ts'
import type { DocumentPrinter } from './printer.ts'

/** All that were issued for the order, in one file. */
export const INVOICE: DocumentPrinter = {
  code: 'invoice',
  prepare: ({ issue }, { vendorId, orderId, actor, origin }) =>
    issue({ vendorId, orderId, actor, ...(origin && { origin }) }),
  async print(deps, { vendorId, isShops }, { orderIds: [orderId = ''] }, chosen) {
    const issued = await listInvoicesOfOrder(deps.db, vendorId, { orderId, isShops })
    return drawIssued(deps, issued, chosen)
  },
}
