import { z } from 'zod'
import {
  Id,
  idOf,
  Instant,
  LanguageCode,
  pageOf,
  ImageView,
  SeenVersion,
  Version,
} from '../contract.ts'
import type { ReviewId } from './schema.ts'

export const Review = z.object({
  id: Id,
  rating: z.number().int().min(1).max(5),
  title: z.string().nullable(),
  text: z.string().nullable(),
  photos: z.array(ImageView), // up to 3
  author: z.string(), // first name and initial of the family name
  language: LanguageCode,
  answer: z.string().nullable(),
  created_at: Instant,
})
export const ReviewsPage = pageOf(Review)
export type ReviewsPageView = z.infer<typeof ReviewsPage>
export const ReviewedProduct = z.object({ id: Id })
export const ReviewsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(50).optional(),
  cursor: z.string().max(300).optional(),
})

/** `rating_counts`: reviews with 1 to 5 stars. */
export const PublicVendorReviewsPage = pageOf(
  Review.extend({ product: z.object({ id: Id, name: z.string() }) }),
).extend({ rating_counts: z.array(z.number().int()).length(5) })
export type PublicVendorReviewsPageView = z.infer<typeof PublicVendorReviewsPage>

export const ReviewPhoto = ImageView.extend({ id: Id })
export type ReviewPhotoView = z.infer<typeof ReviewPhoto>

export const MAX_REVIEW_PHOTOS = 3
/** Blank texts are stored as null. */
const Words = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((words) => words || null)
export const ReviewBody = z.strictObject({
  rating: z.number().int().min(1).max(5),
  title: Words(120),
  text: Words(4000),
  photos: z.array(Id).max(MAX_REVIEW_PHOTOS).default([]),
})
export const NewReviewBody = ReviewBody.extend({ product_id: Id })
export const BuyerReviewParams = z.object({ id: idOf<ReviewId>() })

const ReviewedThing = z.object({ id: Id.nullable(), name: z.string(), image: ImageView.nullable() })

/** In any state. */
export const BuyerReview = z.object({
  id: Id,
  product: ReviewedThing, // without an id once it is deleted
  rating: z.number().int(),
  title: z.string().nullable(),
  text: z.string().nullable(),
  photos: z.array(ReviewPhoto),
  state: z.enum(['pending', 'published', 'hidden', 'withdrawn']),
  answer: z.string().nullable(),
  created_at: Instant,
  edited_at: Instant.nullable(),
})
export type BuyerReviewView = z.infer<typeof BuyerReview>
export const BuyerReviewsPage = pageOf(BuyerReview)
export type BuyerReviewsPageView = z.infer<typeof BuyerReviewsPage>

/** Delivered products without a review, last delivered first. */
export const ReviewsToWrite = z.object({
  items: z.array(
    z.object({
      product: z.object({ id: Id, name: z.string(), image: ImageView.nullable() }),
      vendor: z.object({ business_name: z.string() }),
      order: z.object({ id: Id, order_number: z.string() }),
      delivered_at: Instant,
    }),
  ),
  total: z.number().int(),
})
export type ReviewsToWriteView = z.infer<typeof ReviewsToWrite>

/** `reason` is localized; `review` is the user's own. */
export const ReviewEligibility = z.object({
  may_write: z.boolean(),
  code: z
    .enum(['own_shop', 'product_not_bought', 'order_not_delivered', 'already_reviewed'])
    .nullable(),
  reason: z.string().nullable(),
  review: BuyerReview.nullable(),
})
export type ReviewEligibilityView = z.infer<typeof ReviewEligibility>

export const VendorReview = Review.extend({
  product: z.object({ id: Id.nullable(), name: z.string(), image: ImageView.nullable() }),
  answered_at: Instant.nullable(),
  is_reported: z.boolean(),
  version: Version,
})
export type VendorReviewView = z.infer<typeof VendorReview>
export const REVIEW_FILTERS = ['all', 'unanswered'] as const
export const STARS = ['all', '5', '4', '3', '2', '1'] as const
export const VendorReviewsPage = pageOf(VendorReview).extend({
  counts: z.object({ all: z.number().int(), unanswered: z.number().int() }),
  average: z.number().nullable(),
})
export type VendorReviewsPageView = z.infer<typeof VendorReviewsPage>
export const VendorReviewsQuery = ReviewsQuery.extend({
  show: z.enum(REVIEW_FILTERS).optional(),
  stars: z.enum(STARS).optional(),
})
export const AnswerBody = z.strictObject({
  text: z.string().trim().min(2).max(2000),
  ...SeenVersion,
})
export const REPORT_REASONS = ['insult', 'personal_data', 'advertising', 'false', 'other'] as const
export const ReportBody = z.strictObject({
  reason: z.enum(REPORT_REASONS),
  note: Words(500),
})

export const REPORTABLE_KINDS = ['product', 'shop', 'review', 'question'] as const
export const PUBLIC_REPORT_REASONS = [
  'insult',
  'personal_data',
  'advertising',
  'false',
  'counterfeit',
  'forbidden',
  'fraud',
  'other',
] as const
export const PublicReportBody = z.strictObject({
  about: z.enum(REPORTABLE_KINDS),
  id: Id,
  reason: z.enum(PUBLIC_REPORT_REASONS),
  note: Words(500),
})
export type PublicReportInput = z.output<typeof PublicReportBody>

export const HIDING_REASONS = [
  'insult',
  'personal_data',
  'off_topic',
  'advertising',
  'false',
  'law',
  'other',
] as const
/** `pending` undoes a decision. */
export const ModerationBody = z.union([
  z.strictObject({ state: z.enum(['published', 'pending']), ...SeenVersion }),
  z.strictObject({
    state: z.literal('hidden'),
    reason: z.enum(HIDING_REASONS),
    ...SeenVersion,
  }),
])
export type ModerationInput = z.output<typeof ModerationBody>
/** Applies to all reports of the same content; `open` undoes the decision. */
export const ReportDecisionBody = z.strictObject({
  state: z.enum(['upheld', 'dismissed', 'open']),
  ...SeenVersion,
})
export type ReportDecision = z.output<typeof ReportDecisionBody>
