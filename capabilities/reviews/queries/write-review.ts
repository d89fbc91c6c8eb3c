import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { Person } from '#platform/personal-data.ts'
import type {
  ReviewActorRole,
  PurchasedItem,
  LockedReviewRow,
  ReviewHistoryChange,
  ReviewId,
  ReviewContent,
} from '../schema.ts'
import { reviewerPurchases } from './buyer-reviews.ts'
import type { ReviewsDatabase } from '../tables.ts'

export async function findReviewableLine(
  handle: Db | Tx,
  person: Person,
  productId: string,
): Promise<{ lines: PurchasedItem[]; hasReview: boolean }> {
  const { rows } = await sql<{ lines: PurchasedItem[]; hasReview: boolean }>`
    select
      (select coalesce(json_agg(json_build_object(
          'orderItemId', i.id, 'vendorId', o.vendor_id,
          'productName', i.product_name, 'isDelivered', o.status = 'delivered',
          'isReviewed', exists (select from reviews.reviews r where r.order_item_id = i.id),
          'firstName', p.first_name, 'lastName', p.last_name) order by o.delivered_at, i.id), '[]')
        from orders.order_items i
        join orders.orders o on o.id = i.order_id
        join orders.purchases p on p.id = o.purchase_id
        where i.product_id = ${productId} and ${reviewerPurchases(person)}) as lines,
      exists (select from reviews.reviews r
        where r.product_id = ${productId} and r.buyer_id = ${person.userId}) as "hasReview"`.execute(
    tables<ReviewsDatabase>(handle),
  )
  return rows[0]! // a select of subselects always has one row
}

type NewReview = Omit<ReviewContent, 'photos'> & {
  waits: boolean
  id: ReviewId
  vendorId: string
  productId: string
  orderItemId: string
  buyerId: string
  author: string
  language: Language
  now: Date
}

/** False when the buyer has reviewed this product, or the order item has a review. */
export async function insertReview(tx: Tx, review: NewReview): Promise<boolean> {
  const rows = await tables<ReviewsDatabase>(tx)
    .insertInto('reviews.reviews')
    .values({
      id: review.id,
      vendor_id: review.vendorId,
      product_id: review.productId,
      order_item_id: review.orderItemId,
      buyer_id: review.buyerId,
      author: review.author,
      language: review.language,
      rating: review.rating,
      vendor_rating: review.rating,
      title: review.title,
      text: review.text,
      state: review.waits ? 'pending' : 'published',
      created_at: review.now,
      published_at: review.waits ? null : review.now,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Locks the row; only the user's own review is found. */
export async function lockBuyerReview(
  tx: Tx,
  userId: string,
  id: ReviewId,
): Promise<LockedReviewRow | null> {
  const { rows } = await sql<LockedReviewRow>`
    select id, vendor_id as "vendorId", product_id as "productId", state, rating, title, text
    from reviews.reviews where id = ${id} and buyer_id = ${userId} for update`.execute(
    tables<ReviewsDatabase>(tx),
  )
  return rows[0] ?? null
}

type Edit = Pick<ReviewContent, 'rating' | 'title' | 'text'> & {
  id: ReviewId
  state: 'pending' | 'published'
  now: Date
}

export async function saveReviewEdit(tx: Tx, edit: Edit): Promise<void> {
  const { id, rating, title, text, state, now } = edit
  await sql`
    update reviews.reviews
    set rating = ${rating}, vendor_rating = ${rating}, title = ${title}, text = ${text},
      state = ${state}, edited_at = ${now},
      published_at = case when ${state}::text = 'published' then coalesce(published_at, ${now}) else published_at end
    where id = ${id}`.execute(tables<ReviewsDatabase>(tx))
}

export type ReviewHistoryEntry = {
  id: string
  vendorId: string
  reviewId: ReviewId
  change: ReviewHistoryChange
  from?: { rating: number | null; title: string | null; text: string | null }
  actor: { role: ReviewActorRole; id: string | null }
  reason?: string | null
  now: Date
}

export async function insertReviewHistory(tx: Tx, step: ReviewHistoryEntry): Promise<void> {
  const { id, vendorId, reviewId, change, from, actor, reason = null, now } = step
  await tables<ReviewsDatabase>(tx)
    .insertInto('reviews.review_history')
    .values({
      id,
      vendor_id: vendorId,
      review_id: reviewId,
      change,
      from_rating: from?.rating ?? null,
      from_title: from?.title ?? null,
      from_text: from?.text ?? null,
      actor_role: actor.role,
      actor_id: actor.id,
      reason,
      happened_at: now,
    })
    .execute()
}
