import type { InvoiceLanguage } from '#kernel/amount-in-words.ts'
import type { Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { Actor, Origin } from '#capabilities/audit/index.ts'
import type { Fulfillment, LabelRefusal } from '#capabilities/fulfillment/index.ts'
import type { Media } from '#capabilities/media/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import type { DocumentKind } from '../kinds.contract.ts'
import type { IssueRefusal, OpenInvoice } from '../operations/open-invoice.ts'
import type { DocumentData } from '../pdf/document-data.ts'

export type DocumentRequest = {
  kind: DocumentKind
  orderIds: readonly string[]
  returnId?: string
  language: InvoiceLanguage
}

/** `isShops`: the vendor itself, who reads no document of the operator. */
export type DocumentReader = { vendorId: string; isShops: boolean }
export type RenderPdf = (sheets: DocumentData) => Promise<Uint8Array<ArrayBuffer>>
export type PrinterDeps = {
  db: Db
  clock: Clock
  media: Pick<Media, 'storeDocument' | 'readFile'>
  draw: RenderPdf
  courierLabel: Fulfillment['getLabel']
  listPicks: Orders['listPicks']
  siteUrl: () => string
}
export type RenderedPdf = { name: string; bytes: Uint8Array<ArrayBuffer> }
export type DocumentGone = { code: 'document_gone' }
export type VendorDocumentRefusal = IssueRefusal | LabelRefusal

type Preparing = {
  vendorId: string
  request: DocumentRequest
  /** As found, of this vendor. */
  orderId: string
  actor: Actor
  origin?: Origin
}
export type DocumentPrinter = {
  code: DocumentKind
  /** Before its URL is signed, so that a refusal is reported there. */
  prepare?: (
    deps: { issue: OpenInvoice; courierLabel: Fulfillment['getLabel'] },
    ticket: Preparing,
  ) => Promise<Result<unknown, VendorDocumentRefusal>>
  /** `chosen`: the language of the reader, if it is not that of the document. */
  print: (
    deps: PrinterDeps,
    reader: DocumentReader,
    request: DocumentRequest,
    chosen?: InvoiceLanguage,
  ) => Promise<Result<RenderedPdf, DocumentGone>>
}
