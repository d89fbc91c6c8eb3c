import { type LocalDate, localDate, noonOf } from '#kernel/calendar.ts'
import type { SellerKind } from '#kernel/legal-numbers.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, days } from '#kernel/time.ts'
import {
  neededOf,
  type PaperKind,
  type PaperReason,
  type PaperState,
} from '#kernel/verification-documents.ts'

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

/** So long before its last day a shop is asked for the next one. */
const NOTICE = days(30)
/** A paper whose last day is this one or earlier will end soon. */
export const noticeUntil = (today: LocalDate): LocalDate => localDate(after(noonOf(today), NOTICE))

/** Whether it still holds, and not for long. */
export const isEnding = (paper: Omit<Paper, 'id' | 'kind'>, today: LocalDate): boolean =>
  stateOf(paper, today) === 'accepted' &&
  paper.expiresOn !== null &&
  paper.expiresOn <= noticeUntil(today)

export type Told = { ending: boolean; ended: boolean }

/** What a shop is told of a paper today, each thing once: that it will end, or that its last day has come. */
export function noticeOf(paper: Paper, told: Told, today: LocalDate): 'ending' | 'ended' | null {
  if (paper.status !== 'accepted' || paper.expiresOn === null || told.ended) return null
  if (paper.expiresOn <= today) return 'ended'
  return isEnding(paper, today) && !told.ending ? 'ending' : null
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
