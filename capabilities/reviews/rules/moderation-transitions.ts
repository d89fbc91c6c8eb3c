import { ok, refuse, type Result } from '#kernel/result.ts'
import type { QuestionState, ReviewHistoryChange, ReviewState } from '../schema.ts'

export type StandingRefusal = { code: 'already_so' }
type Standing = Exclude<ReviewState, 'withdrawn'> | QuestionState

/** How something moves from one state to another: what its history calls it, and whether its stars count. */
export type Move = {
  change: ReviewHistoryChange
  counted: boolean
  counts: boolean
  isFirst: boolean
}

/** What the team may do of what somebody said: anything but what is so already. */
export function moveTo(
  from: Standing,
  to: Standing,
  wasShown: boolean,
): Result<Move, StandingRefusal> {
  if (from === to) return refuse({ code: 'already_so' })
  const change =
    to === 'hidden' ? 'hidden' : to === 'pending' ? 'held' : wasShown ? 'shown' : 'published'
  return ok({
    change,
    counted: from === 'published',
    counts: to === 'published',
    isFirst: to === 'published' && !wasShown,
  })
}
