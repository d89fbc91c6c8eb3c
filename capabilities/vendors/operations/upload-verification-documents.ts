import { localDate } from '#kernel/calendar.ts'
import type { LegalKind } from '#kernel/legal-numbers.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Clock, hours } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { rateLimit } from '#platform/rate-limit.ts'
import { publish } from '#platform/outbox.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { MARKETPLACE_FILES, type Media, type DocumentError } from '#capabilities/media/index.ts'
import type { VerificationDocumentUploaded } from '../events.ts'
import type { VerificationDocumentsView } from '../verification-documents.contract.ts'
import { lockVendorOf } from '../queries/verification.ts'
import {
  BUCKET,
  deleteVerificationDocument,
  findVerificationDocument,
  findVendorKind,
  FOLDER,
  insertVerificationDocument,
  type VerificationDocumentRow,
  listOrphanDocuments,
  listVerificationDocuments,
} from '../queries/verification-documents.ts'
import {
  documentRequirement,
  type VerificationDocumentKind,
} from '#kernel/verification-documents.ts'
import { documentState } from '../rules/verification-documents.ts'
import type { Vendor, VendorId } from '../schema.ts'
import { verificationDocumentsView } from './verification-documents-view.ts'
import {
  openVerificationDocument,
  type OpenVerificationDocument,
} from './open-verification-document.ts'

export type VerificationDocumentsDeps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  media: Pick<Media, 'sanitizeDocument' | 'storeDocument' | 'readFile' | 'removeFiles'>
}
type Command = { userId: UserId; origin: Origin }
type NotThere = { code: 'vendor_not_found' }
export type UploadDocumentRefusal =
  | NotThere
  | DocumentError
  | { code: 'document_not_requested' }
  | { code: 'too_many_documents'; retryAfterSeconds: number }
export type WithdrawDocumentRefusal =
  | NotThere
  | { code: 'document_not_found' }
  | { code: 'document_accepted' }
export type OpenDocumentRefusal = NotThere | { code: 'document_not_found' }

const MOST_AN_HOUR = 40

export const uploadVerificationDocuments = (deps: VerificationDocumentsDeps) => ({
  uploadDocument: uploadDocument(deps),
  takeBack: takeBack(deps),

  async read(userId: UserId): Promise<Result<VerificationDocumentsView, NotThere>> {
    const shop = await findVendorKind(deps.db, userId)
    return shop ? ok(await viewOf(deps, deps.db, shop)) : refuse({ code: 'vendor_not_found' })
  },

  async open(
    userId: UserId,
    documentId: string,
  ): Promise<Result<OpenVerificationDocument, OpenDocumentRefusal>> {
    const shop = await findVendorKind(deps.db, userId)
    return shop
      ? openVerificationDocument(deps, shop.id, documentId)
      : refuse({ code: 'vendor_not_found' })
  },

  /** Removes files without a document row, e.g. of registrations erased with their user. */
  async deleteOrphanDocuments(): Promise<void> {
    const names = await listOrphanDocuments(deps.db)
    if (names.length > 0) await remove(deps, names)
  },
})
export type UploadVerificationDocuments = ReturnType<typeof uploadVerificationDocuments>

type StoredUpload = { view: VerificationDocumentsView; former: VerificationDocumentRow | null }
type HandInCommand = Command & { kind: VerificationDocumentKind; bytes: Uint8Array }

