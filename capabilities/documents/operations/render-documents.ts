import type { InvoiceLanguage } from '#kernel/amount-in-words.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import type { Fulfillment } from '#capabilities/fulfillment/index.ts'
import type { Media } from '#capabilities/media/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import type { DocumentData } from '../pdf/document-data.ts'
import {
  findCommissionInvoice,
  listCreditNotesOfReturn,
  listInvoicesOfOrder,
  type IssuedInvoice,
} from '../queries/invoices.ts'
import { listPrintableOrders } from '../queries/printable-orders.ts'
import { DOCUMENT_TEXTS } from '../pdf/texts.ts'
import { translateCommission, translateInvoice } from '../pdf/invoice-translation.ts'

export type DocumentRequest = {
  kind: 'invoice' | 'credit_note' | 'packing_slip' | 'label' | 'courier_label' | 'pick_list'
  orderIds: readonly string[]
  returnId?: string
  language: InvoiceLanguage
}

/** `isShops`: the vendor itself, who reads no document of the operator. */
type DocumentReader = { vendorId: string; isShops: boolean }
type RenderRequest = { vendorId: string; request: DocumentRequest }
export type RenderPdf = (sheets: DocumentData) => Promise<Uint8Array<ArrayBuffer>>
export type RenderDeps = {
  db: Db
  clock: Clock
  media: Pick<Media, 'storeDocument' | 'readFile'>
  draw: RenderPdf
  courierLabel: Fulfillment['getLabel']
  listPicks: Orders['listPicks']
  siteUrl: () => string
}
export type RenderedPdf = { name: string; bytes: Uint8Array<ArrayBuffer> }

/** Issued documents are rendered once and stored, so that their bytes never change. */
export const renderDocuments =
  (deps: RenderDeps) =>
  async (
    { vendorId, isShops = false, request }: Partial<DocumentReader> & RenderRequest,
    chosen?: InvoiceLanguage,
  ): Promise<Result<RenderedPdf, { code: 'document_gone' }>> => {
    if (request.kind === 'invoice' || request.kind === 'credit_note')
      return issuedDocument(deps, { vendorId, isShops }, request, chosen)
    const language = chosen ?? request.language
    if (request.kind === 'pick_list')
      return pickListDocument(deps, vendorId, { ...request, language })
    if (request.kind === 'courier_label')
      return courierDocument(deps, vendorId, request.orderIds[0] ?? '')
    const orders = await listPrintableOrders(deps.db, vendorId, request.orderIds, language)
    if (orders.length === 0) return refuse({ code: 'document_gone' })
    const { kind } = request
    const bytes = await deps.draw({ kind, language, orders, siteUrl: deps.siteUrl() })
    const id = orders.length === 1 && orders[0] ? orders[0].number : String(orders.length)
    return ok({ name: `${kind.replace('_', '-')}-${id}.pdf`, bytes })
  }
export type RenderDocuments = ReturnType<typeof renderDocuments>

async function pickListDocument(
  { db, clock, listPicks, draw }: RenderDeps,
  vendorId: string,
  { orderIds, language }: DocumentRequest,
): Promise<Result<RenderedPdf, { code: 'document_gone' }>> {
  const [first] = await listPrintableOrders(db, vendorId, orderIds.slice(0, 1), language)
  const found = await listPicks(vendorId, orderIds, language)
  if (!first || found.lines.length === 0) return refuse({ code: 'document_gone' })
  const list = {
    shop: first.shop.name,
    at: clock.now().toISOString(),
    orders: found.order_ids.length,
    pieces: found.pieces,
    lines: found.lines.map(({ product_name, variant_label, sku, quantity, orders }) => ({
      name: product_name + (variant_label === null ? '' : ` (${variant_label})`),
      sku,
      quantity,
      orders: orders.map((order) => ({ number: order.order_number, quantity: order.quantity })),
    })),
  }
  const bytes = await draw({ kind: 'pick_list', language, list })
  return ok({ name: `pick-list-${found.order_ids.length}.pdf`, bytes })
}

async function courierDocument(
  { courierLabel }: RenderDeps,
  vendorId: string,
  orderId: string,
): Promise<Result<RenderedPdf, { code: 'document_gone' }>> {
  const label = await courierLabel(vendorId, orderId)
  if (!label.ok) return refuse({ code: 'document_gone' })
  return ok({ name: `${label.value.tracking}.pdf`, bytes: label.value.bytes })
}

/** The stored original, or a translation. */
export const renderCommissionInvoice =
  (deps: Pick<RenderDeps, 'db' | 'media' | 'draw'>) =>
  async (
    id: string,
    chosen?: InvoiceLanguage,
  ): Promise<Result<RenderedPdf, { code: 'document_gone' }>> => {
    const invoice = await findCommissionInvoice(deps.db, { id })
    return invoice ? drawIssued(deps, [invoice], chosen) : refuse({ code: 'document_gone' })
  }
export type RenderCommissionInvoice = ReturnType<typeof renderCommissionInvoice>

/** All documents of an order, or of a refund, in one file; a vendor opens its own only. */
async function issuedDocument(
  deps: RenderDeps,
  { vendorId, isShops }: DocumentReader,
  { kind, orderIds, returnId = '' }: DocumentRequest,
  chosen: InvoiceLanguage | undefined,
): Promise<Result<RenderedPdf, { code: 'document_gone' }>> {
  const documents =
    kind === 'invoice'
      ? await listInvoicesOfOrder(deps.db, vendorId, { orderId: orderIds[0] ?? '', isShops })
      : await listCreditNotesOfReturn(deps.db, vendorId, { returnId, isShops })
  return drawIssued(deps, documents, chosen)
}

/** Short, also of many: an order's documents only become more, so the last one tells which there are. */
const titleOf = (references: readonly string[]): string =>
  references.length <= 4
    ? references.join('+')
    : `${references[0]}+${references.length - 2}+${references.at(-1)}`

async function drawIssued(
  deps: Pick<RenderDeps, 'db' | 'media' | 'draw'>,
  invoices: readonly IssuedInvoice[],
  chosen: InvoiceLanguage | undefined,
): Promise<Result<RenderedPdf, { code: 'document_gone' }>> {
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
  return translateInvoice(invoice, { issued, chosen, language }, DOCUMENT_TEXTS.delivery)
}

/** When two requests render at once, both get the file that was stored first. */
async function firstDocument(
  { db, media, draw }: Pick<RenderDeps, 'db' | 'media' | 'draw'>,
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
