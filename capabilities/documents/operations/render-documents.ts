import type { InvoiceLanguage } from '#kernel/amount-in-words.ts'
import { refuse, type Result } from '#kernel/result.ts'
import { drawIssued } from '../kinds/issued-documents.ts'
import type {
  DocumentGone,
  DocumentReader,
  DocumentRequest,
  PrinterDeps,
  RenderedPdf,
} from '../kinds/printer.ts'
import { printerOf } from '../kinds/registry.ts'
import { findCommissionInvoice } from '../queries/invoices.ts'

type RenderRequest = { vendorId: string; request: DocumentRequest }

/** Issued documents are rendered once and stored, so that their bytes never change. */
export const renderDocuments =
  (deps: PrinterDeps) =>
  async (
    { vendorId, isShops = false, request }: Partial<DocumentReader> & RenderRequest,
    chosen?: InvoiceLanguage,
  ): Promise<Result<RenderedPdf, DocumentGone>> =>
    (await printerOf(request.kind)?.print(deps, { vendorId, isShops }, request, chosen)) ??
    refuse({ code: 'document_gone' })
export type RenderDocuments = ReturnType<typeof renderDocuments>

/** The stored original, or a translation. */
export const renderCommissionInvoice =
  (deps: Pick<PrinterDeps, 'db' | 'media' | 'draw'>) =>
  async (id: string, chosen?: InvoiceLanguage): Promise<Result<RenderedPdf, DocumentGone>> => {
    const invoice = await findCommissionInvoice(deps.db, { id })
    return invoice ? drawIssued(deps, [invoice], chosen) : refuse({ code: 'document_gone' })
  }
export type RenderCommissionInvoice = ReturnType<typeof renderCommissionInvoice>