/** Replaces the vendor's former document of this kind. */
const uploadDocument =
  (deps: VerificationDocumentsDeps) =>
  async (
    command: HandInCommand,
  ): Promise<Result<VerificationDocumentsView, UploadDocumentRefusal>> => {
    const { db, clock, audit, media } = deps
    const { userId, origin, kind, bytes } = command
    const owned = await findVendorKind(db, userId)
    if (!owned) return refuse({ code: 'vendor_not_found' })
    const now = clock.now()
    const use = { key: `shop-papers:${owned.id}`, max: MOST_AN_HOUR, per: hours(1), now }
    const { allowed, retryAfterSeconds } = await rateLimit(db, use)
    if (!allowed) return refuse({ code: 'too_many_documents', retryAfterSeconds })
    const clean = await media.sanitizeDocument(bytes)
    if (!clean.ok) return clean

    const done = await inTransaction(
      db,
      async (tx): Promise<Result<StoredUpload, UploadDocumentRefusal>> => {
        const shop = await lockVendorOf(tx, userId)
        if (!shop) return refuse({ code: 'vendor_not_found' })
        if (documentRequirement(shop.kind, kind) === 'none')
          return refuse({ code: 'document_not_requested' })
        const former =
          (await listVerificationDocuments(tx, shop.id)).find(
            (verificationDocument) => verificationDocument.kind === kind,
          ) ?? null
        if (former) await deleteVerificationDocument(tx, former.id)
        const id = newId(now)
        const name = `${FOLDER}/${shop.id}/${id}`
        const file = await media.storeDocument(tx, { name, ...clean.value })
        if (!file) throw new Error(`a verification document could not be stored as ${name}`)
        await insertVerificationDocument(tx, { id, vendorId: shop.id, kind, fileId: file.id, now })
        await audit.record(tx, {
          ...entryOf(shop, command, former ? 'replaced' : 'uploaded'),
          ...(former && { before: { kind, status: documentState(former, localDate(now)) } }),
          after: { kind, mime: file.mime, bytes: file.bytes, sha256: file.sha256 },
          ...origin,
        })
        const event = { paperId: id, vendorId: shop.id, on: localDate(now) }
        await publish<VerificationDocumentUploaded>(
          tx,
          { type: 'vendors.verification_document_uploaded', ...event },
          shop.id,
        )
        return ok({ view: await viewOf(deps, tx, shop), former })
      },
    )
    if (!done.ok) return done
    if (done.value.former) await remove(deps, [done.value.former.file.name])
    return ok(done.value.view)
  }

type Gone = { view: VerificationDocumentsView; name: string }

/** Accepted documents cannot be withdrawn. */
const takeBack =
  (deps: VerificationDocumentsDeps) =>
  async (
    command: Command & { documentId: string },
  ): Promise<Result<VerificationDocumentsView, WithdrawDocumentRefusal>> => {
    const { db, clock, audit } = deps
    const { userId, origin, documentId } = command
    const done = await inTransaction(
      db,
      async (tx): Promise<Result<Gone, WithdrawDocumentRefusal>> => {
        const shop = await lockVendorOf(tx, userId)
        if (!shop) return refuse({ code: 'vendor_not_found' })
        const document = await findVerificationDocument(tx, shop.id, documentId)
        if (!document) return refuse({ code: 'document_not_found' })
        const state = documentState(document, localDate(clock.now()))
        if (state === 'accepted') return refuse({ code: 'document_accepted' })
        await deleteVerificationDocument(tx, document.id)
        await audit.record(tx, {
          ...entryOf(shop, command, 'withdrawn'),
          before: { kind: document.kind, status: state },
          ...origin,
        })
        return ok({ view: await viewOf(deps, tx, shop), name: document.file.name })
      },
    )
    if (!done.ok) return done
    await remove(deps, [done.value.name])
    return ok(done.value.view)
  }

type Shop = { id: VendorId; kind: LegalKind }

const viewOf = async (
  { clock }: Pick<VerificationDocumentsDeps, 'clock'>,
  handle: Db | Tx,
  { id, kind }: Shop,
) =>
  verificationDocumentsView(
    kind,
    await listVerificationDocuments(handle, id),
    localDate(clock.now()),
  )

const remove = ({ media }: VerificationDocumentsDeps, names: readonly string[]) =>
  media.removeFiles({ bucket: BUCKET, names, uploader: MARKETPLACE_FILES })

const entryOf = (
  { id, status }: Vendor,
  { userId }: Command,
  done: 'uploaded' | 'replaced' | 'withdrawn',
) => ({
  actor: { role: status === 'verified' ? 'vendor' : 'customer', id: userId } as const,
  action: `vendors.verification_document_${done}` as const,
  subject: { type: 'vendor', id },
})
