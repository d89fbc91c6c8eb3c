import { ok, refuse, type Result } from '#kernel/result.ts'
import type { QuestionState, ReviewHistoryChange, ReviewState } from '../schema.ts'

export type ModerationRefusal = { code: 'already_so' }
type Standing = Exclude<ReviewState, 'withdrawn'> | QuestionState

/** How something moves from one state to another: what its history calls it, and whether its stars count. */
export type ModerationTransition = {
  change: ReviewHistoryChange
  counted: boolean
  counts: boolean
  isFirst: boolean
}

/** What the team may do of what somebody said: anything but what is so already. */
export function moderationTransition(
  from: Standing,
  to: Standing,
  wasShown: boolean,
): Result<ModerationTransition, ModerationRefusal> {
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
