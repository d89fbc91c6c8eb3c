import { sql } from 'kysely'
import type { Cursor } from '#kernel/cursor.ts'
import {
  allConditions,
  type Db,
  olderThan,
  tables,
  type Tx,
  instant,
  instantText,
} from '#platform/database/index.ts'
import type { ManagedPromoCodeView } from '../contract.ts'
import type { PromotionsDatabase } from '../tables.ts'

const amount = (column: string) => `trim_scale(${column} / 100.0)`
/** A day in Algiers; what ends at midnight belongs to the day before. */
const day = (column: string) => `to_char(${column} at time zone 'Africa/Algiers', 'YYYY-MM-DD')`

/**
 * Released redemptions count too. The `order by` forces a single index lookup: otherwise the
 * planner scans the table, to its end for a code without any.
 */
const WAS_USED = `(select true from promotions.redemptions u where u.promo_code_id = c.id
  order by u.promo_code_id, u.purchase_id limit 1) is not null`

const VIEW = sql.raw(`json_build_object('id', c.id, 'code', c.code,
  'shop', case when v.id is not null then json_build_object('id', v.id, 'business_name', v.business_name) end,
  'kind', c.kind, 'percent', ${amount('c.percent_bp')}, 'amount', ${amount('c.amount_centimes')},
  'minimum', ${amount('c.minimum_centimes')}, 'maximum_discount', ${amount('c.maximum_discount_centimes')},
  'starts_on', ${day('c.starts_at')}, 'ends_on', ${day(`(c.ends_at - interval '1 millisecond')`)},
  'maximum_uses', c.maximum_uses, 'maximum_uses_per_buyer', c.maximum_uses_per_buyer,
  'is_public', c.is_public, 'state', c.state, 'created_at', ${instantText('c.created_at', 'US')},
  'stopped', case when c.stopped_at is not null then json_build_object('at', ${instantText('c.stopped_at', 'US')},
    'by', c.stopped_by, 'reason', c.stop_reason) end,
  'was_used', c.uses > 0 or ${WAS_USED},
  'uses', c.uses, 'revenue', ${amount('c.revenue_centimes')}, 'discount', ${amount('c.discount_centimes')})`)

/** The first matching status wins. */
const codesAt = (now: Date) => sql`(select *, case
    when not is_active then 'stopped'
    when ends_at <= ${now} then 'ended'
    when uses >= maximum_uses then 'used_up'
    when starts_at > ${now} then 'upcoming'
    else 'running' end as state
  from promotions.promo_codes)`

export type CodesFilter = {
  /** Null: any owner. */
  of: 'operator' | 'shops' | { vendorId: string } | null
  search: string | null
  state: ManagedPromoCodeView['state'] | null
  after: Cursor | null
  limit: number
  now: Date
}
export type ListedCodes = {
  rows: { view: ManagedPromoCodeView; at: string; id: string }[]
  byState: Record<string, number>
  figures: { uses: number; revenue: number; discount: number }
}

const ownedBy = (id: CodesFilter['of']) => {
  if (id === null) return null
  if (id === 'operator') return sql`c.vendor_id is null`
  if (id === 'shops') return sql`c.vendor_id is not null`
  return sql`c.vendor_id = ${id.vendorId}`
}

/** Newest first, with the counts by status and totals of all codes. */
export async function listPromoCodes(db: Db, filter: CodesFilter): Promise<ListedCodes> {
  const { of: id, search, state, after, limit, now } = filter
  const like = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<ListedCodes>`
    with found as materialized (
      select c.*, v.id as shop_id from ${codesAt(now)} c
      left join vendors.vendors v on v.id = c.vendor_id
      where ${allConditions(ownedBy(id), like && sql`(c.code ilike ${like} or v.business_name ilike ${like})`)})
    select
      (select coalesce(json_agg(page order by created_at desc, id desc), '[]') from (
        select ${VIEW} as view, ${instant('c.created_at', 'US')} as at, c.id, c.created_at
        from (select * from found c
          where ${allConditions(state && sql`c.state = ${state}`, olderThan(after, 'c.created_at', 'c.id'))}
          order by c.created_at desc, c.id desc limit ${limit + 1}) c
        left join vendors.vendors v on v.id = c.shop_id) page) as rows,
      (select coalesce(json_object_agg(state, count), '{}') from (
        select state, count(*)::integer as count from found group by state) by_state) as "byState",
      (select json_build_object('uses', coalesce(sum(uses), 0),
        'revenue', trim_scale(coalesce(sum(revenue_centimes), 0) / 100.0),
        'discount', trim_scale(coalesce(sum(discount_centimes), 0) / 100.0)) from found) as figures
    `.execute(tables<PromotionsDatabase>(db))
  return rows[0]! // an outer select without a table of its own always has one row
}

export async function findManagedCode(
  db: Db | Tx,
  id: string,
  now: Date,
): Promise<ManagedPromoCodeView | null> {
  const { rows } = await sql<{ view: ManagedPromoCodeView }>`
    select ${VIEW} as view from ${codesAt(now)} c left join vendors.vendors v on v.id = c.vendor_id
    where c.id = ${id}`.execute(tables<PromotionsDatabase>(db))
  return rows[0]?.view ?? null
}
