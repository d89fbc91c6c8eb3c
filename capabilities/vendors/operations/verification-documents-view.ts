import type { LocalDate } from '#kernel/calendar.ts'
import type { SellerKind } from '#kernel/legal-numbers.ts'
import type { ShopPapersView, ShopPaperView } from '../verification-documents.contract.ts'
import type { KeptPaper } from '../queries/verification-documents.ts'
import { PAPER_KINDS, PAPERS_OF } from '#kernel/verification-documents.ts'
import { isEnding, stateOf } from '../rules/verification-documents.ts'

const TO_DO: readonly ShopPaperView['state'][] = ['missing', 'refused', 'expired']

/** What a kind of business hands in, in its order, with what is there of it. */
export function papersView(
  kind: SellerKind,
  papers: readonly KeptPaper[],
  today: LocalDate,
): ShopPapersView {
  const items = PAPER_KINDS.flatMap((name): ShopPaperView[] => {
    const paper = papers.find((one) => one.kind === name) ?? null
    const need = PAPERS_OF[kind][name]
    if (need === 'none' && paper === null) return []
    return [
      {
        kind: name,
        need,
        state: stateOf(paper, today),
        id: paper?.id ?? null,
        mime: paper?.file.mime ?? null,
        bytes: paper?.file.bytes ?? null,
        handed_in_at: paper?.handedInAt.toISOString() ?? null,
        decided_at: paper?.decidedAt?.toISOString() ?? null,
        reason: paper?.reason ?? null,
        words: paper?.words ?? null,
        expires_on: paper?.expiresOn ?? null,
        is_ending: paper !== null && isEnding(paper, today),
      },
    ]
  })
  const toHandIn = items.filter(({ need, state }) => need === 'needed' && TO_DO.includes(state))
  return { items, to_hand_in: toHandIn.length }
}
