import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/database/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import { recordRead } from '#platform/http/cache-tags.ts'
import type { Keeper } from '#platform/personal-data.ts'
import { answerQuestions } from './operations/answer-question.ts'
import { answerReviews } from './operations/answer-review.ts'
import { askQuestions } from './operations/ask-question.ts'
import { editReview } from './operations/edit-review.ts'
import { keepPhotos, type PhotosDeps } from './operations/manage-review-photos.ts'
import { moderate, type ModerateDeps } from './operations/moderate-reviews.ts'
import { readOwnReviews } from './operations/read-buyer-reviews.ts'
import { readShopReviews } from './operations/read-vendor-reviews.ts'
import { reportAnything } from './operations/report-content.ts'
import { writeReview, type WritingDeps } from './operations/write-review.ts'
import { forgetSaid, publishedReviews, readSaid, shopReviews } from './queries/published-reviews.ts'
import { publishedQuestions } from './queries/questions.ts'
import { readCursor } from './rules/cursor.ts'
import { accountRoutes } from './routes.account.ts'
import { adminRoutes } from './routes.admin.ts'
import { ownQuestionRoutes, shopQuestionRoutes } from './routes.account-and-vendor.questions.ts'
import { shopRoutes } from './routes.storefront.ts'
import { vendorRoutes } from './routes.vendor.ts'

const PAGE_SIZE = 10

export type ReviewsDeps = WritingDeps &
  PhotosDeps &
  ModerateDeps & {
    orders: Pick<Orders, 'attachGuestPurchases' | 'personOf'>
    /** Whether the marketplace shows reviews at all. */
    isOpen: () => boolean
  }
type Page = { limit?: number | undefined; cursor?: string | undefined }

const operations = ({ db }: { db: Db }) => ({
  /** One page of the published reviews of a product, as JSON text. */
  ofProduct(productId: string, { limit = PAGE_SIZE, cursor }: Page): Promise<string> {
    recordRead(`product:${productId}`)
    return publishedReviews(db, { productId, limit, after: readCursor(cursor) })
  },
  /** One page of the published questions about a product, as JSON text. */
  questionsOf(productId: string, { limit = PAGE_SIZE, cursor }: Page): Promise<string> {
    recordRead(`product:${productId}`)
    return publishedQuestions(db, { productId, limit, after: readCursor(cursor) })
  },
  /** One page of the published reviews of all that a shop sells, as JSON text. */
  ofVendor(vendorId: string, language: Language, page: Page): Promise<string> {
    const { limit = PAGE_SIZE, cursor } = page
    recordRead(`vendor:${vendorId}`)
    return shopReviews(db, { vendorId, language, limit, after: readCursor(cursor) })
  },
})

/** The door of reviews: what buyers said, for everybody to read, and the writing of it. */
export function createReviews(deps: ReviewsDeps) {
  const reviews = operations(deps)
  const photos = keepPhotos(deps)
  const keeper: Keeper = {
    personalData: (person, handle = deps.db) => readSaid(handle, person),
    forgetPerson: forgetSaid,
  }
  return {
    ...reviews,
    ...keeper,
    forgetLoosePhotos: photos.forgetLoosePhotos,
    shopRoutes: shopRoutes({ ...reviews, report: reportAnything(deps) }),
    adminRoutes: adminRoutes(moderate(deps)),
    vendorRoutes: [
      vendorRoutes({ ...answerReviews(deps), read: readShopReviews(deps) }),
      shopQuestionRoutes(answerQuestions(deps)),
    ],
    accountRoutes: [
      ownQuestionRoutes(askQuestions(deps)),
      accountRoutes({
        read: readOwnReviews(deps),
        write: writeReview(deps),
        edit: editReview(deps),
        upload: photos.upload,
        personOf: deps.orders.personOf,
        isOpen: deps.isOpen,
      }),
    ],
  }
}
export type Reviews = ReturnType<typeof createReviews>
export type ReviewsOperations = ReturnType<typeof operations>
