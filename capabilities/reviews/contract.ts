import { z } from 'zod'
import { Id, Instant, pageOf } from '../contract.ts'

export const Review = z.object({
  id: Id,
  rating: z.number().int().min(1).max(5),
  text: z.string().nullable(),
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
