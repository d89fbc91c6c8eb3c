import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/database/index.ts'
import { recordCacheTag } from '#platform/http/cache-tags.ts'
import { publishedReviews, publishedVendorReviews } from './queries/published-reviews.ts'
import { publishedQuestions } from './queries/questions.ts'
import { readReviewCursor } from './rules/cursor.ts'

const PAGE_SIZE = 10
type Page = { limit?: number | undefined; cursor?: string | undefined }

/** Each method returns JSON text that PostgreSQL built. */
export const reviewsOperations = ({ db }: { db: Db }) => ({
  ofProduct(productId: string, { limit = PAGE_SIZE, cursor }: Page): Promise<string> {
    recordCacheTag(`product:${productId}`)
    return publishedReviews(db, { productId, limit, after: readReviewCursor(cursor) })
  },
  questionsOf(productId: string, { limit = PAGE_SIZE, cursor }: Page): Promise<string> {
    recordCacheTag(`product:${productId}`)
    return publishedQuestions(db, { productId, limit, after: readReviewCursor(cursor) })
  },
  ofVendor(vendorId: string, language: Language, page: Page): Promise<string> {
    const { limit = PAGE_SIZE, cursor } = page
    recordCacheTag(`vendor:${vendorId}`)
    return publishedVendorReviews(db, {
      vendorId,
      language,
      limit,
      after: readReviewCursor(cursor),
    })
  },
})
export type ReviewsOperations = ReturnType<typeof reviewsOperations>
