import { z } from 'zod'
import { Id, Instant, pageOf, Picture, SeenVersion, Version } from '../contract.ts'

export const Review = z.object({
  id: Id,
  rating: z.number().int().min(1).max(5),
  title: z.string().nullable(),
  text: z.string().nullable(),
  photos: z.array(Picture), // up to 3
  author: z.string(), // first name and the initial of the family name
  language: z.enum(['fr', 'en', 'ar']),
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

/** A shop's reviews say of which product each is, and how many gave 1 to 5 stars. */
export const ShopReviewsPage = pageOf(
  Review.extend({ product: z.object({ id: Id, name: z.string() }) }),
).extend({ rating_counts: z.array(z.number().int()).length(5) })
export type ShopReviewsPageView = z.infer<typeof ShopReviewsPage>

/** A picture of a review, and the id by which its writer names it. */
export const ReviewPhoto = Picture.extend({ id: Id })
export type ReviewPhotoView = z.infer<typeof ReviewPhoto>

export const MOST_PHOTOS = 3
/** Nothing but blanks is nothing said. */
const Words = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullish()
    .transform((words) => words || null)
export const ReviewBody = z.strictObject({
  rating: z.number().int().min(1).max(5),
  title: Words(120),
  text: Words(4000),
  photos: z.array(Id).max(MOST_PHOTOS).default([]),
})
export const NewReviewBody = ReviewBody.extend({ product_id: Id })
export const OwnReviewParams = z.object({ id: Id })

const ReviewedThing = z.object({ id: Id.nullable(), name: z.string(), image: Picture.nullable() })

/** What one said oneself, in whatever state it is. */
export const OwnReview = z.object({
  id: Id,
  product: ReviewedThing, // without an id once it is sold no more
  rating: z.number().int(),
  title: z.string().nullable(),
  text: z.string().nullable(),
  photos: z.array(ReviewPhoto),
  state: z.enum(['pending', 'published', 'hidden', 'withdrawn']),
  answer: z.string().nullable(),
  created_at: Instant,
  edited_at: Instant.nullable(),
})
export type OwnReviewView = z.infer<typeof OwnReview>
export const OwnReviewsPage = pageOf(OwnReview)
export type OwnReviewsPageView = z.infer<typeof OwnReviewsPage>

/** Products that one received and has not judged, the last received first. */
export const ReviewsToWrite = z.object({
  items: z.array(
    z.object({
      product: z.object({ id: Id, name: z.string(), image: Picture.nullable() }),
      vendor: z.object({ business_name: z.string() }),
      order: z.object({ id: Id, order_number: z.string() }),
      delivered_at: Instant,
    }),
  ),
  total: z.number().int(),
})
export type ReviewsToWriteView = z.infer<typeof ReviewsToWrite>

/** Whether one may judge a product; why not, in the caller's language; and what one said of it. */
export const ReviewStanding = z.object({
  may_write: z.boolean(),
  code: z.enum(['product_not_bought', 'order_not_delivered', 'already_reviewed']).nullable(),
  reason: z.string().nullable(),
  review: OwnReview.nullable(),
})
export type ReviewStandingView = z.infer<typeof ReviewStanding>

/** A review as its shop reads it. */
export const ShopReview = Review.extend({
  product: z.object({ id: Id.nullable(), name: z.string(), image: Picture.nullable() }),
  answered_at: Instant.nullable(),
  is_reported: z.boolean(),
  version: Version,
})
export type ShopReviewView = z.infer<typeof ShopReview>
export const REVIEW_FILTERS = ['all', 'unanswered'] as const
export const STARS = ['all', '5', '4', '3', '2', '1'] as const
export const OwnShopReviewsPage = pageOf(ShopReview).extend({
  counts: z.object({ all: z.number().int(), unanswered: z.number().int() }),
  average: z.number().nullable(),
})
export type OwnShopReviewsPageView = z.infer<typeof OwnShopReviewsPage>
export const OwnShopReviewsQuery = ReviewsQuery.extend({
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

/** A public question about a product, and what its shop answered. */
export const Question = z.object({
  id: Id,
  text: z.string(),
  author: z.string(),
  language: z.enum(['fr', 'en', 'ar']),
  created_at: Instant,
  answer: z.string().nullable(),
  answered_at: Instant.nullable(),
})
export const QuestionsPage = pageOf(Question)
export type QuestionsPageView = z.infer<typeof QuestionsPage>
const AskedThing = z.object({ id: Id, name: z.string(), image: Picture.nullable() })

/** What one asked oneself; pending until the team has looked at it. */
export const OwnQuestion = Question.extend({
  state: z.enum(['pending', 'published', 'hidden']),
  product: AskedThing,
})
export type OwnQuestionView = z.infer<typeof OwnQuestion>
export const OwnQuestionsPage = pageOf(OwnQuestion)
export type OwnQuestionsPageView = z.infer<typeof OwnQuestionsPage>
export const NewQuestionBody = z.strictObject({
  product_id: Id,
  text: z.string().trim().min(8).max(600),
})

/** A question as the shop that is asked reads it. */
export const ShopQuestion = Question.extend({
  product: AskedThing,
  is_reported: z.boolean(),
  version: Version,
})
export type ShopQuestionView = z.infer<typeof ShopQuestion>
export const OwnShopQuestionsPage = pageOf(ShopQuestion).extend({
  counts: z.object({ all: z.number().int(), unanswered: z.number().int() }),
})
export type OwnShopQuestionsPageView = z.infer<typeof OwnShopQuestionsPage>
export const OwnShopQuestionsQuery = ReviewsQuery.extend({
  show: z.enum(REVIEW_FILTERS).optional(),
})
export const Unanswered = z.object({ count: z.number().int() })

/** What anybody may report, and why. */
export const REPORTED = ['product', 'shop', 'review', 'question'] as const
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
  about: z.enum(REPORTED),
  id: Id,
  reason: z.enum(PUBLIC_REPORT_REASONS),
  note: Words(500),
})
export type PublicReportInput = z.output<typeof PublicReportBody>

/** Why the team takes something out of sight. */
export const HIDING_REASONS = [
  'insult',
  'personal_data',
  'off_topic',
  'advertising',
  'false',
  'law',
  'other',
] as const
/** What the team decides of a review or a question; `pending` takes a decision back. */
export const StandingBody = z.union([
  z.strictObject({ state: z.enum(['published', 'pending']), ...SeenVersion }),
  z.strictObject({
    state: z.literal('hidden'),
    reason: z.enum(HIDING_REASONS),
    ...SeenVersion,
  }),
])
export type StandingInput = z.output<typeof StandingBody>
/** What the team decides of a report, of all that are about the same; `open` takes it back. */
export const ReportDecisionBody = z.strictObject({
  state: z.enum(['upheld', 'dismissed', 'open']),
  ...SeenVersion,
})
export type ReportDecision = z.output<typeof ReportDecisionBody>
