import type { Language } from '#kernel/locale.ts'

/** Published for the first time. */
export type ReviewPublished = {
  type: 'reviews.review_published'
  reviewId: string
  vendorId: string
  productId: string
  /** In French. */
  productName: string
  author: string
  rating: number
  title: string | null
  text: string | null
}

/** Only the first answer. */
export type ReviewAnswered = {
  type: 'reviews.review_answered'
  reviewId: string
  vendorName: string
  productId: string | null
  productName: string
  answer: string
  /** Null for a guest or an erased user. */
  email: string | null
  language: Language
}

export type QuestionReceived = {
  type: 'reviews.question_asked'
  questionId: string
  vendorId: string
  productId: string
  /** In French. */
  productName: string
  author: string
  text: string
}

export type ContentReported = {
  type: 'reviews.content_reported'
  reportId: string
}

/** Only the first answer. */
export type QuestionAnswered = {
  type: 'reviews.question_answered'
  questionId: string
  vendorName: string
  productId: string
  productName: string
  question: string
  answer: string
  /** Null for an erased user. */
  email: string | null
  language: Language
}
