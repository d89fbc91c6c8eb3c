import { DEFAULT_LANGUAGE, type Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { hasPermission, type VendorRole } from '#kernel/staff-roles.ts'
import { asOwner, type Db } from '#platform/database/index.ts'
import type { Person } from '#platform/personal-data.ts'
import type { Actor, Origin } from '#capabilities/audit/index.ts'
import type { Fulfillment } from '#capabilities/fulfillment/index.ts'
import { checkSecondFactor, type SessionStates, type UserId } from '#capabilities/identity/index.ts'
import type { Orders, PurchaseAccessRefusal, PurchaseReader } from '#capabilities/orders/index.ts'
import type { AdminDocumentKind, FileQuery } from '../contract.ts'
import { findReturn } from '../queries/credit-notes.ts'
import { findVendorOfOrder, listPrintableOrders } from '../queries/printable-orders.ts'
import type { IssueRefusal, OpenInvoice } from './open-invoice.ts'
import type { DocumentRequest, RenderedPdf, VendorDocumentRefusal } from '../kinds/printer.ts'
import { printerOf } from '../kinds/registry.ts'
import type { RenderDocuments } from './render-documents.ts'
import type { FileAddress, FileLinkRefusal, SignFiles, FileViewer } from './sign-files.ts'

type Deps = {
  db: Db
  files: SignFiles
  issue: OpenInvoice
  make: RenderDocuments
  orders: Pick<Orders, 'checkAccess' | 'getOwn' | 'personOf'>
  courierLabel: Fulfillment['getLabel']
  sessionStates: Pick<SessionStates, 'ofSession'>
  findStaffMembership: (userId: UserId) => Promise<{ vendorId: string; role: VendorRole } | null>
}
export type PurchaseInvoiceRefusal = IssueRefusal | PurchaseAccessRefusal
export type CreditNoteRefusal = IssueRefusal | { code: 'return_not_refunded' }
export type FileRefusal = FileLinkRefusal | { code: 'document_gone' }
type By = { actor: Actor; origin?: Origin; sessionId: string }
type VendorTicket = By & { vendorId: string; request: DocumentRequest }
type BuyerTicket = By & { person: Person; orderId: string }
type PurchaseTicket = Omit<By, 'sessionId'> & { reader: PurchaseReader; orderId: string }
type RefundTicket = Omit<By, 'sessionId'> & {
  returnId: string
  of:
    | { sessionId: string; vendorId: string }
    | { sessionId: string; person: Person }
    | { reader: PurchaseReader }
}

const vendorTickets =
  (deps: Deps) =>
  async (order: VendorTicket): Promise<Result<FileAddress, VendorDocumentRefusal>> => {
    const { db, files } = deps
    const { vendorId, request, actor, origin, sessionId } = order
    const found = await listPrintableOrders(db, vendorId, request.orderIds, request.language)
    if (found.length < new Set(request.orderIds).size) return refuse({ code: 'order_not_found' })
    const by = { actor, ...(origin && { origin }) }
    const about = { vendorId, request, orderId: found[0]?.id ?? '' }
    const prepared = await printerOf(request.kind)?.prepare?.(deps, { ...about, ...by })
    if (prepared && !prepared.ok) return prepared
    return ok(files.sign({ request, viewer: { sessionId, vendorId } }))
  }

/** For a guest, who has the purchase key instead of a session. */
const purchaseTickets =
  ({ db, files, issue, orders }: Deps) =>
  async (ticket: PurchaseTicket): Promise<Result<FileAddress, PurchaseInvoiceRefusal>> => {
    const { reader, orderId, ...by } = ticket
    const access = await orders.checkAccess(db, reader, { orderId }, 'read')
    if (!access.ok) return access
    const vendorId = await findVendorOfOrder(db, orderId)
    if (vendorId === null) return refuse({ code: 'order_not_found' })
    const issued = await issue({ vendorId, orderId, ...by })
    if (!issued.ok) return issued
    const { language } = issued.value
    const request = { kind: 'invoice', orderIds: [orderId], language } as const
    return ok(files.sign({ request, viewer: { sessionId: null, vendorId: null } }))
  }

/** Only after the refund was paid. */
const creditNoteTickets =
  ({ db, files, issue, orders }: Deps) =>
  async (refund: RefundTicket): Promise<Result<FileAddress, CreditNoteRefusal>> => {
    const { returnId, of: subject, ...by } = refund
    const found = await findReturn(db, returnId)
    if (!found) return refuse({ code: 'order_not_found' })
    const { vendorId, orderId } = found
    if ('vendorId' in subject && subject.vendorId !== vendorId)
      return refuse({ code: 'order_not_found' })
    if ('person' in subject) {
      const own = await orders.getOwn(subject.person, orderId, DEFAULT_LANGUAGE)
      if (!own.ok) return own
    }
    if ('reader' in subject) {
      const access = await orders.checkAccess(db, subject.reader, { orderId }, 'read')
      if (!access.ok) return refuse({ code: 'order_not_found' })
    }
    if (!found.isRefunded) return refuse({ code: 'return_not_refunded' })
    const issueNote = () => issue({ vendorId, orderId, ...by })
    const issued = await ('person' in subject ? asOwner(issueNote) : issueNote())
    if (!issued.ok) return issued
    const { language } = issued.value
    const request = { kind: 'credit_note', orderIds: [orderId], returnId, language } as const
    return ok(files.sign({ request, viewer: viewerOf(subject, vendorId) }))
  }

const viewerOf = (subject: RefundTicket['of'], vendorId: string): FileViewer => {
  if ('reader' in subject) return { sessionId: null, vendorId: null }
  return { sessionId: subject.sessionId, vendorId: 'vendorId' in subject ? vendorId : null }
}

/** Authorization is checked again each time a signed URL is opened. */
export function issueDownloadTicket(deps: Deps) {
  const { db, files, issue, make, orders } = deps
  const addressForShop = vendorTickets(deps)
  return {
    addressForShop,
    /** As the vendor of the order would get it. */
    async addressForAdmin(
      command: By & { orderId: string; kind: AdminDocumentKind; language: Language },
    ): Promise<Result<FileAddress, VendorDocumentRefusal>> {
      const { orderId, kind, language, ...by } = command
      const vendorId = await findVendorOfOrder(db, orderId)
      if (vendorId === null) return refuse({ code: 'order_not_found' })
      return addressForShop({ ...by, vendorId, request: { kind, orderIds: [orderId], language } })
    },
    async addressForBuyer(ticket: BuyerTicket): Promise<Result<FileAddress, IssueRefusal>> {
      const { person, orderId, actor, origin, sessionId } = ticket
      const own = await orders.getOwn(person, orderId, DEFAULT_LANGUAGE)
      if (!own.ok) return own
      const vendorId = own.value.vendor.id
      const command = { vendorId, orderId, actor, ...(origin && { origin }) }
      const issued = await asOwner(() => issue(command))
      if (!issued.ok) return issued
      const { language } = issued.value
      const request = { kind: 'invoice', orderIds: [orderId], language } as const
      return ok(files.sign({ request, viewer: { sessionId, vendorId: null } }))
    },
    addressForPurchase: purchaseTickets(deps),
    addressForCreditNote: creditNoteTickets(deps),
    async open(kind: string, query: FileQuery): Promise<Result<RenderedPdf, FileRefusal>> {
      const read = files.read(kind, query)
      if (!read.ok) return read
      const { request, viewer } = read.value
      const reader = await readerFor(deps, viewer, request)
      if (reader === null) return refuse({ code: 'file_link_invalid' })
      return make({ ...reader, request }, query.lang)
    },
  }
}
export type IssueDownloadTicket = ReturnType<typeof issueDownloadTicket>

type Reader = { vendorId: string; isShops: boolean }

/** Of the documents of which vendor; null when the viewer has signed out or lost access. */
async function readerFor(
  { db, sessionStates, findStaffMembership, orders }: Deps,
  { sessionId, vendorId }: FileViewer,
  { orderIds }: DocumentRequest,
): Promise<Reader | null> {
  const readerOf = (id: string | null, isShops = false) =>
    id === null ? null : { vendorId: id, isShops }
  if (sessionId === null) return readerOf(await findVendorOfOrder(db, orderIds[0] ?? ''))
  const sessionState = await sessionStates.ofSession(sessionId)
  if (!sessionState || !checkSecondFactor(sessionState, false).ok) return null
  if (vendorId !== null) {
    // The signature says that an admin asked for this vendor's document.
    if (sessionState.role === 'admin') return readerOf(vendorId)
    const post = await findStaffMembership(sessionState.userId)
    const isAllowed = post?.vendorId === vendorId && hasPermission(post.role, 'orders')
    return isAllowed ? readerOf(vendorId, true) : null
  }
  const person = await orders.personOf(sessionState.userId)
  const own = await orders.getOwn(person, orderIds[0] ?? '', DEFAULT_LANGUAGE)
  return own.ok ? readerOf(own.value.vendor.id) : null
}
