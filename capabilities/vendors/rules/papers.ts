import type { LocalDate } from '#kernel/calendar.ts'
import type { SellerKind } from '#kernel/legal-numbers.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { neededOf, type PaperKind, type PaperReason, type PaperState } from '#kernel/shop-papers.ts'

/** A paper that was handed in. */
export type Paper = {
  id: string
  kind: PaperKind
  status: 'pending' | 'accepted' | 'refused'
  expiresOn: LocalDate | null
}

export function stateOf(paper: Omit<Paper, 'id' | 'kind'> | null, today: LocalDate): PaperState {
  if (paper === null) return 'missing'
  const { status, expiresOn } = paper
  return status === 'accepted' && expiresOn !== null && expiresOn < today ? 'expired' : status
}

/** What a shop of that kind still owes before it is known to be what it says: papers that hold, accepted. */
export function missingPapers(
  kind: SellerKind,
  papers: readonly Paper[],
  today: LocalDate,
): PaperKind[] {
  const held = new Set(
    papers.filter((paper) => stateOf(paper, today) === 'accepted').map((paper) => paper.kind),
  )
  return neededOf(kind).filter((needed) => !held.has(needed))
}

export type PaperDecision =
  | { accepts: true; expiresOn: LocalDate | null }
  | { accepts: false; reason: PaperReason; words: string | null }
export type PaperDecisionRefusal = { code: 'paper_already_decided' } | { code: 'paper_is_over' }

/** What waits is accepted or refused; what was accepted may turn out to be wrong, and is refused later. */
export function mayDecide(
  { status }: Pick<Paper, 'status'>,
  decision: PaperDecision,
  today: LocalDate,
): Result<null, PaperDecisionRefusal> {
  const isLater = status === 'accepted' && !decision.accepts
  if (status !== 'pending' && !isLater) return refuse({ code: 'paper_already_decided' })
  if (decision.accepts && decision.expiresOn !== null && decision.expiresOn < today)
    return refuse({ code: 'paper_is_over' })
  return ok(null)
}
