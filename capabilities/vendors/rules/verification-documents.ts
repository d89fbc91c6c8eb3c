import { type LocalDate, localDate, noonOfDay } from '#kernel/calendar.ts'
import type { LegalKind } from '#kernel/legal-numbers.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, days } from '#kernel/time.ts'
import {
  requiredDocuments,
  type VerificationDocumentKind,
  type DocumentRefusalReason,
  type DocumentState,
} from '#kernel/verification-documents.ts'

export type StoredDocument = {
  id: string
  kind: VerificationDocumentKind
  status: 'pending' | 'accepted' | 'refused'
  expiresOn: LocalDate | null
}

export function documentState(
  document: Omit<StoredDocument, 'id' | 'kind'> | null,
  today: LocalDate,
): DocumentState {
  if (document === null) return 'missing'
  const { status, expiresOn } = document
  return status === 'accepted' && expiresOn !== null && expiresOn < today ? 'expired' : status
}

/** Lead time of the expiry notice. */
const NOTICE = days(30)
/** Documents that are valid until this day or less are due for a notice. */
export const expiryNoticeFrom = (today: LocalDate): LocalDate =>
  localDate(after(noonOfDay(today), NOTICE))

/** Still valid, but within the notice period. */
export const isExpiring = (
  document: Omit<StoredDocument, 'id' | 'kind'>,
  today: LocalDate,
): boolean =>
  documentState(document, today) === 'accepted' &&
  document.expiresOn !== null &&
  document.expiresOn <= expiryNoticeFrom(today)

export type ExpiryNotices = { ending: boolean; ended: boolean }

/** Each notice is due once per document; null when none is due. */
export function expiryNotice(
  document: StoredDocument,
  expiryNotices: ExpiryNotices,
  today: LocalDate,
): 'ending' | 'ended' | null {
  if (document.status !== 'accepted' || document.expiresOn === null || expiryNotices.ended)
    return null
  if (document.expiresOn <= today) return 'ended'
  return isExpiring(document, today) && !expiryNotices.ending ? 'ending' : null
}

export function missingDocuments(
  kind: LegalKind,
  documents: readonly StoredDocument[],
  today: LocalDate,
): VerificationDocumentKind[] {
  const held = new Set(
    documents
      .filter((document) => documentState(document, today) === 'accepted')
      .map((document) => document.kind),
  )
  return requiredDocuments(kind).filter((needed) => !held.has(needed))
}

export type DocumentDecision =
  | { accepts: true; expiresOn: LocalDate | null }
  | { accepts: false; reason: DocumentRefusalReason; refusalNote: string | null }
export type DocumentDecisionRefusal =
  | { code: 'document_already_decided' }
  | { code: 'document_expired' }

/** A pending document is accepted or refused; an accepted one may still be refused later. */
export function checkDocumentDecision(
  { status }: Pick<StoredDocument, 'status'>,
  decision: DocumentDecision,
  today: LocalDate,
): Result<null, DocumentDecisionRefusal> {
  const isLater = status === 'accepted' && !decision.accepts
  if (status !== 'pending' && !isLater) return refuse({ code: 'document_already_decided' })
  if (decision.accepts && decision.expiresOn !== null && decision.expiresOn < today)
    return refuse({ code: 'document_expired' })
  return ok(null)
}
