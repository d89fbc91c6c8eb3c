import type { Tx } from '#platform/database/index.ts'
import type {
  VerificationDocumentExpiring,
  VerificationDocumentRefused,
  VerificationDocumentsAccepted,
} from '../consumed-events.email.vendors.ts'
import {
  documentExpiringEmail,
  documentRefusedEmail,
  documentsAcceptedEmail,
} from '../emails/vendors.ts'
import { emailAddressOf, type NotifyDeps } from './notify-vendors.ts'

export const notifyVerificationDocuments = ({ queueEmails, settings }: NotifyDeps) => ({
  async notifyRefusedDocuments(
    events: readonly VerificationDocumentRefused[],
    tx: Tx,
  ): Promise<void> {
    const site = settings.current()
    const emails = events.map((event) =>
      emailAddressOf(
        'vendors.verification_document_refused',
        event,
        documentRefusedEmail(event, site),
      ),
    )
    await queueEmails(tx, emails)
  },

  async notifyAcceptedDocuments(
    events: readonly VerificationDocumentsAccepted[],
    tx: Tx,
  ): Promise<void> {
    const site = settings.current()
    const emails = events.map((event) =>
      emailAddressOf(
        'vendors.verification_documents_accepted',
        event,
        documentsAcceptedEmail(event, site),
      ),
    )
    await queueEmails(tx, emails)
  },

  async notifyExpiringDocuments(
    events: readonly VerificationDocumentExpiring[],
    tx: Tx,
  ): Promise<void> {
    const site = settings.current()
    const emails = events.map((event) =>
      emailAddressOf(
        'vendors.verification_document_expiring',
        event,
        documentExpiringEmail(event, site),
      ),
    )
    await queueEmails(tx, emails)
  },
})
export type NotifyVerificationDocuments = ReturnType<typeof notifyVerificationDocuments>
