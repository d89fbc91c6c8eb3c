import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, textIn } from '#platform/database/index.ts'
import type { Person } from '#platform/personal-data.ts'
import { itemName } from '#capabilities/orders/index.ts'
import { vendorName } from '#capabilities/vendors/index.ts'
import type { BuyerReviewView, ReviewsToWriteView } from '../contract.ts'
import type { ReviewCursor } from '../rules/cursor.ts'
import { photosOf } from './photos.ts'
import type { ReviewsDatabase } from '../tables.ts'

/** Purchases of the account, and guest purchases with its verified address. */
export const reviewerPurchases = ({ userId, email }: Person): RawBuilder<unknown> =>
  sql`(p.buyer_id = ${userId} or (p.buyer_id is null and p.email = ${email}))`

const TIME = `'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`
const time = (column: string) => `to_char(${column} at time zone 'utc', ${TIME})`

const nameIn = (language: Language) => sql.raw(textIn('c.name', language))

/** An upper bound: reviewed products leave the list. */
const MOST_TO_WRITE = 50

export async function listReviewableProducts(
  db: Db,
  person: Person,
  language: Language,
): Promise<ReviewsToWriteView> {
  const { rows } = await sql<ReviewsToWriteView>`
    with received as materialized (
      select distinct on (i.product_id) i.product_id, o.id as order_id, o.order_number,
        o.vendor_id, o.delivered_at
      from orders.purchases p
      join orders.orders o on o.purchase_id = p.id and o.status = 'delivered'
      join orders.order_items i on i.order_id = o.id and i.product_id is not null
      where ${reviewerPurchases(person)}
        and not exists (select from reviews.reviews r
          where r.product_id = i.product_id and r.buyer_id = ${person.userId})
        and not exists (select from reviews.reviews r where r.order_item_id = i.id)
      order by i.product_id, o.delivered_at desc
    ), page as (
      select * from received order by delivered_at desc, product_id limit ${MOST_TO_WRITE}
    )
    select (select count(*)::integer from received) as total,
      (select coalesce(json_agg(json_build_object(
          'product', json_build_object('id', c.id, 'name', ${nameIn(language)}, 'image', c.images -> 0),
          'vendor', json_build_object('business_name', ${sql.raw(vendorName(language))}),
          'order', json_build_object('id', page.order_id, 'order_number', page.order_number),
          'delivered_at', ${sql.raw(time('page.delivered_at'))})
          order by page.delivered_at desc, page.product_id), '[]')
        from page join catalog.products c on c.id = page.product_id
        join vendors.vendors v on v.id = page.vendor_id) as items`.execute(
    tables<ReviewsDatabase>(db),
  )
  return rows[0]! // a select of subselects always has one row
}

const ownView = (language: Language) => sql`json_build_object(
  'id', r.id,
  'product', json_build_object('id', c.id, 'name', coalesce(${nameIn(language)}, ${sql.raw(itemName(language))}),
    'image', coalesce(c.images -> 0, i.image)),
  'rating', r.rating, 'title', r.title, 'text', r.text,
  'photos', ${sql.raw(photosOf('r.id', `'id', f.id,`))},
  'state', r.state, 'answer', r.answer,
  'created_at', ${sql.raw(time('r.created_at'))}, 'edited_at', ${sql.raw(time('r.edited_at'))})`

const FROM = sql`reviews.reviews r
  join orders.order_items i on i.id = r.order_item_id
  left join catalog.products c on c.id = r.product_id`

type Page = { userId: string; language: Language; limit: number; after: ReviewCursor | null }

/** Newest first; returns one row more than the limit, and the total. */
export async function listBuyerReviews(
  db: Db,
  { userId, language, limit, after }: Page,
): Promise<{ rows: BuyerReviewView[]; total: number }> {
  const { rows } = await sql<{ rows: BuyerReviewView[]; total: number }>`
    with page as materialized (
      select id from reviews.reviews
      where buyer_id = ${userId} and (${after?.createdAt ?? null}::timestamptz is null
        or (created_at, id) < (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      order by created_at desc, id desc limit ${limit + 1}
    )
    select (select count(*)::integer from reviews.reviews where buyer_id = ${userId}) as total,
      (select coalesce(json_agg(${ownView(language)} order by r.created_at desc, r.id desc), '[]')
        from ${FROM} where r.id in (select id from page)) as rows`.execute(
    tables<ReviewsDatabase>(db),
  )
  return rows[0]! // a select of subselects always has one row
}

type BuyerReviewsFilter = { userId: string; language: Language } & (
  | { id: string }
  | { productId: string }
)

export async function findBuyerReview(
  db: Db,
  wanted: BuyerReviewsFilter,
): Promise<BuyerReviewView | null> {
  const isIt = 'id' in wanted ? sql`r.id = ${wanted.id}` : sql`r.product_id = ${wanted.productId}`
  const { rows } = await sql<{ view: BuyerReviewView }>`
    select ${ownView(wanted.language)} as view
    from ${FROM} where ${isIt} and r.buyer_id = ${wanted.userId}`.execute(
    tables<ReviewsDatabase>(db),
  )
  return rows[0]?.view ?? null
}
