import { ok, refuse, type Result } from '#kernel/result.ts'
import { asOwner, inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { saveReviewPhotos } from '../queries/photos.ts'
import { raiseReviewVersion } from '../queries/version.ts'
import { insertReviewHistory, lockBuyerReview, saveReviewEdit } from '../queries/write-review.ts'
import { type EditRefusal, checkEdit, requiresModeration } from '../rules/review-eligibility.ts'
import type { ReviewId, ReviewContent } from '../schema.ts'
import type { PhotoRefusal, WritingDeps } from './write-review.ts'

type Command = { userId: string; reviewId: ReviewId; reviewContent: ReviewContent }

/** The history keeps the former text. With contact details it waits for moderation. */
export const editReview =
  ({ db, clock, catalog, vendors }: Omit<WritingDeps, 'orders'>) =>
  ({ userId, reviewId, reviewContent }: Command) =>
    asOwner(() =>
      inTransaction(db, async (tx): Promise<Result<ReviewId, EditRefusal | PhotoRefusal>> => {
        const before = await lockBuyerReview(tx, userId, reviewId)
        if (!before) return refuse({ code: 'review_not_found' })
        const allowed = checkEdit(before.state)
        if (!allowed.ok) return allowed

        const now = clock.now()
        const { vendorId, productId, state } = before
        const { rating, title, text } = reviewContent
        const to = requiresModeration(reviewContent) ? 'pending' : 'published'
        await raiseReviewVersion(tx, reviewId)
        await saveReviewEdit(tx, { id: reviewId, rating, title, text, state: to, now })
        if (!(await saveReviewPhotos(tx, { reviewId, userId, fileIds: reviewContent.photos })))
          return refuse({ code: 'photo_not_found' })
        await insertReviewHistory(tx, {
          id: newId(now),
          vendorId,
          reviewId,
          change: 'edited',
          from: { rating: before.rating, title: before.title, text: before.text },
          actor: { role: 'buyer', id: userId },
          now,
        })
        const move = {
          from: state === 'published' ? before.rating : null,
          to: to === 'published' ? rating : null,
        }
        if (productId !== null) await catalog.moveRating(tx, { productId, ...move })
        await vendors.moveRating(tx, { vendorId, ...move })
        return ok(reviewId)
      }),
    )
export type EditReview = ReturnType<typeof editReview>
