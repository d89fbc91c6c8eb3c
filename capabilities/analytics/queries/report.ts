import { ORDER_STATUSES } from '#capabilities/orders/contract.ts'
import { sql } from 'kysely'
import { dayEnd, dayStart, type LocalDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import { type Centimes, ZERO_CENTIMES } from '#kernel/money.ts'
import { allConditions, type Db, tables, textIn } from '#platform/database/index.ts'
import { refundedRevenue } from '#capabilities/returns/index.ts'
import type { PeriodDays, Segment, PeriodStep } from '../rules/period.ts'
import type { OrderStatus } from '../schema.ts'
import { ALL_VENDORS } from './order-aggregates.ts'
import type { AnalyticsDatabase } from '../tables.ts'

/** Null: the aggregate over all. */
export type Filter = { vendor: string | null; category: string | null; wilaya: string | null }

const categoryName = (language: Language) => sql.raw(textIn('c.name', language))

/**
 * A VALUES list has a known row count. For a set-returning function the planner assumes 100 rows
 * and then scans all aggregates.
 */
const parts = (segments: readonly Segment[]) =>
  sql`(values ${sql.join(
    segments.map(({ span, from, until }) => sql`(${span}, ${from}::date, ${until}::date)`),
  )}) as part (span, "from", "until")`
const shop = ({ vendor }: Filter) => sql`${vendor ?? ALL_VENDORS}::uuid`
const cell = (filter: Filter) => sql`s.span = part.span and s.vendor_id = ${shop(filter)}
  and s.wilaya = ${filter.wilaya ?? ''} and s.starts_on between part."from" and part."until"`

export type ReportTotals = Record<OrderStatus, number> & { revenue: Centimes }

/** Reads at most one row per day and month of the period. */
export async function readTotals(
  db: Db,
  segments: readonly Segment[],
  filter: Filter,
): Promise<ReportTotals> {
  const { rows } = await sql<ReportTotals>`
    select ${sql.join(
      ORDER_STATUSES.map(
        (status) => sql`coalesce(sum(${sql.ref(status)}), 0)::integer as ${sql.ref(status)}`,
      ),
    )}, coalesce(sum(paid_centimes), 0)::bigint as revenue
    from ${parts(segments)}
    join analytics.order_aggregates s on ${cell(filter)} and s.category_slug = ${filter.category ?? ''}`.execute(
    tables<AnalyticsDatabase>(db),
  )
  return rows[0]! // an aggregate without groups always has one row
}

/** Null with a category: a refund is of an order as a whole. */
export async function readRefunded(
  db: Db,
  days: PeriodDays,
  { vendor, category, wilaya }: Filter,
): Promise<Centimes | null> {
  if (category !== null) return null
  const condition = allConditions(
    sql`o.placed_at < ${dayEnd(days.until)}`,
    days.from && sql`o.placed_at >= ${dayStart(days.from)}`,
    vendor && sql`o.vendor_id = ${vendor}`,
    wilaya && sql`p.wilaya = ${wilaya}`,
  )
  const { rows } = await sql<{ refunded: Centimes }>`
    select ${refundedRevenue(condition)} as refunded`.execute(tables<AnalyticsDatabase>(db))
  return rows[0]?.refunded ?? ZERO_CENTIMES
}

export type Point = { on: LocalDate; orders: number; revenue: Centimes }

/** Only days or months with orders, oldest first. */
export async function readSeries(
  db: Db,
  query: { step: PeriodStep; segments: readonly Segment[] },
  filter: Filter,
): Promise<Point[]> {
  const { rows } = await sql<Point>`
    select on_day as "on", sum(orders)::integer as orders, sum(paid_centimes)::bigint as revenue
    from (
      select case ${query.step} when 'day' then s.starts_on
          else date_trunc('month', s.starts_on::timestamp)::date end as on_day,
        ${sql.join(
          ORDER_STATUSES.map((status) => sql.ref(`s.${status}`)),
          sql` + `,
        )} as orders, s.paid_centimes
      from ${parts(query.segments)}
      join analytics.order_aggregates s on ${cell(filter)} and s.category_slug = ${filter.category ?? ''}) days
    group by on_day order by on_day`.execute(tables<AnalyticsDatabase>(db))
  return rows
}

export type TopCategory = { slug: string; name: string; revenue: Centimes }

/** By revenue; the aggregates of each category are found by the primary key. */
export async function listTopCategories(
  db: Db,
  query: { segments: readonly Segment[]; language: Language; most: number },
  filter: Filter,
): Promise<TopCategory[]> {
  const { rows } = await sql<TopCategory>`
    select c.slug, ${categoryName(query.language)} as name, sum(s.paid_centimes)::bigint as revenue
    from catalog.categories c
    cross join ${parts(query.segments)}
    join analytics.order_aggregates s on ${cell(filter)} and s.category_slug = c.slug
    where ${allConditions(filter.category && sql`c.slug = ${filter.category}`)}
    group by c.slug having sum(s.paid_centimes) > 0
    order by revenue desc, c.position, c.slug limit ${query.most}`.execute(
    tables<AnalyticsDatabase>(db),
  )
  return rows
}

export type TopVendor = { id: string; name: string; revenue: Centimes }

/** By revenue; index-only scan of order_aggregates_of_shops. */
export async function listTopVendors(
  db: Db,
  query: { segments: readonly Segment[]; most: number },
  filter: Filter,
): Promise<TopVendor[]> {
  const { rows } = await sql<TopVendor>`
    select v.id, v.business_name as name, top.revenue
    from (
      select s.vendor_id, sum(s.paid_centimes)::bigint as revenue
      from ${parts(query.segments)}
      join analytics.order_aggregates s on s.span = part.span and s.wilaya = ${filter.wilaya ?? ''}
        and s.category_slug = ${filter.category ?? ''} and s.starts_on between part."from" and part."until"
      where ${filter.vendor ? sql`s.vendor_id = ${filter.vendor}` : sql`s.vendor_id <> ${sql.lit(ALL_VENDORS)}`}
      group by s.vendor_id having sum(s.paid_centimes) > 0
      order by revenue desc, s.vendor_id limit ${query.most}) top
    join vendors.vendors v on v.id = top.vendor_id
    order by top.revenue desc, v.id`.execute(tables<AnalyticsDatabase>(db))
  return rows
}

export type RecentOrder = {
  id: string
  number: string
  vendorName: string
  total: Centimes
  status: OrderStatus
  placedAt: Date
}

/** Aggregates give the days with orders, order_contributions_by_day their orders. */
export async function listRecentOrders(
  db: Db,
  { days: { from, until }, most: limit }: { days: PeriodDays; most: number },
  filter: Filter,
): Promise<RecentOrder[]> {
  const { rows } = await sql<RecentOrder>`
    with days as materialized (
      select s.starts_on from analytics.order_aggregates s
      where s.span = 'day' and s.vendor_id = ${shop(filter)} and s.wilaya = ${filter.wilaya ?? ''}
        and s.category_slug = ${filter.category ?? ''}
        and s.starts_on between coalesce(${from}::date, '1970-01-01') and ${until}::date
      order by s.starts_on desc limit ${limit})
    select o.id, o.order_number as number, v.business_name as "vendorName", o.total_centimes as total,
      o.status, o.placed_at as "placedAt"
    from (
      select c.order_id from analytics.order_contributions c join days on c.placed_on = days.starts_on
      where ${allConditions(
        filter.vendor && sql`c.vendor_id = ${filter.vendor}`,
        filter.wilaya && sql`c.wilaya = ${filter.wilaya}`,
        filter.category &&
          sql`c.category_shares @> jsonb_build_array(jsonb_build_object('slug', ${filter.category}::text))`,
      )}
      order by c.placed_at desc, c.order_id desc limit ${limit}) newest
    join orders.orders o on o.id = newest.order_id
    join vendors.vendors v on v.id = o.vendor_id
    order by o.placed_at desc, o.id desc`.execute(tables<AnalyticsDatabase>(db))
  return rows
}

export type Population = { users: number; newUsers: number; vendors: number; products: number }

const counted = (prefix: string) => sql`
  (select coalesce(sum(count), 0)::bigint from platform.counted where starts_with(name, ${prefix}))`

export async function countPopulation(db: Db, since: Date): Promise<Population> {
  const { rows } = await sql<Population>`
    select ${counted('people:')} as users,
      (select count(*) from identity.profiles where created_at >= ${since}) as "newUsers",
      ${counted('shops:')} as vendors, (select coalesce(sum(count), 0)::bigint from catalog.product_counts) as products`.execute(
    tables<AnalyticsDatabase>(db),
  )
  return rows[0]! // a select of subselects without a table always has one row
}

export async function findReportVendorName(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select business_name as name from vendors.vendors where id = ${id}`.execute(
    tables<AnalyticsDatabase>(db),
  )
  return rows[0]?.name ?? null
}

type Choice = { id: string; name: string }

export async function listChoices(
  db: Db,
  language: Language,
): Promise<{ vendors: Choice[]; categories: Choice[] }> {
  const { rows } = await sql<{ vendors: Choice[]; categories: Choice[] }>`
    select
      (select coalesce(json_agg(json_build_object('id', v.id, 'name', v.business_name)
          order by lower(v.business_name), v.id), '[]')
        from vendors.vendors v where exists (
          select from analytics.order_aggregates s where s.span = 'month' and s.vendor_id = v.id
            and s.wilaya = '' and s.category_slug = '')) as vendors,
      (select coalesce(json_agg(json_build_object('id', c.slug, 'name',
          ${categoryName(language)}) order by c.position, c.slug), '[]')
        from catalog.categories c
        where not exists (select from catalog.categories below where below.parent_slug = c.slug)) as categories`.execute(
    tables<AnalyticsDatabase>(db),
  )
  return rows[0]! // a select of subselects without a table always has one row
}
