import type { Brand } from '#kernel/brand.ts'
import type { Language } from '#kernel/locale.ts'

export type ReviewState = 'pending' | 'published' | 'hidden' | 'withdrawn'
export type ReviewHiddenReason =
  | 'insult'
  | 'personal_data'
  | 'off_topic'
  | 'advertising'
  | 'false'
  | 'law'
  | 'other'
export type QuestionState = 'pending' | 'published' | 'hidden'
export type ReportReason =
  | 'insult'
  | 'personal_data'
  | 'advertising'
  | 'false'
  | 'counterfeit'
  | 'forbidden'
  | 'fraud'
  | 'other'
export type ReportState = 'open' | 'upheld' | 'dismissed'
export type ReviewHistoryChange =
  | 'written'
  | 'edited'
  | 'held'
  | 'published'
  | 'hidden'
  | 'shown'
  | 'withdrawn'
  | 'answered'
export type ActorRole = 'buyer' | 'vendor' | 'admin' | 'system'

export type ReviewId = Brand<string, 'ReviewId'>
export type QuestionId = Brand<string, 'QuestionId'>

type ReviewBase = {
  id: ReviewId
  vendorId: string
  productId: string | null
  orderItemId: string
  buyerId: string | null
  author: string
  language: Language
  rating: 1 | 2 | 3 | 4 | 5
  title: string | null
  text: string | null
  answer: { text: string; at: Date } | null
  createdAt: Date
}
/** Only `published` reviews count in ratings. */
export type Review = ReviewBase &
  (
    | { state: 'pending' }
    | { state: 'published'; publishedAt: Date }
    | { state: 'hidden'; hiddenAt: Date; hiddenReason: ReviewHiddenReason }
    | { state: 'withdrawn'; withdrawnAt: Date }
  )

export type ReviewContent = {
  rating: number
  title: string | null
  text: string | null
  photos: readonly string[]
}

export type BoughtLine = {
  orderItemId: string
  vendorId: string
  /** In French. */
  productName: string
  isDelivered: boolean
  /** Reviewed already, e.g. through the link of a guest's invitation. */
  isReviewed: boolean
  firstName: string
  lastName: string
}

export type LockedReviewRow = {
  id: ReviewId
  vendorId: string
  productId: string | null
  state: ReviewState
  rating: number
  title: string | null
  text: string | null
}

export type ReviewsTables = {
  'reviews.reviews': {
    id: string
    vendor_id: string
    product_id: string | null
    order_item_id: string
    buyer_id: string | null
    author: string
    language: Language
    rating: number
    vendor_rating: number | null
    title: string | null
    text: string | null
    state: ReviewState
    hidden_reason: ReviewHiddenReason | null
    answer: string | null
    answered_by: string | null
    answered_at: Date | null
    helpful_count: number
    report_count: number
    created_at: Date
    edited_at: Date | null
    published_at: Date | null
    hidden_at: Date | null
    withdrawn_at: Date | null
  }
  'reviews.review_photos': {
    review_id: string
    position: number
    file_id: string
    small_file_id: string
  }
  'reviews.review_votes': {
    review_id: string
    user_id: string
    voted_at: Date
  }
  'reviews.questions': {
    id: string
    vendor_id: string
    product_id: string
    asker_id: string | null
    author: string
    language: Language
    text: string
    state: QuestionState
    hidden_reason: string | null
    answer_count: number
    was_masked: boolean
    created_at: Date
    published_at: Date | null
    hidden_at: Date | null
  }
  'reviews.answers': {
    id: string
    vendor_id: string
    question_id: string
    author_id: string | null
    author: string
    is_vendor: boolean
    text: string
    state: QuestionState
    hidden_reason: string | null
    created_at: Date
  }
  'reviews.reports': {
    id: string
    vendor_id: string
    review_id: string | null
    question_id: string | null
    answer_id: string | null
    product_id: string | null
    shop_id: string | null
    is_by_vendor: boolean
    reporter_id: string | null
    reason: ReportReason
    note: string | null
    state: ReportState
    decided_by: string | null
    decided_at: Date | null
    created_at: Date
  }
  'reviews.invitations': {
    order_id: string
    vendor_id: string
    token_digest: Buffer
    send_at: Date
    sent_at: Date | null
    expires_at: Date
  }
  'reviews.review_history': {
    id: string
    vendor_id: string
    review_id: string
    change: ReviewHistoryChange
    from_rating: number | null
    from_title: string | null
    from_text: string | null
    actor_role: ActorRole
    actor_id: string | null
    reason: string | null
    happened_at: Date
  }
}
