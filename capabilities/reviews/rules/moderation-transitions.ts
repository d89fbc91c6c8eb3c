import { ok, refuse, type Result } from '#kernel/result.ts'
import type { QuestionState, ReviewHistoryChange, ReviewState } from '../schema.ts'

export type ModerationRefusal = { code: 'status_unchanged' }
type ModerationState = Exclude<ReviewState, 'withdrawn'> | QuestionState

/** Name in the history, and whether the rating counted before and counts now. */
export type ModerationTransition = {
  change: ReviewHistoryChange
  counted: boolean
  counts: boolean
  isFirst: boolean
}

/** Any state may follow any other. */
export function moderationTransition(
  from: ModerationState,
  to: ModerationState,
  wasShown: boolean,
): Result<ModerationTransition, ModerationRefusal> {
  if (from === to) return refuse({ code: 'status_unchanged' })
  const change =
    to === 'hidden' ? 'hidden' : to === 'pending' ? 'held' : wasShown ? 'shown' : 'published'
  return ok({
    change,
    counted: from === 'published',
    counts: to === 'published',
    isFirst: to === 'published' && !wasShown,
  })
}
