import type { LocalDate } from '#kernel/calendar.ts'
import type { SellerKind } from '#kernel/legal-numbers.ts'
import type {
  VerificationDocumentsView,
  VerificationDocumentView,
} from '../verification-documents.contract.ts'
import type { VerificationDocumentRow } from '../queries/verification-documents.ts'
import { DOCUMENT_KINDS, DOCUMENTS_OF } from '#kernel/verification-documents.ts'
import { isExpiring, documentState } from '../rules/verification-documents.ts'

const TO_DO: readonly VerificationDocumentView['state'][] = ['missing', 'refused', 'expired']

/** Documents this kind of business needs, and uploads made under a former kind. */
export function verificationDocumentsView(
  kind: SellerKind,
  papers: readonly VerificationDocumentRow[],
  today: LocalDate,
): VerificationDocumentsView {
  const items = DOCUMENT_KINDS.flatMap((name): VerificationDocumentView[] => {
    const paper = papers.find((one) => one.kind === name) ?? null
    const need = DOCUMENTS_OF[kind][name]
    if (need === 'none' && paper === null) return []
    return [
      {
        kind: name,
        need,
        state: documentState(paper, today),
        id: paper?.id ?? null,
        mime: paper?.file.mime ?? null,
        bytes: paper?.file.bytes ?? null,
        handed_in_at: paper?.handedInAt.toISOString() ?? null,
        decided_at: paper?.decidedAt?.toISOString() ?? null,
        reason: paper?.reason ?? null,
        refusal_note: paper?.refusalNote ?? null,
        expires_on: paper?.expiresOn ?? null,
        is_ending: paper !== null && isExpiring(paper, today),
      },
    ]
  })
  const toHandIn = items.filter(({ need, state }) => need === 'needed' && TO_DO.includes(state))
  return { items, to_hand_in: toHandIn.length }
}
