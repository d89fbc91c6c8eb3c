import type { Language } from '#kernel/locale.ts'

/** A review has come into sight: its stars count, and its shop should know. */
export type ReviewPublished = {
  type: 'reviews.review_published'
  reviewId: string
  vendorId: string
  productId: string
  /** In French, as the shop reads it. */
  productName: string
  author: string
  rating: number
  title: string | null
  text: string | null
}

/** A shop answered a review for the first time: its buyer should know. */
export type ReviewAnswered = {
  type: 'reviews.review_answered'
  reviewId: string
  vendorName: string
  productId: string | null
  productName: string
  answer: string
  /** Null for a guest, or for who is gone. */
  email: string | null
  language: Language
}

/** Somebody asked something about a product in public: its shop should answer. */
export type QuestionAsked = {
  type: 'reviews.question_asked'
  questionId: string
  vendorId: string
  productId: string
  /** In French, as the shop reads it. */
  productName: string
  author: string
  text: string
}

/** Somebody has handed something to the team that is shown and should not be. */
export type ContentReported = {
  type: 'reviews.content_reported'
  reportId: string
}

/** A shop answered a question for the first time: whoever asked should know. */
export type QuestionAnswered = {
  type: 'reviews.question_answered'
  questionId: string
  vendorName: string
  productId: string
  productName: string
  question: string
  answer: string
  /** Null for who is gone. */
  email: string | null
  language: Language
}
