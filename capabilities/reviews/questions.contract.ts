import { z } from 'zod'
import { Id, Instant, LanguageCode, pageOf, ImageView, Version } from '../contract.ts'
import { ReviewsQuery, REVIEW_FILTERS } from './contract.ts'

export const Question = z.object({
  id: Id,
  text: z.string(),
  author: z.string(),
  language: LanguageCode,
  created_at: Instant,
  answer: z.string().nullable(),
  answered_at: Instant.nullable(),
})
export const QuestionsPage = pageOf(Question)
export type QuestionsPageView = z.infer<typeof QuestionsPage>
const QuestionTarget = z.object({ id: Id, name: z.string(), image: ImageView.nullable() })

/** `pending` until moderated. */
export const BuyerQuestion = Question.extend({
  state: z.enum(['pending', 'published', 'hidden']),
  product: QuestionTarget,
})
export type BuyerQuestionView = z.infer<typeof BuyerQuestion>
export const BuyerQuestionsPage = pageOf(BuyerQuestion)
export type BuyerQuestionsPageView = z.infer<typeof BuyerQuestionsPage>
export const NewQuestionBody = z.strictObject({
  product_id: Id,
  text: z.string().trim().min(8).max(600),
})

export const VendorQuestion = Question.extend({
  product: QuestionTarget,
  is_reported: z.boolean(),
  version: Version,
})
export type VendorQuestionView = z.infer<typeof VendorQuestion>
export const VendorQuestionsPage = pageOf(VendorQuestion).extend({
  counts: z.object({ all: z.number().int(), unanswered: z.number().int() }),
})
export type VendorQuestionsPageView = z.infer<typeof VendorQuestionsPage>
export const VendorQuestionsQuery = ReviewsQuery.extend({
  show: z.enum(REVIEW_FILTERS).optional(),
})
export const Unanswered = z.object({ count: z.number().int() })
