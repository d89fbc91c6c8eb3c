import { codesOf } from './codes-of.ts'
import type { LegalKind } from './legal-numbers.ts'
import { type DocumentRequirement, VERIFICATION_DOCUMENTS } from './verification-document-list.ts'

const listed: readonly (Record<LegalKind, DocumentRequirement> & {
  code: VerificationDocumentKind
  expires: boolean
})[] = VERIFICATION_DOCUMENTS
export type VerificationDocumentKind = (typeof VERIFICATION_DOCUMENTS)[number]['code']
export const DOCUMENT_KINDS = codesOf(listed)

export const documentRequirement = (
  kind: LegalKind,
  document: VerificationDocumentKind,
): DocumentRequirement => listed.find(({ code }) => code === document)?.[kind] ?? 'none'

export const requiredDocuments = (kind: LegalKind): readonly VerificationDocumentKind[] =>
  DOCUMENT_KINDS.filter((document) => documentRequirement(kind, document) === 'needed')

export const EXPIRING_DOCUMENT_KINDS: readonly VerificationDocumentKind[] = codesOf(
  listed.filter(({ expires }) => expires),
)

export const DOCUMENT_REFUSAL_REASONS = [
  'unreadable',
  'incomplete',
  'expired',
  'wrong_document',
  'no_match',
  'other',
] as const
export type DocumentRefusalReason = (typeof DOCUMENT_REFUSAL_REASONS)[number]

/** `expired`: accepted until a date that has passed. */
export const DOCUMENT_STATES = ['missing', 'pending', 'accepted', 'refused', 'expired'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]
