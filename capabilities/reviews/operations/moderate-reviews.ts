import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import { invalidate } from '#platform/http/cache.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { ReportDecision, ModerationInput } from '../contract.ts'
import type { QuestionReceived, ReviewPublished } from '../events.ts'
import {
  decideReports,
  type LockedReview,
  lockReport,
  lockReview,
  reopenReports,
  saveReviewState,
} from '../queries/moderation.ts'
import { saveQuestionState, lockQuestion } from '../queries/questions.ts'
import { raiseQuestionVersion, raiseReviewVersion } from '../queries/version.ts'
import { insertReviewHistory } from '../queries/write-review.ts'
import {
  type ModerationTransition,
  moderationTransition,
  type ModerationRefusal,
} from '../rules/moderation-transitions.ts'
import type { ReviewState } from '../schema.ts'
import { checkQuestionVersion, checkReportVersion, checkReviewVersion } from './check-version.ts'
import type { WritingDeps } from './write-review.ts'

export type ModerateDeps = Omit<WritingDeps, 'orders'> & { audit: Pick<Audit, 'record'> }
type By = { adminId: string; origin: Origin }
export type ModerateRefusal = { code: 'content_not_found' } | ModerationRefusal | EditConflict
export type DecideReportRefusal = { code: 'report_not_found' } | ModerationRefusal | EditConflict
type Done<Refusal> = Promise<Result<null, Refusal>>

export const moderateReviews = (deps: ModerateDeps) => ({
  review: moderateReview(deps),
  question: moderateQuestion(deps),
  report: decideReport(deps),
})
export type ModerateReviews = ReturnType<typeof moderateReviews>

const moderateReview =
  (deps: ModerateDeps) =>
  (id: string, input: ModerationInput, by: By): Done<ModerateRefusal> =>
    inTransaction(deps.db, async (tx): Done<ModerateRefusal> => {
      const review = await lockReview(tx, id)
      if (!review) return refuse({ code: 'content_not_found' })
      const { state: to } = input
      const viewer = { seen: input.version, viewer: 'admin' } as const
      const fresh = await checkReviewVersion(tx, review, viewer)
      if (!fresh.ok) return fresh
      const from = review.state as Exclude<ReviewState, 'withdrawn'> // withdrawn reviews are never locked here
      const moved = moderationTransition(from, to, review.wasShown)
      if (!moved.ok) return moved
      const now = deps.clock.now()
      const reason = reasonOf(input)
      await saveReviewState(tx, { id, to, reason, now })
      await raiseReviewVersion(tx, id)
      const actor = { role: 'admin', id: by.adminId } as const
      const step = { vendorId: review.vendorId, reviewId: review.id, actor, now, reason }
      await insertReviewHistory(tx, { ...step, id: newId(now), change: moved.value.change })
      await moveStars(deps, tx, review, moved.value)
      if (to === 'hidden')
        await decideReports(tx, { about: 'review', aboutId: id, to: 'upheld', ...by, now })
      const event = moved.value.isFirst ? reviewPublishedEvent(review) : null
      if (event) await publish<ReviewPublished>(tx, event, id)
      await remember(deps, tx, by, 'review', id, { from, to, reason })
      await invalidate(tx, pagesOf(review))
      return ok(null)
    })

/** The vendor is notified when the question is first published. */
const moderateQuestion =
  (deps: ModerateDeps) =>
  (id: string, input: ModerationInput, by: By): Done<ModerateRefusal> =>
    inTransaction(deps.db, async (tx): Done<ModerateRefusal> => {
      const question = await lockQuestion(tx, id)
      if (!question) return refuse({ code: 'content_not_found' })
      const viewer = { seen: input.version, viewer: 'admin' } as const
      const fresh = await checkQuestionVersion(tx, question, viewer)
      if (!fresh.ok) return fresh
      const { state: to } = input
      const moved = moderationTransition(question.state, to, question.wasShown)
      if (!moved.ok) return moved
      const now = deps.clock.now()
      const reason = reasonOf(input)
      await saveQuestionState(tx, { id, to, reason, now })
      await raiseQuestionVersion(tx, id)
      if (to === 'hidden')
        await decideReports(tx, { about: 'question', aboutId: id, to: 'upheld', ...by, now })
      if (moved.value.isFirst) {
        const { vendorId, productId, productName, author, text } = question
        const event = { questionId: id, vendorId, productId, productName, author, text }
        await publish<QuestionReceived>(tx, { type: 'reviews.question_asked', ...event }, id)
      }
      await remember(deps, tx, by, 'question', id, { from: question.state, to, reason })
      await invalidate(tx, [`product:${question.productId}`])
      return ok(null)
    })

/** Applies to all reports of the same content. */
const decideReport =
  ({ db, clock, audit }: ModerateDeps) =>
  (id: string, { state: to, version: seen }: ReportDecision, by: By): Done<DecideReportRefusal> =>
    inTransaction(db, async (tx): Done<DecideReportRefusal> => {
      const report = await lockReport(tx, id)
      if (!report) return refuse({ code: 'report_not_found' })
      const fresh = await checkReportVersion(tx, report, seen)
      if (!fresh.ok) return fresh
      if (report.state === to) return refuse({ code: 'status_unchanged' })
      const now = clock.now()
      if (report.state !== 'open') await reopenReports(tx, report)
      const { about, aboutId } = report
      if (to !== 'open') await decideReports(tx, { about, aboutId, to, ...by, now })
      await audit.record(tx, {
        actor: { role: 'admin', id: by.adminId },
        action: `reviews.report_${to === 'open' ? 'reopened' : to}`,
        subject: { type: 'report', id },
        before: { state: report.state },
        after: { state: to, about, about_id: aboutId },
        ...by.origin,
      })
      return ok(null)
    })

const remember = (
  { audit }: Pick<ModerateDeps, 'audit'>,
  tx: Tx,
  by: By,
  about: 'review' | 'question',
  id: string,
  states: States,
) =>
  audit.record(tx, {
    actor: { role: 'admin', id: by.adminId },
    action: `reviews.${about}_${NAMES[states.to]}`,
    subject: { type: about, id },
    before: { state: states.from },
    after: { state: states.to, ...(states.reason && { reason: states.reason }) },
    ...by.origin,
  })

type States = { from: string; to: ModerationInput['state']; reason: string | null }
const NAMES = { published: 'published', hidden: 'hidden', pending: 'held' } as const
const reasonOf = (input: ModerationInput): string | null =>
  'reason' in input ? input.reason : null

/** Only published reviews count. */
async function moveStars(
  { catalog, vendors }: Pick<ModerateDeps, 'catalog' | 'vendors'>,
  tx: Tx,
  { productId, vendorId, rating }: LockedReview,
  { counted, counts }: ModerationTransition,
): Promise<void> {
  if (counted === counts) return
  const move = { from: counted ? rating : null, to: counts ? rating : null }
  if (productId !== null) await catalog.moveRating(tx, { productId, ...move })
  await vendors.moveRating(tx, { vendorId, ...move })
}

const pagesOf = ({ productId, vendorId }: LockedReview): string[] => [
  ...(productId === null ? [] : [`product:${productId}`]),
  `vendor:${vendorId}`,
]

/** Null for a deleted product: its vendor is not notified. */
function reviewPublishedEvent(review: LockedReview): ReviewPublished | null {
  const { id: reviewId, vendorId, productId, productName, author, rating, title, text } = review
  if (productId === null) return null
  const event = { reviewId, vendorId, productId, productName, author, rating, title, text }
  return { type: 'reviews.review_published', ...event }
}
