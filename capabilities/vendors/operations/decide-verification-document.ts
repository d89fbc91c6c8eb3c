import { type LocalDate, localDate } from '#kernel/calendar.ts'
import type { LegalKind } from '#kernel/legal-numbers.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { Origin } from '#capabilities/audit/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { VerificationDocumentRefused, VerificationDocumentsAccepted } from '../events.ts'
import { lockVendor } from '../queries/verification.ts'
import {
  findVerificationDocument,
  listVerificationDocuments,
  saveDocumentDecision,
} from '../queries/verification-documents.ts'
import type { VerificationDocumentKind } from '#kernel/verification-documents.ts'
import {
  checkDocumentDecision,
  missingDocuments,
  type StoredDocument,
  type DocumentDecision,
  type DocumentDecisionRefusal,
  documentState,
} from '../rules/verification-documents.ts'
import type { VendorId } from '../schema.ts'
import type { VerificationDocumentsDeps } from './upload-verification-documents.ts'

type Command = {
  vendorId: VendorId
  /** The document the admin has seen: it may have been replaced since. */
  documentId: string
  decision: DocumentDecision
  adminId: UserId
  origin: Origin
}
export type DecideDocumentRefusal =
  | { code: 'vendor_not_found' }
  | { code: 'document_not_found' }
  | DocumentDecisionRefusal

/** Notifies the vendor of each refusal, and once when nothing is missing any more. */
export const decideVerificationDocument =
  ({ db, clock, audit }: Pick<VerificationDocumentsDeps, 'db' | 'clock' | 'audit'>) =>
  ({ vendorId, documentId, decision, adminId, origin }: Command) =>
    inTransaction(db, async (tx): Promise<Result<null, DecideDocumentRefusal>> => {
      const vendor = await lockVendor(tx, vendorId)
      if (!vendor) return refuse({ code: 'vendor_not_found' })
      const document = await findVerificationDocument(tx, vendorId, documentId)
      if (!document) return refuse({ code: 'document_not_found' })
      const now = clock.now()
      const today = localDate(now)
      const allowed = checkDocumentDecision(document, decision, today)
      if (!allowed.ok) return allowed

      const before = await listVerificationDocuments(tx, vendorId)
      await saveDocumentDecision(tx, { id: documentId, decision, by: adminId, now })
      const { kind } = document
      await audit.record(tx, {
        actor: { role: 'admin', id: adminId },
        action: 'vendors.verification_document_decided',
        subject: { type: 'vendor', id: vendorId },
        before: { kind, status: documentState(document, today) },
        after: decision.accepts
          ? { kind, status: 'accepted', expires_on: decision.expiresOn }
          : {
              kind,
              status: 'refused',
              reason: decision.reason,
              refusal_note: decision.refusalNote,
            },
        ...origin,
      })
      const { businessName, businessEmail, language } = vendor
      const details = { stepId: newId(now), vendorId, businessName, businessEmail, language }
      if (!decision.accepts) {
        const { reason, refusalNote } = decision
        const event = {
          type: 'vendors.verification_document_refused',
          ...details,
          kind,
          reason,
          refusalNote,
        } as const
        await publish<VerificationDocumentRefused>(tx, event, vendorId)
      } else if (isLastOf(vendor.kind, before, kind, today)) {
        const event = { type: 'vendors.verification_documents_accepted', ...details } as const
        await publish<VerificationDocumentsAccepted>(tx, event, vendorId)
      }
      return ok(null)
    })
export type DecideVerificationDocument = ReturnType<typeof decideVerificationDocument>

function isLastOf(
  vendor: LegalKind,
  before: readonly StoredDocument[],
  accepted: VerificationDocumentKind,
  today: LocalDate,
): boolean {
  const missing = missingDocuments(vendor, before, today)
  return missing.length === 1 && missing[0] === accepted
}
