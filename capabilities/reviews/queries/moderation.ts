import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'
import type { ReportReason, ReportState, ReviewId, ReviewState } from '../schema.ts'
import type { ReviewsDatabase } from '../tables.ts'

export type LockedReview = {
  id: ReviewId
  version: number
  vendorId: string
  productId: string | null
  productName: string
  state: ReviewState
  rating: number
  title: string | null
  text: string | null
  author: string
  wasShown: boolean
}

/** Locks the row; null for a withdrawn review. */
export async function lockReview(tx: Tx, id: string): Promise<LockedReview | null> {
  const { rows } = await sql<LockedReview>`
    select r.id, r.version, r.vendor_id as "vendorId", r.product_id as "productId", r.state, r.rating, r.title, r.text,
      r.author, r.published_at is not null as "wasShown",
      (select product_name from orders.order_items i where i.id = r.order_item_id) as "productName"
    from reviews.reviews r where r.id = ${id} and r.state <> 'withdrawn' for update`.execute(
    tables<ReviewsDatabase>(tx),
  )
  return rows[0] ?? null
}

type ModerationStateUpdate = { id: string; to: ReviewState; reason: string | null; now: Date }

export const saveReviewState = (tx: Tx, { id, to, reason, now }: ModerationStateUpdate) =>
  sql`update reviews.reviews set state = ${to},
        hidden_reason = ${to === 'hidden' ? reason : null}::text,
        hidden_at = case when ${to}::text = 'hidden' then ${now}::timestamptz end,
        published_at = case when ${to}::text = 'published' then coalesce(published_at, ${now}) else published_at end
      where id = ${id}`.execute(tables<ReviewsDatabase>(tx))

const COLUMN = {
  review: 'review_id',
  question: 'question_id',
  product: 'product_id',
  shop: 'shop_id',
} as const
export type ReportedContent = keyof typeof COLUMN

const SHOP_OF: Record<ReportedContent, string> = {
  review: `select vendor_id from reviews.reviews where id = $id and state = 'published'`,
  question: `select vendor_id from reviews.questions where id = $id and state = 'published'`,
  product: `select c.vendor_id from catalog.products c join vendors.vendors v on v.id = c.vendor_id
    where c.id = $id and c.status = 'active' and v.is_public`,
  shop: 'select id as vendor_id from vendors.vendors where id = $id and is_public',
}

export type NewReport = {
  id: string
  about: ReportedContent
  aboutId: string
  /** When a vendor reports: only content about its own products. */
  vendorId: string | null
  userId: string | null
  reason: ReportReason
  note: string | null
  now: Date
}

/** A user's repeated report is ignored. Null when the content is not public. */
export async function insertReport(tx: Tx, report: NewReport): Promise<{ isNew: boolean } | null> {
  const { id, about, aboutId, vendorId, userId, reason, note, now } = report
  const [before = '', after = ''] = SHOP_OF[about].split('$id')
  const column = sql.raw(COLUMN[about])
  const { rows } = await sql<{ isNew: boolean }>`
    with thing as (${sql.raw(before)}${aboutId}::uuid${sql.raw(after)}),
    made as (
      insert into reviews.reports (id, vendor_id, ${column}, reporter_id, is_by_vendor, reason, note, created_at)
      select ${id}, vendor_id, ${aboutId}, ${userId}, ${vendorId !== null}, ${reason}, ${note}, ${now}
      from thing where ${vendorId}::uuid is null or vendor_id = ${vendorId}::uuid
      on conflict do nothing returning 1
    )
    select exists (select from made) as "isNew" from thing where ${vendorId}::uuid is null or vendor_id = ${vendorId}::uuid`.execute(
    tables<ReviewsDatabase>(tx),
  )
  return rows[0] ?? null
}

export type LockedReport = {
  id: string
  about: ReportedContent
  aboutId: string
  state: ReportState
  decidedAt: Date | null
  version: number
}

export async function lockReport(tx: Tx, id: string): Promise<LockedReport | null> {
  const { rows } = await sql<LockedReport>`
    select id, state, version, decided_at as "decidedAt",
      case when review_id is not null then 'review' when question_id is not null then 'question'
        when product_id is not null then 'product' else 'shop' end as about,
      coalesce(review_id, question_id, product_id, shop_id) as "aboutId"
    from reviews.reports where id = ${id} for update`.execute(tables<ReviewsDatabase>(tx))
  return rows[0] ?? null
}

type Decision = {
  about: ReportedContent
  aboutId: string
  to: Exclude<ReportState, 'open'>
  adminId: string
  now: Date
}

/** Decides all open reports of the same content; returns their number. */
export async function decideReports(tx: Tx, decision: Decision): Promise<number> {
  const { about, aboutId, to, adminId, now } = decision
  const { rows } = await sql`
    update reviews.reports set state = ${to}, decided_by = ${adminId}, decided_at = ${now},
      version = version + 1
    where ${sql.raw(COLUMN[about])} = ${aboutId} and state = 'open' returning id`.execute(
    tables<ReviewsDatabase>(tx),
  )
  return rows.length
}

/** Undoes a decision: reopens all reports decided at the same time. */
export const reopenReports = (tx: Tx, { about, aboutId, decidedAt }: LockedReport) =>
  sql`update reviews.reports set state = 'open', decided_by = null, decided_at = null,
        version = version + 1
      where ${sql.raw(COLUMN[about])} = ${aboutId} and state <> 'open' and decided_at = ${decidedAt}`.execute(
    tables<ReviewsDatabase>(tx),
  )
