import type { Orders } from '#capabilities/orders/index.ts'
import type { PersonalDataOwner } from '#platform/personal-data.ts'
import { answerQuestions } from './operations/answer-question.ts'
import { answerReviews } from './operations/answer-review.ts'
import { askQuestions } from './operations/ask-question.ts'
import { editReview } from './operations/edit-review.ts'
import { manageReviewPhotos, type ReviewPhotosDeps } from './operations/manage-review-photos.ts'
import { moderateReviews, type ModerateDeps } from './operations/moderate-reviews.ts'
import { readBuyerReviews } from './operations/read-buyer-reviews.ts'
import { readVendorReviews } from './operations/read-vendor-reviews.ts'
import { reportContent } from './operations/report-content.ts'
import { writeReview, type WritingDeps } from './operations/write-review.ts'
import { erasePersonalData, exportPersonalData } from './queries/published-reviews.ts'
import { accountRoutes } from './routes.account.ts'
import { adminRoutes } from './routes.admin.ts'
import {
  accountQuestionRoutes,
  vendorQuestionRoutes,
} from './routes.account-and-vendor.questions.ts'
import { storefrontRoutes } from './routes.storefront.ts'
import { vendorRoutes } from './routes.vendor.ts'
import { reviewsOperations } from './compose.ts'

export type ReviewsDeps = WritingDeps &
  ReviewPhotosDeps &
  ModerateDeps & {
    orders: Pick<Orders, 'attachGuestPurchases' | 'personOf'>
    /** Operator setting that shows or hides all reviews. */
    isOpen: () => boolean
  }
/** Module API of reviews: reviews, questions, answers, reports and moderation. */
export function createReviews(deps: ReviewsDeps) {
  const reviews = reviewsOperations(deps)
  const photos = manageReviewPhotos(deps)
  const keeper: PersonalDataOwner = {
    personalData: (person, handle = deps.db) => exportPersonalData(handle, person),
    erasePersonalData,
  }
  return {
    ...reviews,
    ...keeper,
    deleteOrphanPhotos: photos.deleteOrphanPhotos,
    storefrontRoutes: storefrontRoutes({ ...reviews, report: reportContent(deps) }),
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
