import type {
  DocumentRefusalReason,
  VerificationDocumentKind,
} from '#kernel/verification-documents.ts'
import type { LocaleText } from '#platform/texts/create-texts.ts'
import { texts } from './texts.generated.ts'

/** Names of the documents as used within a sentence. */
export const DOCUMENT_NAMES: Record<VerificationDocumentKind, LocaleText> =
  texts.below('document-name')

/** Reasons as full sentences for the vendor. */
export const DOCUMENT_REASON_TEXTS: Record<DocumentRefusalReason, LocaleText> =
  texts.below('document-reason')
