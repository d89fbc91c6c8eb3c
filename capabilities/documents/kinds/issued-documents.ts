import type { InvoiceLanguage } from '#kernel/amount-in-words.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { translateCommission, translateInvoice } from '../pdf/invoice-translation.ts'
import type { IssuedInvoice } from '../queries/invoices.ts'
import { listPrintableOrders } from '../queries/printable-orders.ts'
import type { DocumentGone, PrinterDeps, RenderedPdf } from './printer.ts'

/** Short, also of many: an order's documents only become more, so the last one tells which there are. */
const titleOf = (references: readonly string[]): string =>
  references.length <= 4
    ? references.join('+')
    : `${references[0]}+${references.length - 2}+${references.at(-1)}`

/** The stored original, or a translation. */
export async function drawIssued(
  deps: Pick<PrinterDeps, 'db' | 'media' | 'draw'>,
  invoices: readonly IssuedInvoice[],
  chosen: InvoiceLanguage | undefined,
): Promise<Result<RenderedPdf, DocumentGone>> {
  const [first] = invoices
  if (!first) return refuse({ code: 'document_gone' })
  const title = titleOf(invoices.map(({ reference }) => reference))
  if (chosen !== undefined && chosen !== first.language) {
    // A translation is rendered on demand and not stored: it is not the legal document.
    const translated = await Promise.all(
      invoices.map((invoice) => inLanguage(deps.db, invoice, chosen)),
    )
    const bytes = await deps.draw({ kind: 'invoice', language: chosen, invoices: translated })
    return ok({ name: `${title}-${chosen}.pdf`, bytes })
  }
  const name = `${first.vendorId}/${title}.pdf`
  const stored = await deps.media.readFile('documents', name)
  const bytes = stored?.stored.bytes ?? (await firstDocument(deps, invoices, name))
  return ok({ name: `${title}.pdf`, bytes })
}

async function inLanguage(
  db: Db,
  invoice: IssuedInvoice,
  language: InvoiceLanguage,
): Promise<IssuedInvoice> {
  if (invoice.month) return translateCommission(invoice, language)
  const orderIn = (reader: InvoiceLanguage) =>
    listPrintableOrders(db, invoice.vendorId, [invoice.orderId ?? ''], reader)
  const [[issued], [chosen]] = await Promise.all([orderIn(invoice.language), orderIn(language)])
  if (!issued || !chosen) return invoice
  return translateInvoice(invoice, { issued, chosen, language })
}

/** When two requests render at once, both get the file that was stored first. */
async function firstDocument(
  { db, media, draw }: Pick<PrinterDeps, 'db' | 'media' | 'draw'>,
  invoices: readonly IssuedInvoice[],
  name: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await draw({ kind: 'invoice', language: invoices[0]?.language ?? 'fr', invoices })
  const saved = await inTransaction(db, async (tx) => {
    const file = await media.storeDocument(tx, { name, bytes, mime: 'application/pdf' })
    return file ? ok(null) : refuse({ code: 'stored_concurrently' })
  })
  if (saved.ok) return bytes
  const theirs = await media.readFile('documents', name)
  if (!theirs) throw new Error(`the stored file ${name} is missing`)
  return theirs.stored.bytes
}
