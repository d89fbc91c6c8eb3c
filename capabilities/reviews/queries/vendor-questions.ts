import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { VendorQuestionsPageView, VendorQuestionView } from '../questions.contract.ts'
import type { ReviewCursor } from '../rules/cursor.ts'
import { QUESTION_FIELDS, ANSWER_JOIN, productJson, type LockedQuestion } from './questions.ts'
import type { ReviewsDatabase } from '../tables.ts'

type ShopPage = {
  vendorId: string
  language: Language
  isUnanswered: boolean
  limit: number
  after: ReviewCursor | null
}
type ShopFound = Pick<VendorQuestionsPageView, 'counts'> & {
  rows: VendorQuestionView[]
  matching: number
}

/** Newest first; scans `questions_by_vendor` or `questions_unanswered`. */
export async function listVendorQuestions(db: Db, page: ShopPage): Promise<ShopFound> {
  const { vendorId, language, isUnanswered, limit, after } = page
  const matching = sql`from reviews.questions q
    where q.vendor_id = ${vendorId} and q.state = 'published'
      and (not ${isUnanswered}::boolean or q.answer_count = 0)`
  const { rows } = await sql<ShopFound>`
    with page as materialized (
      select q.* ${matching} and (${after?.createdAt ?? null}::timestamptz is null
        or (q.created_at, q.id) < (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      order by q.created_at desc, q.id desc limit ${limit + 1}
    )
    select (select count(*)::integer ${matching}) as matching,
      (select json_build_object('all', count(*), 'unanswered', count(*) filter (where answer_count = 0))
        from reviews.questions where vendor_id = ${vendorId} and state = 'published') as counts,
      (select coalesce(json_agg(json_build_object(${sql.raw(QUESTION_FIELDS)}, 'product', ${productJson(language)}, 'version', q.version,
          'is_reported', exists (select from reviews.reports p
            where p.question_id = q.id and p.state = 'open' and p.is_by_vendor))
          order by q.created_at desc, q.id desc), '[]')
        from page q ${sql.raw(ANSWER_JOIN)} join catalog.products c on c.id = q.product_id) as rows`.execute(
    tables<ReviewsDatabase>(db),
  )
  return rows[0]! // a select of subselects always has one row
}

export async function countUnanswered(db: Db, vendorId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from reviews.questions
    where vendor_id = ${vendorId} and state = 'published' and answer_count = 0`.execute(
    tables<ReviewsDatabase>(db),
  )
  return rows[0]?.n ?? 0
}

type NewAnswer = { id: string; question: LockedQuestion; text: string; userId: string; now: Date }

export async function saveVendorAnswer(tx: Tx, answer: NewAnswer): Promise<void> {
  const { id, question, text, userId, now } = answer
  await sql`
    with said as (
      insert into reviews.answers (id, vendor_id, question_id, author_id, author, is_vendor, text, created_at)
      values (${id}, ${question.vendorId}, ${question.id}, ${userId}, ${question.vendorName}, true, ${text}, ${now})
      on conflict (question_id) where is_vendor
        do update set text = excluded.text, author_id = excluded.author_id, author = excluded.author
    )
    update reviews.questions set answer_count = 1 where id = ${question.id}`.execute(
    tables<ReviewsDatabase>(tx),
  )
}
