import { ORDER_STATUSES } from '#capabilities/orders/contract.ts'
import { ORDER_REVENUE } from '#capabilities/orders/index.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Centimes } from '#kernel/money.ts'
import { allConditions, tables, type Tx } from '#platform/database/index.ts'
import type { CategoryLines, CategoryShare } from '../rules/category-shares.ts'
import type { OrderStatus } from '../schema.ts'
import type { AnalyticsDatabase } from '../tables.ts'

/** Key of the advisory lock; any number no other lock uses. */
const COUNTING_LOCK = 7_269_415

/** Stands for all vendors in an aggregate. */
export const ALL_VENDORS = '00000000-0000-0000-0000-000000000000'

/** Serializes read–diff–apply, otherwise two workers add the same order twice. */
export const lockAggregation = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(${COUNTING_LOCK})`.execute(tables<AnalyticsDatabase>(tx))
const SUMMED = [...ORDER_STATUSES, 'pieces', 'paid_orders', 'paid_centimes'] as const

type State = { status: OrderStatus; isPaid: boolean }
export type OrderToAggregate = State & {
  id: string
  placedAt: Date
  vendorId: string
  wilaya: string
  pieces: number
  total: Centimes
} & (
    | {
        counted: State & { total: Centimes; shares: CategoryShare[]; wilaya: string }
        lines: null
      }
    | { counted: null; lines: CategoryLines[] }
  )

/** The order items are read only for orders that were not counted yet. */
export async function listOrdersForAggregation(
  tx: Tx,
  ids: readonly string[],
): Promise<OrderToAggregate[]> {
  const { rows } = await sql<OrderToAggregate>`
    select o.id, o.placed_at as "placedAt", o.vendor_id as "vendorId", p.wilaya, o.status,
      o.payment_status = 'paid' as "isPaid", o.item_count as pieces,
      ${ORDER_REVENUE} as total,
      case when c.order_id is not null
        then json_build_object('status', c.status, 'isPaid', c.is_paid, 'total', c.total_centimes, 'wilaya', c.wilaya,
          'shares', c.category_shares) end as counted,
      case when c.order_id is null then (
        select coalesce(json_agg(json_build_object('slug', slug, 'pieces', pieces, 'weight', weight)
          order by slug), '[]')
        from (
          select pr.category_slug as slug, sum(i.quantity) as pieces,
            sum(i.total_centimes - i.discount_centimes) as weight
          from orders.order_items i left join catalog.products pr on pr.id = i.product_id
          where i.order_id = o.id group by pr.category_slug) of_category) end as lines
    from orders.orders o
    join orders.purchases p on p.id = o.purchase_id
    left join analytics.order_contributions c on c.order_id = o.id
    where o.id = any(${ids}::uuid[])`.execute(tables<AnalyticsDatabase>(tx))
  return rows
}

export type OrderContribution = {
  order_id: string
  placed_on: string
  placed_at: Date
  vendor_id: string
  wilaya: string
  status: OrderStatus
  is_paid: boolean
  pieces: number
  total_centimes: number
  category_shares: CategoryShare[]
}
export type OrderDelta = OrderContribution & { sign: 1 | -1 }

const COUNTED = sql`order_id uuid, placed_on date, placed_at timestamptz, vendor_id uuid, wilaya text,
  status text, is_paid boolean, pieces integer, total_centimes bigint, category_shares jsonb`

export const saveOrderContributions = (tx: Tx, orders: readonly OrderContribution[]) =>
  sql`
  insert into analytics.order_contributions (order_id, placed_on, placed_at, vendor_id, wilaya, status,
    is_paid, pieces, total_centimes, category_shares)
  select * from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as o (${COUNTED})
  on conflict (order_id) do update set status = excluded.status, is_paid = excluded.is_paid,
    wilaya = excluded.wilaya,
    total_centimes = excluded.total_centimes, category_shares = excluded.category_shares`.execute(
    tables<AnalyticsDatabase>(tx),
  )

export const applyOrderDeltas = (tx: Tx, moves: readonly OrderDelta[]) =>
  addTo(
    tx,
    sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m (sign integer, ${COUNTED})`,
  )

