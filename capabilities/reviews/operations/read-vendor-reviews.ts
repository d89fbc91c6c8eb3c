import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/database/index.ts'
import type { VendorReviewsPageView } from '../contract.ts'
import { listVendorReviews } from '../queries/vendor-reviews.ts'
import { readReviewCursor } from '../rules/cursor.ts'

type Query = {
  show?: 'all' | 'unanswered' | undefined
  stars?: string | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

export const readVendorReviews =
  ({ db }: { db: Db }) =>
  async (vendorId: string, language: Language, query: Query): Promise<VendorReviewsPageView> => {
    const { show = 'all', stars = 'all', limit = 25, cursor } = query
    const { rows, matching, counts, average } = await listVendorReviews(db, {
      vendorId,
      language,
      isUnanswered: show === 'unanswered',
      stars: stars === 'all' ? null : Number(stars),
      limit,
      after: readReviewCursor(cursor),
    })
    const items = rows.slice(0, limit)
    const last = items.at(-1)
    return {
      items,
      total: matching,
      total_is_estimate: false,
      next: rows.length > limit && last ? `${last.created_at}~${last.id}` : null,
      counts,
      average,
    }
  }
export type ReadVendorReviews = ReturnType<typeof readVendorReviews>
