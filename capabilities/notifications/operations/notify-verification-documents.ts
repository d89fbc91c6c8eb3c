import type { Tx } from '#platform/database/index.ts'
import type {
  VerificationDocumentExpiring,
  VerificationDocumentRefused,
  VerificationDocumentsAccepted,
} from '../consumed-events.email.ts'
import {
  documentExpiringEmail,
  documentRefusedEmail,
  documentsAcceptedEmail,
} from '../emails/vendors.ts'
import { emailAddressOf, type NotifyDeps } from './notify-vendors.ts'

export const notifyVerificationDocuments = ({ putMails, settings }: NotifyDeps) => ({
  async papersRefused(facts: readonly VerificationDocumentRefused[], tx: Tx): Promise<void> {
    const site = settings.current()
    const mails = facts.map((fact) =>
      emailAddressOf(
        'vendors.verification_document_refused',
        fact,
        documentRefusedEmail(fact, site),
      ),
    )
    await putMails(tx, mails)
  },

  async papersAccepted(facts: readonly VerificationDocumentsAccepted[], tx: Tx): Promise<void> {
    const site = settings.current()
    const mails = facts.map((fact) =>
      emailAddressOf(
        'vendors.verification_documents_accepted',
        fact,
        documentsAcceptedEmail(fact, site),
      ),
    )
    await putMails(tx, mails)
  },

  async papersEnd(facts: readonly VerificationDocumentExpiring[], tx: Tx): Promise<void> {
    const site = settings.current()
    const mails = facts.map((fact) =>
      emailAddressOf(
        'vendors.verification_document_expiring',
        fact,
        documentExpiringEmail(fact, site),
      ),
    )
    await putMails(tx, mails)
  },
})
export type NotifyVerificationDocuments = ReturnType<typeof notifyVerificationDocuments>
