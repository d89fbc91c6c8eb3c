import type { Brand } from '#kernel/brand.ts'

export type ReviewState = 'pending' | 'published' | 'hidden' | 'withdrawn'
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
  | 'answered'
export type ReviewActorRole = 'buyer' | 'vendor' | 'admin' | 'system'

export type ReviewId = Brand<string, 'ReviewId'>
export type QuestionId = Brand<string, 'QuestionId'>

export type ReviewContent = {
  rating: number
  title: string | null
  text: string | null
  photos: readonly string[]
}

export type PurchasedItem = {
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
