import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'
import type { LastChange } from '#platform/edit-conflict.ts'
import type { ReviewsDatabase } from '../tables.ts'

/** Optimistic lock. The review must be row-locked. */
export const raiseReviewVersion = (tx: Tx, id: string) =>
  tables<ReviewsDatabase>(tx)
    .updateTable('reviews.reviews')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

export const raiseQuestionVersion = (tx: Tx, id: string) =>
  tables<ReviewsDatabase>(tx)
    .updateTable('reviews.questions')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

const NAME = sql.raw(`(
  select coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email)
  from identity.profiles p where p.user_id = acts.actor_id)`)

/** Last change by a user, not by the system. */
export async function findLastReviewChange(tx: Tx, id: string): Promise<LastChange> {
  const { rows } = await sql<LastChange>`
    select actor_role as role, happened_at as at, ${NAME} as name from reviews.review_history acts
    where review_id = ${id} and actor_role <> 'system'
    order by happened_at desc limit 1`.execute(tables<ReviewsDatabase>(tx))
  return rows[0]! // a review has at least its author
}

/** A moderation decision or an answer of the vendor. */
export async function findLastQuestionChange(tx: Tx, id: string): Promise<LastChange> {
  const { rows } = await sql<LastChange>`
    select role, at, ${NAME} as name from (
      select actor_role as role, actor_id, created_at as at from audit.entries
      where subject_type = 'question' and subject_id = ${id} and action like 'reviews.%'
      union all
      select 'vendor', author_id, created_at from reviews.answers
      where question_id = ${id} and is_vendor
      union all
      select 'buyer', asker_id, created_at from reviews.questions where id = ${id}) acts
    order by at desc limit 1`.execute(tables<ReviewsDatabase>(tx))
  return rows[0]! // a question has at least its author
}

/** Last decision on reports of the same content, else the creation of the report. */
export async function findLastReportChange(tx: Tx, id: string): Promise<LastChange> {
  const { rows } = await sql<LastChange>`
    select role, at, ${NAME} as name from (
      select 'admin' as role, decided_by as actor_id, decided_at as at from reviews.reports
      where id = ${id} and decided_at is not null
      union all
      select 'admin', e.actor_id, e.created_at from reviews.reports r
      join reviews.reports same on same.review_id = r.review_id or same.question_id = r.question_id
        or same.product_id = r.product_id or same.shop_id = r.shop_id
      join audit.entries e on e.subject_type = 'report' and e.subject_id = same.id::text
      where r.id = ${id}
      union all
      select 'system', null, created_at from reviews.reports where id = ${id}) acts
    order by role = 'system', at desc limit 1`.execute(tables<ReviewsDatabase>(tx))
  return rows[0]! // the caller has locked the report
}
