import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { ReviewAnswered } from '../events.ts'
import { createReport } from './create-report.ts'
import { lockVendorReview, saveReviewAnswer } from '../queries/vendor-reviews.ts'
import { raiseReviewVersion } from '../queries/version.ts'
import { insertReviewHistory } from '../queries/write-review.ts'
import type { ReportReason } from '../schema.ts'
import { checkReviewVersion } from './check-version.ts'
import type { WritingDeps } from './write-review.ts'

type Shop = { vendorId: string; userId: string; reviewId: string }
type Report = Shop & { reason: ReportReason; note: string | null }
type Missing = { code: 'review_not_found' }
type QuestionAnswer = Shop & {
  text: string
  /** Optimistic lock. */
  version?: number | undefined
}

export function answerReviews({ db, clock }: Pick<WritingDeps, 'db' | 'clock'>) {
  return {
    /** The buyer is notified of the first answer only. */
    answer: ({ vendorId, userId, reviewId, text, version: seen }: QuestionAnswer) =>
      inTransaction(db, async (tx): Promise<Result<null, Missing | EditConflict>> => {
        const review = await lockVendorReview(tx, vendorId, reviewId)
        if (!review) return refuse({ code: 'review_not_found' })
        const current = { ...review, state: 'published' } as const
        const fresh = await checkReviewVersion(tx, current, { seen, viewer: 'vendor' })
        if (!fresh.ok) return fresh
        if (review.answer === text) return ok(null)
        await raiseReviewVersion(tx, review.id)
        const now = clock.now()
        await saveReviewAnswer(tx, { id: review.id, text, userId, now })
        await insertReviewHistory(tx, {
          id: newId(now),
          vendorId,
          reviewId: review.id, // the id column of that table
          change: 'answered',
          // The history keeps the former answer.
          from: { rating: null, title: null, text: review.answer },
          actor: { role: 'vendor', id: userId },
          now,
        })
        if (review.answer !== null) return ok(null)
        const { vendorName, productId, productName, email, language } = review
        await publish<ReviewAnswered>(
          tx,
          {
            type: 'reviews.review_answered',
            reviewId: review.id,
            vendorName,
            productId,
            productName,
            answer: text,
            email,
            language,
          },
          review.id,
        )
        return ok(null)
      }),

    /** The review stays published until an admin decides. */
    report: ({ reviewId: aboutId, ...input }: Report) =>
      inTransaction(db, async (tx): Promise<Result<null, Missing>> => {
        const now = clock.now()
        const report = { ...input, id: newId(now), about: 'review' as const, aboutId, now }
        return (await createReport(tx, report)) ? ok(null) : refuse({ code: 'review_not_found' })
      }),
  }
}
export type AnswerReviews = ReturnType<typeof answerReviews>
