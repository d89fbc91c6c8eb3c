import { sql } from 'kysely'
import { DEFAULT_LANGUAGE, type Language } from '#kernel/locale.ts'
import { type Db, rawText, tables, type Tx, textIn } from '#platform/database/index.ts'
import type { BuyerQuestionView } from '../questions.contract.ts'
import type { ReviewCursor } from '../rules/cursor.ts'
import type { QuestionId, QuestionState } from '../schema.ts'
import type { ReviewsDatabase } from '../tables.ts'

const TIME = `'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`
const time = (column: string) => `to_char(${column} at time zone 'utc', ${TIME})`

export const QUESTION_FIELDS = `'id', q.id, 'text', q.text, 'author', q.author, 'language', q.language,
  'created_at', ${time('q.created_at')}, 'answer', a.text, 'answered_at', ${time('a.created_at')}`
export const ANSWER_JOIN = `left join reviews.answers a on a.question_id = q.id and a.is_vendor`

type Published = { productId: string; limit: number; after: ReviewCursor | null }

/** Newest first, as JSON text. */
export async function publishedQuestions(db: Db, published: Published): Promise<string> {
  const { productId, limit, after } = published
  const text = await rawText(
    db,
    `with page as materialized (
       select * from reviews.questions
       where product_id = $1::uuid and state = 'published'
         ${after ? 'and (created_at, id) < ($3::timestamptz, $4::uuid)' : ''}
       order by created_at desc, id desc limit $2::integer + 1),
     shown as (select *, row_number() over (order by created_at desc, id desc) as position
       from page order by created_at desc, id desc limit $2::integer)
     select json_build_object(
       'items', (select coalesce(json_agg(json_build_object(${QUESTION_FIELDS}) order by q.position), '[]')
         from shown q ${ANSWER_JOIN}),
       'total', (select count(*)::integer from reviews.questions
         where product_id = $1::uuid and state = 'published'),
       'total_is_estimate', false,
       'next', (select ${time('created_at')} || '~' || id from shown
         where position = $2::integer and (select count(*) from page) > $2::integer))::text`,
    after ? [productId, limit, after.createdAt, after.id] : [productId, limit],
  )
  return text ?? '{"items":[],"total":0,"total_is_estimate":false,"next":null}'
}

const nameIn = (language: Language) => sql.raw(textIn('c.name', language))
export const productJson = (language: Language) =>
  sql`json_build_object('id', c.id, 'name', ${nameIn(language)}, 'image', c.images -> 0)`

export type QuestionTarget = {
  vendorId: string
  productName: string
  firstName: string | null
  lastName: string | null
}

/** Null for a product that is not public. */
export async function findQuestionTarget(
  tx: Tx,
  productId: string,
  userId: string,
): Promise<QuestionTarget | null> {
  const { rows } = await sql<QuestionTarget>`
    select c.vendor_id as "vendorId", ${nameIn(DEFAULT_LANGUAGE)} as "productName",
      p.first_name as "firstName", p.last_name as "lastName"
    from catalog.products c join vendors.vendors v on v.id = c.vendor_id and v.is_public
    left join identity.profiles p on p.user_id = ${userId}
    where c.id = ${productId} and c.status = 'active'`.execute(tables<ReviewsDatabase>(tx))
  return rows[0] ?? null
}

type NewQuestion = {
  id: QuestionId
  vendorId: string
  productId: string
  askerId: string
  author: string
  language: Language
  text: string
  wasMasked: boolean
  now: Date
}

/** Published at once, or pending when contact details were masked. */
export async function insertQuestion(tx: Tx, question: NewQuestion): Promise<void> {
  const { id, vendorId, productId, askerId, author, language, text, wasMasked, now } = question
  await tables<ReviewsDatabase>(tx)
    .insertInto('reviews.questions')
    .values({
      id,
      vendor_id: vendorId,
      product_id: productId,
      asker_id: askerId,
      author,
      language,
      text,
      was_masked: wasMasked,
      state: wasMasked ? 'pending' : 'published',
      created_at: now,
      published_at: wasMasked ? null : now,
    })
    .execute()
}

