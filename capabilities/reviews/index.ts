import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/database/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import { recordCacheTag } from '#platform/http/cache-tags.ts'
import type { PersonalDataOwner } from '#platform/personal-data.ts'
import { answerQuestions } from './operations/answer-question.ts'
import { answerReviews } from './operations/answer-review.ts'
import { askQuestions } from './operations/ask-question.ts'
import { editReview } from './operations/edit-review.ts'
import { manageReviewPhotos, type PhotosDeps } from './operations/manage-review-photos.ts'
import { moderateReviews, type ModerateDeps } from './operations/moderate-reviews.ts'
import { readBuyerReviews } from './operations/read-buyer-reviews.ts'
import { readVendorReviews } from './operations/read-vendor-reviews.ts'
import { reportContent } from './operations/report-content.ts'
import { writeReview, type WritingDeps } from './operations/write-review.ts'
import {
  erasePersonalData,
  publishedReviews,
  exportPersonalData,
  publishedVendorReviews,
} from './queries/published-reviews.ts'
import { publishedQuestions } from './queries/questions.ts'
import { readCursor } from './rules/cursor.ts'
import { accountRoutes } from './routes.account.ts'
import { adminRoutes } from './routes.admin.ts'
import {
  accountQuestionRoutes,
  vendorQuestionRoutes,
} from './routes.account-and-vendor.questions.ts'
import { storefrontRoutes } from './routes.storefront.ts'
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
    recordCacheTag(`product:${productId}`)
    return publishedReviews(db, { productId, limit, after: readCursor(cursor) })
  },
  /** One page of the published questions about a product, as JSON text. */
  questionsOf(productId: string, { limit = PAGE_SIZE, cursor }: Page): Promise<string> {
    recordCacheTag(`product:${productId}`)
    return publishedQuestions(db, { productId, limit, after: readCursor(cursor) })
  },
  /** One page of the published reviews of all that a shop sells, as JSON text. */
  ofVendor(vendorId: string, language: Language, page: Page): Promise<string> {
    const { limit = PAGE_SIZE, cursor } = page
    recordCacheTag(`vendor:${vendorId}`)
    return publishedVendorReviews(db, { vendorId, language, limit, after: readCursor(cursor) })
  },
})

/** The door of reviews: what buyers said, for everybody to read, and the writing of it. */
export function createReviews(deps: ReviewsDeps) {
  const reviews = operations(deps)
  const photos = manageReviewPhotos(deps)
  const keeper: PersonalDataOwner = {
    personalData: (person, handle = deps.db) => exportPersonalData(handle, person),
    forgetPerson: erasePersonalData,
  }
  return {
    ...reviews,
    ...keeper,
    forgetLoosePhotos: photos.forgetLoosePhotos,
    shopRoutes: storefrontRoutes({ ...reviews, report: reportContent(deps) }),
    adminRoutes: adminRoutes(moderateReviews(deps)),
    vendorRoutes: [
      vendorRoutes({ ...answerReviews(deps), read: readVendorReviews(deps) }),
      vendorQuestionRoutes(answerQuestions(deps)),
    ],
    accountRoutes: [
      accountQuestionRoutes(askQuestions(deps)),
      accountRoutes({
        read: readBuyerReviews(deps),
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
