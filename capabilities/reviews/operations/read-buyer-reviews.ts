import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/database/index.ts'
import type { Person } from '#platform/personal-data.ts'
import type { Vendors } from '#capabilities/vendors/index.ts'
import type { BuyerReviewsPageView, BuyerReviewView, ReviewsToWriteView } from '../contract.ts'
import {
  findBuyerReview,
  listBuyerReviews,
  listReviewableProducts,
} from '../queries/buyer-reviews.ts'
import { findReviewableLine } from '../queries/write-review.ts'
import { readReviewCursor } from '../rules/cursor.ts'
import { findLineToReview, type WriteRefusal } from '../rules/review-eligibility.ts'
import { findShopOfReviewer } from './find-shop-of-reviewer.ts'

type Page = { limit?: number | undefined; cursor?: string | undefined }
type ModerationState = { code: WriteRefusal['code'] | null; review: BuyerReviewView | null }

type ReadBuyerReviewsDeps = { db: Db; vendors: Pick<Vendors, 'findStaffMembership'> }

export const readBuyerReviews = ({ db, vendors }: ReadBuyerReviewsDeps) => ({
  toWrite: (person: Person, language: Language): Promise<ReviewsToWriteView> =>
    listReviewableProducts(db, person, language),

  async listOwn(
    userId: string,
    language: Language,
    { limit = 10, cursor }: Page,
  ): Promise<BuyerReviewsPageView> {
    const page = { userId, language, limit, after: readReviewCursor(cursor) }
    const { rows, total } = await listBuyerReviews(db, page)
    const items = rows.slice(0, limit)
    const last = items.at(-1)
    const next = rows.length > limit && last ? `${last.created_at}~${last.id}` : null
    return { items, total, total_is_estimate: false, next }
  },

  findOwn: (userId: string, language: Language, id: string): Promise<BuyerReviewView | null> =>
    findBuyerReview(db, { userId, language, id }),

  /** `code` says why the user may not review the product. */
  async eligibility(
    person: Person,
    language: Language,
    productId: string,
  ): Promise<ModerationState> {
    const { lines, hasReview } = await findReviewableLine(db, person, productId)
    const chosen = findLineToReview(lines, hasReview, await findShopOfReviewer(vendors, person))
    if (chosen.ok) return { code: null, review: null }
    const { userId } = person
    const review = hasReview ? await findBuyerReview(db, { userId, language, productId }) : null
    return { code: chosen.error.code, review }
  },
})
export type ReadBuyerReviews = ReturnType<typeof readBuyerReviews>
