import type { LocalDate } from '#kernel/calendar.ts'
import type { LegalKind } from '#kernel/legal-numbers.ts'
import type {
  VerificationDocumentsView,
  VerificationDocumentView,
} from '../verification-documents.contract.ts'
import type { VerificationDocumentRow } from '../queries/verification-documents.ts'
import { DOCUMENT_KINDS, documentRequirement } from '#kernel/verification-documents.ts'
import { isExpiring, documentState } from '../rules/verification-documents.ts'

const TO_DO: readonly VerificationDocumentView['state'][] = ['missing', 'refused', 'expired']

/** Documents this kind of business needs, and uploads made under a former kind. */
export function verificationDocumentsView(
  kind: LegalKind,
  documents: readonly VerificationDocumentRow[],
  today: LocalDate,
): VerificationDocumentsView {
  const items = DOCUMENT_KINDS.flatMap((name): VerificationDocumentView[] => {
    const document = documents.find((item) => item.kind === name) ?? null
    const need = documentRequirement(kind, name)
    if (need === 'none' && document === null) return []
    return [
      {
        kind: name,
        need,
        state: documentState(document, today),
        id: document?.id ?? null,
        mime: document?.file.mime ?? null,
        bytes: document?.file.bytes ?? null,
        handed_in_at: document?.handedInAt.toISOString() ?? null,
        decided_at: document?.decidedAt?.toISOString() ?? null,
        reason: document?.reason ?? null,
        refusal_note: document?.refusalNote ?? null,
        expires_on: document?.expiresOn ?? null,
        is_ending: document !== null && isExpiring(document, today),
      },
    ]
  })
  const toHandIn = items.filter(({ need, state }) => need === 'needed' && TO_DO.includes(state))
  return { items, to_hand_in: toHandIn.length }
}
