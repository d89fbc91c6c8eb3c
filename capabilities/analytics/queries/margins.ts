import { sql } from 'kysely'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx, textIn } from '#platform/database/index.ts'
import type {
  CountedLine,
  MarginLine,
  OrderMoney,
  OrderOutcome,
  ProductSums,
} from '../rules/margins.ts'
import { listMissedOrders, type OrderCursor } from './order-aggregates.ts'
import type { AnalyticsDatabase } from '../tables.ts'

/** Stands for deleted products and variants. */
export const NO_PRODUCT = '00000000-0000-0000-0000-000000000000'

export type MarginOrder = {
  id: string
  vendorId: string
  placedAt: Date
  outcome: OrderOutcome
  hasLeft: boolean
  money: OrderMoney
  lines: MarginLine[]
  /** In the order of the items; null when the order was not counted yet. */
  counted: CountedLine[] | null
}

/** The vendor's part of a journal: its payable, with the commission and its VAT. */
const OURS = sql`a.kind in ('vendor_payable', 'platform_commission', 'vat_on_commission')`
const BACK = sql`j.kind in ('refund', 'refund_reversal')`

export async function listOrdersForMargins(tx: Tx, ids: readonly string[]): Promise<MarginOrder[]> {
  const { rows } = await sql<MarginOrder>`
    select o.id, o.vendor_id as "vendorId", o.placed_at as "placedAt", o.shipped_at is not null as "hasLeft",
      case when o.status in ('delivered', 'cancelled') then o.status else 'waiting' end as outcome,
      json_build_object('sold', coalesce(m.sold, 0), 'back', coalesce(m.back, 0),
        'commission', coalesce(m.commission, 0), 'vat', coalesce(m.vat, 0)) as money,
      c.lines as counted,
      (select coalesce(json_agg(json_build_object('productId', coalesce(i.product_id, ${NO_PRODUCT}::uuid),
          'variantId', coalesce(i.variant_id, ${NO_PRODUCT}::uuid),
          'quantity', i.quantity, 'cancelledQuantity', i.cancelled_quantity, 'weight', i.total_centimes - i.discount_centimes,
          'returnedQuantity', least(i.quantity, i.cancelled_quantity + i.returned_quantity + door.quantity),
          'restockedQuantity', least(i.quantity, i.cancelled_quantity + coalesce(r.restocked, 0) + door.restocked),
          'unitCost', coalesce(v.cost_centimes, p.cost_centimes)) order by i.position), '[]')
        from orders.order_items i left join catalog.products p on p.id = i.product_id
        left join catalog.variants v on v.id = i.variant_id
        cross join lateral (select coalesce(sum(pi.quantity), 0)::integer as quantity,
            coalesce(sum(pi.quantity) filter (where k.state <> 'lost'), 0)::integer as restocked from orders.parcel_items pi
          join orders.parcels k on k.id = pi.parcel_id
          where pi.order_item_id = i.id and k.purpose = 'sale' and k.state in ('returned', 'checked', 'lost')) door
        left join lateral (select sum(ri.restocked_quantity)::integer as restocked from returns.return_items ri
          where ri.order_item_id = i.id and ri.exchange_id is null) r on true
        where i.order_id = o.id) as lines
    from orders.orders o
    left join analytics.margin_contributions c on c.order_id = o.id
    left join lateral (
      select -sum(e.amount_centimes) filter (where not ${BACK}) as sold,
        sum(e.amount_centimes) filter (where ${BACK}) as back,
        -sum(e.amount_centimes) filter (where a.kind = 'platform_commission') as commission,
        -sum(e.amount_centimes) filter (where a.kind = 'vat_on_commission') as vat
      from ledger.journals j join ledger.entries e on e.journal_id = j.id
      join ledger.accounts a on a.id = e.account_id
      where j.order_id = o.id and ${OURS}
        and j.kind in ('sale', 'sale_reversal', 'refund', 'refund_reversal', 'adjustment', 'delivery')) m on true
    where o.id = any(${ids}::uuid[])`.execute(tables<AnalyticsDatabase>(tx))
  return rows
}

export type CountedMargin = {
  order_id: string
  vendor_id: string
  placed_on: LocalDate
  lines: readonly CountedLine[]
}

