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
