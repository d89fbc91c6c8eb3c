import type { InvoiceLanguage } from '#kernel/amount-in-words.ts'
import { readCursor, writeCursor } from '#kernel/cursor.ts'
import { refuse, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/database/index.ts'
import type { CommissionInvoicesPageView, CommissionInvoicesQuery } from '../commission.contract.ts'
import { isCommissionInvoice, listCommissionInvoices } from '../queries/commission-invoices.ts'
import type { RenderedPdf } from '../kinds/printer.ts'
import type { RenderCommissionInvoice } from './render-documents.ts'

type Deps = { db: Db; render: RenderCommissionInvoice }

/** Of one vendor, or of all (null). */
export function readCommissionInvoices({ db, render }: Deps) {
  return {
    async list(
      vendorId: string | null,
      { month, cursor, limit }: CommissionInvoicesQuery,
    ): Promise<CommissionInvoicesPageView> {
      const filter = {
        vendorId,
        month: month || null,
        after: readCursor(cursor)?.id ?? null,
        limit,
      }
      const rows = await listCommissionInvoices(db, filter)
      const items = rows.slice(0, limit)
      const last = rows.length > limit ? items.at(-1) : undefined
      // Ids are in the order of their time.
      const next = last ? writeCursor({ at: `${last.issued_on}T00:00:00.000Z`, id: last.id }) : null
      return { items, next }
    },
    async file(
      vendorId: string | null,
      id: string,
      language: InvoiceLanguage | undefined,
    ): Promise<Result<RenderedPdf, { code: 'document_gone' }>> {
      const isFound = await isCommissionInvoice(db, id, vendorId)
      return isFound ? render(id, language) : refuse({ code: 'document_gone' })
    },
  }
}
export type ReadCommissionInvoices = ReturnType<typeof readCommissionInvoices>
