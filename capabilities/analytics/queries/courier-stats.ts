import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import { allConditions, type Db, tables, type Tx } from '#platform/database/index.ts'
import {
  type CarriedOrder,
  COURIER_MILESTONES,
  type CourierCounts,
  type CourierPart,
} from '../rules/courier-stats.ts'
import type { Segment } from '../rules/period.ts'
import { ALL_VENDORS, listMissedOrders, type OrderCursor } from './order-aggregates.ts'
import type { AnalyticsDatabase } from '../tables.ts'

const SUMMED = [...COURIER_MILESTONES, 'remitted_centimes'] as const
const NAMES = sql.join(SUMMED.map((column) => sql.ref(column)))

export type CourierOrderRow = CarriedOrder & {
  id: string
  vendorId: string
  placedAt: Date
  wilaya: string
  /** Null when the order was not counted yet. */
  counted: CourierPart[] | null
}

/** Replacement parcels of a return or claim do not count as another order. */
export async function listOrdersForCourierStats(
  tx: Tx,
  ids: readonly string[],
): Promise<CourierOrderRow[]> {
  const { rows } = await sql<CourierOrderRow>`
    select o.id, o.vendor_id as "vendorId", o.placed_at as "placedAt", o.wilaya, o.status,
      o.confirmed_at is not null as "isConfirmed", o.shipped_at is not null as "hasLeft",
      c.parts as counted,
      (select coalesce(json_agg(json_build_object('courier', k.courier_code, 'state', k.state,
          'collect', k.collect_centimes) order by k.position), '[]')
        from orders.parcels k where k.order_id = o.id and k.purpose = 'sale') as parcels
    from orders.orders o
    left join analytics.courier_contributions c on c.order_id = o.id
    where o.id = any(${ids}::uuid[])`.execute(tables<AnalyticsDatabase>(tx))
  return rows
}

export type CourierContribution = {
  order_id: string
  vendor_id: string
  placed_on: LocalDate
  wilaya: string
  parts: readonly CourierPart[]
}

export const saveCourierContributions = (tx: Tx, orders: readonly CourierContribution[]) =>
  sql`
  insert into analytics.courier_contributions (order_id, vendor_id, placed_on, wilaya, parts)
  select * from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb)
    as o (order_id uuid, vendor_id uuid, placed_on date, wilaya text, parts jsonb)
  on conflict (order_id) do update set parts = excluded.parts`.execute(
    tables<AnalyticsDatabase>(tx),
  )

/** Four aggregates per order: with and without vendor and wilaya. */
export const applyCourierDeltas = (
  tx: Tx,
  moves: readonly (CourierContribution & { sign: 1 | -1 })[],
) =>
  sql`
  merge into analytics.courier_aggregates s using (
    select spans.span, case when by_shop.is then m.vendor_id else ${ALL_VENDORS}::uuid end as vendor_id,
      case when by_wilaya.is then m.wilaya else '' end as wilaya, p.courier as courier_code,
      case spans.span when 'day' then m.placed_on
        else date_trunc('month', m.placed_on::timestamp)::date end as starts_on,
      ${sql.join(SUMMED.map((column) => sql`sum(m.sign * p.${sql.ref(column)}) as ${sql.ref(column)}`))}
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
      as m (sign integer, vendor_id uuid, placed_on date, wilaya text, parts jsonb)
    cross join lateral jsonb_to_recordset(m.parts) as p (courier text,
      ${sql.join(SUMMED.map((column) => sql`${sql.ref(column)} bigint`))})
    cross join (values ('day'), ('month')) as spans (span)
    cross join (values (true), (false)) as by_shop ("is")
    cross join (values (true), (false)) as by_wilaya ("is")
    group by 1, 2, 3, 4, 5
  ) d on (s.vendor_id, s.span, s.wilaya, s.starts_on, s.courier_code)
    = (d.vendor_id, d.span, d.wilaya, d.starts_on, d.courier_code)
  when matched then update set
    ${sql.join(SUMMED.map((column) => sql`${sql.ref(column)} = s.${sql.ref(column)} + d.${sql.ref(column)}`))}
  when not matched then insert (span, vendor_id, wilaya, courier_code, starts_on, ${NAMES})
    values (d.span, d.vendor_id, d.wilaya, d.courier_code, d.starts_on,
      ${sql.join(SUMMED.map((column) => sql`d.${sql.ref(column)}`))})`.execute(
    tables<AnalyticsDatabase>(tx),
  )

export async function deleteCourierContributions(tx: Tx): Promise<void> {
  await sql`delete from analytics.courier_aggregates`.execute(tables<AnalyticsDatabase>(tx))
  await sql`delete from analytics.courier_contributions`.execute(tables<AnalyticsDatabase>(tx))
}

type Walk = { after?: OrderCursor | null; cutoff?: Date | null }

export const listOrdersWithoutCourierStats = (
  tx: Tx,
  limit: number,
  walk: Walk,
): Promise<OrderCursor[]> => listMissedOrders(tx, sql`analytics.courier_contributions`, limit, walk)

/** Deletes the oldest change records; returns their number and the ids of the orders. */
export async function claimParcelChanges(
  tx: Tx,
  limit: number,
): Promise<{ notes: number; orders: string[] }> {
  const { rows } = await sql<{ notes: number; orders: string[] }>`
    with taken as (
      delete from analytics.changed_parcels
      where id in (select id from analytics.changed_parcels order by id limit ${limit}) returning order_id)
    select count(*)::integer as notes, coalesce(array_agg(distinct order_id), '{}') as orders from taken`.execute(
    tables<AnalyticsDatabase>(tx),
  )
  return rows[0]! // an aggregate without groups always has one row
}

/** Null: the aggregate over all; courier `''`: parcels without a courier. */
export type CourierFilter = {
  vendor: string | null
  wilaya: string | null
  courier: string | null
}
export type CourierStatsRow = CourierCounts & { code: string; name: string | null }

/** Reads at most one row per courier, day and month of the period. */
export async function listCourierStats(
  db: Db,
  segments: readonly Segment[],
  { vendor, wilaya, courier }: CourierFilter,
): Promise<CourierStatsRow[]> {
  const { rows } = await sql<CourierStatsRow>`
    select s.courier_code as code, c.name,
      ${sql.join(SUMMED.map((column) => sql`s.${sql.ref(column)}`))}
    from (
      select s.courier_code, ${sql.join(
        SUMMED.map((column) => sql`sum(s.${sql.ref(column)})::bigint as ${sql.ref(column)}`),
      )}
      from jsonb_to_recordset(${JSON.stringify(segments)}::jsonb)
        as part (span text, "from" date, "until" date)
      join analytics.courier_aggregates s on s.vendor_id = ${vendor ?? ALL_VENDORS}::uuid and s.span = part.span
        and s.wilaya = ${wilaya ?? ''} and s.starts_on between part."from" and part."until"
      where ${allConditions(sql`s.ordered > 0`, courier !== null && sql`s.courier_code = ${courier}`)}
      group by s.courier_code) s
    left join shipping.couriers c on c.code = s.courier_code
    order by s.courier_code = '', s.ordered desc, s.courier_code`.execute(
    tables<AnalyticsDatabase>(db),
  )
  return rows
}

export async function listCourierChoices(db: Db): Promise<{ code: string; name: string }[]> {
  const { rows } = await sql<{ code: string; name: string }>`
    select c.code, c.name from shipping.couriers c order by lower(c.name), c.code`.execute(
    tables<AnalyticsDatabase>(db),
  )
  return rows
}
