import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import {
  allConditions,
  type Db,
  olderThan,
  tables,
  type Tx,
  textIn,
} from '#platform/database/index.ts'
import { itemName } from '#capabilities/orders/index.ts'
import { vendorNameIn } from '#capabilities/vendors/index.ts'
import type { VendorReviewsPageView, VendorReviewView } from '../contract.ts'
import type { ReviewCursor } from '../rules/cursor.ts'
import { photosOf } from './photos.ts'
import type { ReviewsDatabase } from '../tables.ts'
import type { ReviewId } from '../schema.ts'

const TIME = `'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`
const time = (column: string) => sql.raw(`to_char(${column} at time zone 'utc', ${TIME})`)

type VendorReviewsFilter = {
  vendorId: string
  language: Language
  isUnanswered: boolean
  stars: number | null
  limit: number
  after: ReviewCursor | null
}
type FoundItem = Pick<VendorReviewsPageView, 'counts' | 'average'> & {
  rows: VendorReviewView[]
  matching: number
}

/** Newest first; scans `reviews_by_vendor` or `reviews_unanswered`. */
export async function listVendorReviews(db: Db, filter: VendorReviewsFilter): Promise<FoundItem> {
  const { vendorId, language, after, stars, isUnanswered } = filter
  const matching = sql`
    from reviews.reviews r
    where ${allConditions(
      sql`r.vendor_id = ${vendorId} and r.state = 'published'`,
      isUnanswered && sql`r.answer is null`,
      stars !== null && sql`r.rating = ${stars}`,
    )}`
  const { rows } = await sql<FoundItem>`
    with page as materialized (
      select r.* ${matching} and ${allConditions(olderThan(after && { at: after.createdAt, id: after.id }, 'r.created_at', 'r.id'))}
      order by r.created_at desc, r.id desc limit ${filter.limit + 1}
    )
    select (select count(*)::integer ${matching}) as matching,
      (select json_build_object('all', count(*), 'unanswered', count(*) filter (where answer is null))
        from reviews.reviews where vendor_id = ${vendorId} and state = 'published') as counts,
      (select average_rating::float8 from vendors.vendors
        where id = ${vendorId} and rating_count > 0) as average,
      (select coalesce(json_agg(json_build_object(
          'id', r.id, 'version', r.version, 'rating', r.rating, 'title', r.title, 'text', r.text,
          'photos', ${sql.raw(photosOf('r.id'))}, 'author', r.author, 'language', r.language,
          'answer', r.answer, 'created_at', ${time('r.created_at')}, 'answered_at', ${time('r.answered_at')},
          'product', json_build_object('id', c.id,
            'name', coalesce(${sql.raw(textIn('c.name', language))}, ${sql.raw(itemName(language))}),
            'image', coalesce(c.images -> 0, i.image)),
          'is_reported', exists (select from reviews.reports p
            where p.review_id = r.id and p.state = 'open' and p.is_by_vendor))
          order by r.created_at desc, r.id desc), '[]')
        from page r join orders.order_items i on i.id = r.order_item_id
        left join catalog.products c on c.id = r.product_id) as rows`.execute(
    tables<ReviewsDatabase>(db),
  )
  return rows[0]! // a select of subselects always has one row
}

export type LockedVendorReviewRow = {
  id: ReviewId
  version: number
  answer: string | null
  productId: string | null
  productName: string
  vendorName: string
  email: string | null
  language: Language
}

export async function lockVendorReview(
  tx: Tx,
  vendorId: string,
  id: string,
): Promise<LockedVendorReviewRow | null> {
  const { rows } = await sql<LockedVendorReviewRow>`
    select r.id, r.version, r.answer, r.product_id as "productId", r.language,
      ${sql.raw(vendorNameIn('r.language'))} as "vendorName",
      (select product_name from orders.order_items i where i.id = r.order_item_id) as "productName",
      (select email from identity.users u where u.id = r.buyer_id) as email
    from reviews.reviews r join vendors.vendors v on v.id = r.vendor_id
    where r.id = ${id} and r.vendor_id = ${vendorId} and r.state = 'published'
    for update of r`.execute(tables<ReviewsDatabase>(tx))
  return rows[0] ?? null
}

export const saveReviewAnswer = (
  tx: Tx,
  { id, text, userId, now }: { id: string; text: string; userId: string; now: Date },
) =>
  tables<ReviewsDatabase>(tx)
    .updateTable('reviews.reviews')
    .set({ answer: text, answered_by: userId, answered_at: now })
    .where('id', '=', id)
    .execute()
