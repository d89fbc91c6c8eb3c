import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, rawText, tables, type Tx, textIn } from '#platform/database/index.ts'
import type { ErasureResult, Person, PersonalData } from '#platform/personal-data.ts'
import { photosOf } from './photos.ts'
import type { ReviewCursor } from '../rules/cursor.ts'
import type { ReviewsDatabase } from '../tables.ts'

const TIME = `'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`
const FIELDS = `id, rating, title, text, author, language, answer, created_at`

const PHOTOS = photosOf('shown.id')
const SHARED_TEXT = `'id', id, 'rating', rating, 'title', title, 'text', text, 'photos', ${PHOTOS},
        'author', author, 'language', language, 'answer', answer,
        'created_at', to_char(created_at at time zone 'utc', ${TIME})`

/** One statement per page; the total is the product's rating counter. */
const sqlFor = (after: boolean): string => `
  with page as materialized (
    select ${FIELDS} from reviews.reviews
    where product_id = $1::uuid and state = 'published'
      ${after ? 'and (created_at, id) < ($3::timestamptz, $4::uuid)' : ''}
    order by created_at desc, id desc limit $2::integer + 1),
  shown as (select *, row_number() over (order by created_at desc, id desc) as position
    from page order by created_at desc, id desc limit $2::integer)
  select json_build_object(
    'items', (select coalesce(json_agg(json_build_object(${SHARED_TEXT}) order by position), '[]') from shown),
    'total', coalesce((select review_count from catalog.products where id = $1::uuid), 0),
    'total_is_estimate', false,
    'next', (select to_char(created_at at time zone 'utc', ${TIME}) || '~' || id from shown
      where position = $2::integer and (select count(*) from page) > $2::integer))::text`

type PublishedReviews = { productId: string; limit: number; after: ReviewCursor | null }

/** Newest first, as JSON text. */
export async function publishedReviews(
  db: Db,
  { productId, limit, after }: PublishedReviews,
): Promise<string> {
  const values = after ? [productId, limit, after.createdAt, after.id] : [productId, limit]
  const text = await rawText(db, sqlFor(after !== null), values)
  return text ?? '{"items":[],"total":0,"total_is_estimate":false,"next":null}'
}

type ShopReviews = {
  vendorId: string
  language: Language
  limit: number
  after: ReviewCursor | null
}

/** Newest first, with the product of each and the rating distribution, as JSON text. */
export async function publishedVendorReviews(
  db: Db,
  { vendorId, language, limit, after }: ShopReviews,
): Promise<string> {
  const text = await rawText(
    db,
    `with page as materialized (
       select r.id, r.rating, r.title, r.text, r.author, r.language, r.answer, r.created_at, r.product_id,
         ${textIn('p.name', language)} as product_name
       from reviews.reviews r join catalog.products p on p.id = r.product_id
       join vendors.vendors v on v.id = r.vendor_id and v.is_public
       where r.vendor_id = $1::uuid and r.state = 'published'
         ${after ? 'and (r.created_at, r.id) < ($3::timestamptz, $4::uuid)' : ''}
       order by r.created_at desc, r.id desc limit $2::integer + 1),
     shown as (select *, row_number() over (order by created_at desc, id desc) as position
       from page order by created_at desc, id desc limit $2::integer),
     counted as (select count(*) as total, array[
         count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
         count(*) filter (where rating = 4), count(*) filter (where rating = 5)] as spread
       from reviews.reviews where vendor_id = $1::uuid and state = 'published')
     select json_build_object(
       'items', (select coalesce(json_agg(json_build_object(${SHARED_TEXT},
           'product', json_build_object('id', product_id, 'name', product_name)) order by position), '[]') from shown),
       'total', (select total from counted), 'total_is_estimate', false,
       'rating_counts', (select to_json(spread) from counted),
       'next', (select to_char(created_at at time zone 'utc', ${TIME}) || '~' || id from shown
         where position = $2::integer and (select count(*) from page) > $2::integer))::text`,
    after ? [vendorId, limit, after.createdAt, after.id] : [vendorId, limit],
  )
  return (
    text ??
    '{"items":[],"total":0,"total_is_estimate":false,"rating_counts":[0,0,0,0,0],"next":null}'
  )
}

/** Reviews of the account, and of guest purchases with its verified email or phone. */
const ownReviews = ({ userId, email, phone = null }: Person) => sql`(
  buyer_id = ${userId} or (buyer_id is null and order_item_id in (
    select i.id from orders.order_items i join orders.orders o on o.id = i.order_id
    join orders.purchases p on p.id = o.purchase_id
    where p.buyer_id is null and (p.email = ${email} or p.phone = ${phone}))))`

export async function exportPersonalData(handle: Db | Tx, person: Person): Promise<PersonalData> {
  const { userId } = person
  const rowsOf = async (query: ReturnType<typeof sql<Record<string, unknown>>>) =>
    (await query.execute(tables<ReviewsDatabase>(handle))).rows
  return {
    reviews: await rowsOf(sql`
      select author, rating, vendor_rating, title, text, state, created_at, edited_at
      from reviews.reviews where ${ownReviews(person)} order by created_at`),
    questions: await rowsOf(sql`
      select author, text, state, created_at from reviews.questions
      where asker_id = ${userId} order by created_at`),
    answers: await rowsOf(sql`
      select author, text, created_at from reviews.answers
      where author_id = ${userId} order by created_at`),
    reports: await rowsOf(sql`
      select reason, note, state, created_at from reviews.reports where reporter_id = ${userId}`),
  }
}

const ANONYMOUS = '—'

/** Ratings stay, because they count; names, texts and photos are erased. */
export async function erasePersonalData(tx: Tx, person: Person): Promise<ErasureResult> {
  const { userId } = person
  const db = tables<ReviewsDatabase>(tx)
  const changed = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows.length
  await sql`
    update reviews.review_history set from_text = null, from_title = null
    where (from_text is not null or from_title is not null) and review_id in (
      select id from reviews.reviews where ${ownReviews(person)})`.execute(db)
  const images = await changed(sql`
    delete from reviews.review_photos where review_id in
      (select id from reviews.reviews where ${ownReviews(person)}) returning review_id`)
  const input = await changed(sql`
    update reviews.reviews set buyer_id = null, author = ${ANONYMOUS}, title = null, text = null
    where ${ownReviews(person)} returning id`)
  await db
    .updateTable('reviews.reports')
    .set({ note: null, reporter_id: null })
    .where('reporter_id', '=', userId)
    .execute()
  const requested = await changed(sql`
    delete from reviews.questions where asker_id = ${userId} and answer_count = 0 returning id`)
  const answered = await changed(sql`
    update reviews.questions set asker_id = null, author = ${ANONYMOUS}
    where asker_id = ${userId} returning id`)
  const answers = await changed(sql`
    update reviews.answers set author_id = null, author = ${ANONYMOUS}
    where author_id = ${userId} returning id`)
  await db
    .updateTable('reviews.reports')
    .set({ reporter_id: null, note: null })
    .where('reporter_id', '=', userId)
    .execute()
  const erasedRows = images + input + requested + answered + answers
  return { erasedRows, retainedRows: 0, retentionReason: null }
}