export const saveMarginContributions = (tx: Tx, orders: readonly CountedMargin[]) =>
  sql`
  insert into analytics.margin_contributions (order_id, vendor_id, placed_on, lines)
  select * from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb)
    as o (order_id uuid, vendor_id uuid, placed_on date, lines jsonb)
  on conflict (order_id) do update set lines = excluded.lines`.execute(
    tables<AnalyticsDatabase>(tx),
  )

const SUMMED = [
  'quantity',
  'returned_quantity',
  'quantity_without_cost',
  'sold_centimes',
  'returned_centimes',
  'commission_centimes',
  'vat_centimes',
  'pending_centimes',
  'cost_centimes',
] as const satisfies readonly (keyof CountedLine)[]
const NAMES = sql.join(SUMMED.map((column) => sql.ref(column)))

export const applyMarginDeltas = (tx: Tx, moves: readonly (CountedMargin & { sign: 1 | -1 })[]) =>
  sql`
  merge into analytics.margin_aggregates s using (
    select m.vendor_id, m.placed_on, l.product_id, l.variant_id,
      ${sql.join(SUMMED.map((column) => sql`sum(m.sign * l.${sql.ref(column)}) as ${sql.ref(column)}`))}
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
      as m (sign integer, vendor_id uuid, placed_on date, lines jsonb)
    cross join lateral jsonb_to_recordset(m.lines) as l (product_id uuid, variant_id uuid,
      ${sql.join(SUMMED.map((column) => sql`${sql.ref(column)} bigint`))})
    group by m.vendor_id, m.placed_on, l.product_id, l.variant_id
  ) d on (s.vendor_id, s.placed_on, s.product_id, s.variant_id) = (d.vendor_id, d.placed_on, d.product_id, d.variant_id)
  when matched then update set
    ${sql.join(SUMMED.map((column) => sql`${sql.ref(column)} = s.${sql.ref(column)} + d.${sql.ref(column)}`))}
  when not matched then insert (vendor_id, placed_on, product_id, variant_id, ${NAMES})
    values (d.vendor_id, d.placed_on, d.product_id, d.variant_id,
      ${sql.join(SUMMED.map((column) => sql`d.${sql.ref(column)}`))})`.execute(
    tables<AnalyticsDatabase>(tx),
  )

export const listOrdersWithoutMargins = (
  tx: Tx,
  limit: number,
  after: OrderCursor | null,
): Promise<OrderCursor[]> =>
  listMissedOrders(tx, sql`analytics.margin_contributions`, limit, { after })

export async function listPostedSince(tx: Tx, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct j.order_id as id from ledger.journals j
    where j.posted_at >= ${since} and j.order_id is not null`.execute(tables<AnalyticsDatabase>(tx))
  return rows.map(({ id }) => id)
}

type MarginsFilter = { vendorId: string; language: Language; from: LocalDate; until: LocalDate }

export async function listMarginSums(db: Db, filter: MarginsFilter): Promise<ProductSums[]> {
  const { vendorId, language, from, until } = filter
  const name = sql.raw(textIn('p.name', language))
  const { rows } = await sql<ProductSums>`
    select s.product_id as "productId", ${name} as name, p.images -> 0 as image,
      p.cost_centimes as "costNow", s."costSince", s."stillUnknown",
      (select count(*)::integer from catalog.variants own
        where own.product_id = s.product_id and own.cost_centimes is not null) as "ownCosts",
      ${sql.join(SUMMED.map((column) => sql`s.${sql.ref(column)}`))}
    from (select m.product_id,
        coalesce(sum(m.quantity_without_cost * c.cost), 0)::bigint as "costSince",
        coalesce(sum(m.quantity_without_cost) filter (where c.cost is null), 0)::bigint as "stillUnknown",
        ${sql.join(SUMMED.map((column) => sql`sum(m.${sql.ref(column)})::bigint as ${sql.ref(column)}`))}
      from analytics.margin_aggregates m
      left join catalog.products of on of.id = m.product_id
      left join catalog.variants v on v.id = m.variant_id
      cross join lateral (select coalesce(v.cost_centimes, of.cost_centimes) as cost) c
      where m.vendor_id = ${vendorId} and m.placed_on between ${from} and ${until}
      group by m.product_id) s
    left join catalog.products p on p.id = s.product_id`.execute(tables<AnalyticsDatabase>(db))
  return rows
}
