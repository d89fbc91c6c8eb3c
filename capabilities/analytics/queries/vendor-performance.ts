import { sql } from 'kysely'
import { type Db, instant, tables, type Tx } from '#platform/database/index.ts'
import type { PerformanceSort } from '../vendor-performance.contract.ts'
import type { AnalyticsDatabase } from '../tables.ts'

/**
 * Replaces all rows. An order has ended when it was delivered or came back undelivered; it is late when that was after
 * the last promised day, or when the day is over and it is still on its way.
 */
export async function savePerformance(tx: Tx, { since, now }: Record<'since' | 'now', Date>) {
  await sql`delete from analytics.vendor_performance`.execute(tables<AnalyticsDatabase>(tx))
  await sql`
    with ordered as materialized (
      select o.id, o.vendor_id, o.status, o.shipped_at,
        o.status = 'delivered' or (o.status = 'cancelled' and o.shipped_at is not null) as has_ended,
        (coalesce(o.delivered_at, case when o.status = 'cancelled' then o.cancelled_at end)
          at time zone 'Africa/Algiers')::date > o.deliver_until as is_late
      from orders.orders o where o.placed_at >= ${since}
    )
    insert into analytics.vendor_performance
      (vendor_id, orders, cancelled, ended, late, refused, delivered, returned, computed_at)
    select vendor_id, count(*),
      count(*) filter (where status = 'cancelled' and shipped_at is null and exists (
        select from orders.status_history h where h.order_id = ordered.id
          and h.to_status = 'cancelled' and h.actor_role = 'vendor')),
      count(*) filter (where has_ended),
      count(*) filter (where has_ended and is_late),
      count(*) filter (where has_ended and status = 'cancelled'),
      count(*) filter (where status = 'delivered'),
      count(*) filter (where status = 'delivered' and exists (
        select from returns.returns r where r.order_id = ordered.id
          and r.state not in ('withdrawn', 'refused'))),
      ${now}
    from ordered group by vendor_id`.execute(tables<AnalyticsDatabase>(tx))
}

export type PerformanceRow = {
  id: string
  business_name: string
  orders: number
  cancelled: number
  ended: number
  late: number
  refused: number
  delivered: number
  returned: number
}
type PerformanceFilter = { search: string; sort: PerformanceSort; offset: number; limit: number }

const share = (part: string, whole: string) =>
  sql.raw(`coalesce(p.${part}::float8 / nullif(p.${whole}, 0), -1) desc`)
/** The highest rate first; a vendor without a base for a rate comes last. */
const ORDERS = {
  orders: sql`p.orders desc`,
  cancelled: share('cancelled', 'orders'),
  late: share('late', 'ended'),
  refused: share('refused', 'ended'),
  returned: share('returned', 'delivered'),
  name: sql`v.business_name`,
} as const satisfies Record<PerformanceSort, unknown>

export async function listPerformance(
  db: Db,
  { search, sort, offset, limit }: PerformanceFilter,
): Promise<{ rows: PerformanceRow[]; total: number; computed_at: string | null }> {
  const matching = sql`analytics.vendor_performance p join vendors.vendors v on v.id = p.vendor_id
    where ${search} = '' or strpos(lower(v.business_name), lower(${search})) > 0`
  const { rows } = await sql<{ rows: PerformanceRow[]; total: number; computed_at: string | null }>`
    select (select count(*)::integer from ${matching}) as total,
      (select ${instant('max(computed_at)')} from analytics.vendor_performance) as computed_at,
      (select coalesce(json_agg(page), '[]') from (
        select v.id, v.business_name, p.orders, p.cancelled, p.ended, p.late, p.refused, p.delivered,
          p.returned
        from ${matching} order by ${ORDERS[sort]}, p.orders desc, v.id
        offset ${offset} limit ${limit}) page) as rows`.execute(tables<AnalyticsDatabase>(db))
  return rows[0]! // all values are subselects, so there is always one row
}