export async function rebuildAggregateRows(tx: Tx): Promise<void> {
  const db = tables<AnalyticsDatabase>(tx)
  await sql`set local statement_timeout = 0`.execute(db)
  await sql`delete from analytics.order_aggregates`.execute(db)
  await sql`
    update analytics.order_contributions c set status = o.status, is_paid = o.payment_status = 'paid'
    from orders.orders o
    where o.id = c.order_id and (c.status, c.is_paid) is distinct from (o.status, o.payment_status = 'paid')`.execute(
    db,
  )
  await addTo(tx, sql`(select 1 as sign, c.* from analytics.order_contributions c) m`)
}

/** Eight aggregates per day and per month: with and without vendor, wilaya, category. */
const addTo = (tx: Tx, orders: RawBuilder<unknown>) =>
  sql`
  merge into analytics.order_aggregates s using (
    select span, vendor_id, wilaya, category_slug, starts_on,
      ${sql.join(
        ORDER_STATUSES.map(
          (status) =>
            sql`coalesce(sum(sign) filter (where status = ${sql.lit(status)}), 0) as ${sql.ref(status)}`,
        ),
      )},
      sum(sign * pieces) as pieces,
      coalesce(sum(sign) filter (where is_paid), 0) as paid_orders,
      coalesce(sum(sign * total_centimes) filter (where is_paid), 0) as paid_centimes
    from (
      select m.sign, m.status, m.is_paid, spans.span, shares.category_slug, shares.pieces,
        shares.total_centimes,
        case when by_shop.is then m.vendor_id else ${ALL_VENDORS}::uuid end as vendor_id,
        case when by_wilaya.is then m.wilaya else '' end as wilaya,
        case spans.span when 'day' then m.placed_on
          else date_trunc('month', m.placed_on::timestamp)::date end as starts_on
      from ${orders}
      cross join lateral (
        select '' as category_slug, m.pieces, m.total_centimes
        union all
        select slug, pieces, total from jsonb_to_recordset(m.category_shares)
          as share (slug text, pieces integer, total bigint)) shares
      cross join (values ('day'), ('month')) as spans (span)
      cross join (values (true), (false)) as by_shop ("is")
      cross join (values (true), (false)) as by_wilaya ("is")) parts
    group by span, vendor_id, wilaya, category_slug, starts_on
  ) d on (s.span, s.vendor_id, s.wilaya, s.category_slug, s.starts_on)
    = (d.span, d.vendor_id, d.wilaya, d.category_slug, d.starts_on)
  when matched then update set
    ${sql.join(SUMMED.map((column) => sql`${sql.ref(column)} = s.${sql.ref(column)} + d.${sql.ref(column)}`))}
  when not matched then insert
    (span, vendor_id, wilaya, category_slug, starts_on, ${sql.join(SUMMED.map((column) => sql.ref(column)))})
    values (d.span, d.vendor_id, d.wilaya, d.category_slug, d.starts_on,
      ${sql.join(SUMMED.map((column) => sql`d.${sql.ref(column)}`))})`.execute(
    tables<AnalyticsDatabase>(tx),
  )

export type OrderCursor = { at: string; id: string }
type Walk = { after?: OrderCursor | null; cutoff?: Date | null }

/** Also false of an order of before undelivered parcels were taken off, or exchanges added. */
const sameTotal = sql`c.total_centimes = ${ORDER_REVENUE}`

export const listOrdersWithoutAggregate = (
  tx: Tx,
  limit: number,
  walk: Walk = {},
): Promise<OrderCursor[]> =>
  listMissedOrders(tx, sql`analytics.order_contributions`, limit, walk, sameTotal)

/** Orders missing in a table, oldest first, by keyset pagination. */
export async function listMissedOrders(
  tx: Tx,
  table: RawBuilder<unknown>,
  limit: number,
  { after = null, cutoff = null }: Walk,
  isCurrent: RawBuilder<unknown> | null = null,
): Promise<OrderCursor[]> {
  const { rows } = await sql<OrderCursor>`
    select o.id, o.placed_at::text as at from orders.orders o
    where ${allConditions(
      cutoff && sql`o.placed_at <= ${cutoff}`,
      after && sql`(o.placed_at, o.id) > (${after.at}::timestamptz, ${after.id}::uuid)`,
      sql`not exists (select from ${table} c where ${allConditions(sql`c.order_id = o.id`, isCurrent)})`,
    )}
    order by o.placed_at, o.id limit ${limit}`.execute(tables<AnalyticsDatabase>(tx))
  return rows
}
