import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/database/index.ts'
import { recordRead } from '#platform/http/reads.ts'
import type { Keeper } from '#platform/personal-data.ts'
import { forgetSaid, publishedReviews, readSaid, shopReviews } from './queries.ts'
import { readCursor } from './rules/cursor.ts'
import { shopRoutes } from './routes.shop.ts'

const PAGE_SIZE = 10

export type ReviewsDeps = { db: Db }
type Page = { limit?: number | undefined; cursor?: string | undefined }

const operations = ({ db }: ReviewsDeps) => ({
  /** One page of the published reviews of a product, as JSON text. */
  ofProduct(productId: string, { limit = PAGE_SIZE, cursor }: Page): Promise<string> {
    recordRead(`product:${productId}`)
    return publishedReviews(db, { productId, limit, after: readCursor(cursor) })
  },
  /** One page of the published reviews of all that a shop sells, as JSON text. */
  ofVendor(vendorId: string, language: Language, page: Page): Promise<string> {
    const { limit = PAGE_SIZE, cursor } = page
    recordRead(`vendor:${vendorId}`)
    return shopReviews(db, { vendorId, language, limit, after: readCursor(cursor) })
  },
})

/** The door of reviews: what buyers said, for everybody to read. */
export function createReviews(deps: ReviewsDeps) {
  const reviews = operations(deps)
  const keeper: Keeper = {
    personalData: (person, handle = deps.db) => readSaid(handle, person),
    forgetPerson: forgetSaid,
  }
  return { ...reviews, ...keeper, shopRoutes: shopRoutes(reviews) }
}
export type Reviews = ReturnType<typeof createReviews>
export type ReviewsOperations = ReturnType<typeof operations>