type OwnPage = { userId: string; language: Language; limit: number; after: ReviewCursor | null }

/** Newest first; returns one row more than the limit, and the total. */
export async function listBuyerQuestions(
  db: Db,
  { userId, language, limit, after }: OwnPage,
): Promise<{ rows: BuyerQuestionView[]; total: number }> {
  const { rows } = await sql<{ rows: BuyerQuestionView[]; total: number }>`
    with page as materialized (
      select * from reviews.questions
      where asker_id = ${userId} and (${after?.createdAt ?? null}::timestamptz is null
        or (created_at, id) < (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      order by created_at desc, id desc limit ${limit + 1}
    )
    select (select count(*)::integer from reviews.questions where asker_id = ${userId}) as total,
      (select coalesce(json_agg(json_build_object(${sql.raw(QUESTION_FIELDS)}, 'state', q.state,
          'product', ${productJson(language)}) order by q.created_at desc, q.id desc), '[]')
        from page q ${sql.raw(ANSWER_JOIN)} join catalog.products c on c.id = q.product_id) as rows`.execute(
    tables<ReviewsDatabase>(db),
  )
  return rows[0]! // a select of subselects always has one row
}

export async function findBuyerQuestion(
  db: Db,
  userId: string,
  language: Language,
  id: string,
): Promise<BuyerQuestionView | null> {
  const { rows } = await sql<{ view: BuyerQuestionView }>`
    select json_build_object(${sql.raw(QUESTION_FIELDS)}, 'state', q.state, 'product', ${productJson(language)}) as view
    from reviews.questions q ${sql.raw(ANSWER_JOIN)} join catalog.products c on c.id = q.product_id
    where q.id = ${id} and q.asker_id = ${userId}`.execute(tables<ReviewsDatabase>(db))
  return rows[0]?.view ?? null
}

type QuestionsStateUpdate = { id: string; to: QuestionState; reason: string | null; now: Date }

export const saveQuestionState = (tx: Tx, { id, to, reason, now }: QuestionsStateUpdate) =>
  sql`update reviews.questions set state = ${to},
        hidden_reason = ${to === 'hidden' ? reason : null}::text,
        hidden_at = case when ${to}::text = 'hidden' then ${now}::timestamptz end,
        published_at = case when ${to}::text = 'published' then coalesce(published_at, ${now}) else published_at end
      where id = ${id}`.execute(tables<ReviewsDatabase>(tx))

export type LockedQuestion = {
  id: QuestionId
  version: number
  vendorId: string
  vendorName: string
  productId: string
  productName: string
  state: QuestionState
  text: string
  author: string
  answer: string | null
  wasShown: boolean
  email: string | null
  language: Language
}

/** Locks the row; with a vendor, only a question about its products. */
export async function lockQuestion(
  tx: Tx,
  id: string,
  vendorId: string | null = null,
): Promise<LockedQuestion | null> {
  const { rows } = await sql<LockedQuestion>`
    select q.id, q.version, q.vendor_id as "vendorId", v.business_name as "vendorName", q.product_id as "productId",
      ${nameIn(DEFAULT_LANGUAGE)} as "productName", q.state, q.text, q.author, q.language,
      q.published_at is not null as "wasShown",
      (select a.text from reviews.answers a where a.question_id = q.id and a.is_vendor) as answer,
      (select email from identity.users u where u.id = q.asker_id) as email
    from reviews.questions q join vendors.vendors v on v.id = q.vendor_id
    join catalog.products c on c.id = q.product_id
    where q.id = ${id} and (${vendorId}::uuid is null or q.vendor_id = ${vendorId}::uuid)
    for update of q`.execute(tables<ReviewsDatabase>(tx))
  return rows[0] ?? null
}
