import { type RawBuilder, sql } from 'kysely'
import type { Cursor } from '#kernel/cursor.ts'
import {
  allConditions,
  type Db,
  orderByClause,
  type SortSpec,
  tables,
  instantText,
} from '#platform/database/index.ts'
import type { AdminOrderView, OrderSort } from '../contract.ts'
import { MIN_SEARCH_LENGTH, NUMBER_KEYS } from './search-keys.ts'
import { paymentFor } from './payment.ts'
import { ITEMS, HISTORY, ADDRESS, PICKUP_POINT } from './order-views.ts'

const ROW = `
  'id', o.id, 'order_number', o.order_number, 'vendor_id', o.vendor_id,
  'vendor', json_build_object('business_name', v.business_name), 'item_count', o.item_count,
  'total_amount', trim_scale(o.total_centimes / 100.0), 'status', o.status,
  'payment_status', o.payment_status, 'created_at', ${instantText('o.placed_at')}, 'version', o.version`

const DETAIL = sql.raw(`json_build_object(${ROW},
  'payment_method', p.payment_method, 'delivery_method', o.delivery_method,
  'pickup_point', ${PICKUP_POINT},
  'customer', json_build_object('name', p.first_name || ' ' || p.last_name, 'email', p.email, 'phone', p.phone),
  'shipping_address', ${ADDRESS},
  'payment', ${paymentFor('team')},
  'shipped_at', ${instantText('o.shipped_at')}, 'delivered_at', ${instantText('o.delivered_at')},
  'items', ${ITEMS}, 'history', ${HISTORY},
  'subtotal', trim_scale(o.subtotal_centimes / 100.0), 'shipping', trim_scale(o.shipping_centimes / 100.0),
  'discount', trim_scale(o.discount_centimes / 100.0), 'rounding', trim_scale(o.rounding_centimes / 100.0)) as view`)

export async function findOrder(db: Db, id: string): Promise<AdminOrderView | null> {
  const { rows } = await sql<{ view: AdminOrderView }>`
    select ${DETAIL}
    from orders.orders o
    join orders.purchases p on p.id = o.purchase_id
    join vendors.vendors v on v.id = o.vendor_id
   
    where o.id = ${id}`.execute(tables<object>(db))
  return rows[0]?.view ?? null
}

export type ListedOrders = {
  rows: { view: AdminOrderView; at: string; id: string }[]
  matching: number
  counts: Record<string, number>
  revenue: number
}
type Filter = {
  search: string | null
  status: string | null
  sort: OrderSort
  after: Cursor | null
  limit: number
}

export const ORDER_SORT_SPECS = {
  newest: { by: 'moment', key: 'placed_at', isRising: false },
  oldest: { by: 'moment', key: 'placed_at', isRising: true },
  total_desc: { by: 'number', key: 'total_centimes', isRising: false },
  total_asc: { by: 'number', key: 'total_centimes', isRising: true },
} as const satisfies Record<OrderSort, SortSpec & { key: string }>

/** Up to this many matches are collected and counted; above it the sort index is scanned. */
export const MAX_COUNTED_ORDERS = 2_000

type Matching = {
  before: RawBuilder<unknown>
  page: RawBuilder<unknown>
  count: RawBuilder<unknown>
}

/** Only the filters in use are in the SQL: each combination has its own prepared statement. */
const partsOf = ({ status, sort, after, limit }: Filter) => {
  const {
    order,
    at: timestamp,
    beyond,
  } = orderByClause(ORDER_SORT_SPECS[sort], sql.ref(`o.${ORDER_SORT_SPECS[sort].key}`), sql`o.id`)
  const inTab = status !== null && sql`o.status = ${status}`
  return {
    inTab: allConditions(inTab),
    ofPage: allConditions(inTab, beyond(after)),
    page: sql`order by ${order} limit ${limit + 1}`,
    at: timestamp,
    order,
  }
}

/** Index scan; no count needed, the maintained counters have the total. */
function walked(filter: Filter): Matching {
  const { ofPage, page } = partsOf(filter)
  return {
    before: sql``,
    page: sql`select o.id from orders.orders o where ${ofPage} ${page}`,
    count: sql`0`,
  }
}

/**
 * Matches part of the order number or of the vendor's name: the first rows of each matching vendor,
 * and number matches collected from the trigram index `orders_by_number_part` or, above the limit,
 * by an index scan. That index includes the status; otherwise a rare status among many matches
 * would be filtered row by row.
 */
function searched(filter: Filter, search: string): Matching {
  const { inTab, ofPage, page } = partsOf(filter)
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const keys = sql`orders.trigrams_of(${search}) || array_remove(array[${filter.status}::text], null)`
  const isNumber =
    search.length < MIN_SEARCH_LENGTH
      ? sql`false`
      : sql`${NUMBER_KEYS} @> (${keys}) and o.order_number ilike ${like}`
  const isMuch = sql`(select count(*) > ${MAX_COUNTED_ORDERS} from numbered)`
  const place = sql.ref(`o.${ORDER_SORT_SPECS[filter.sort].key}`)
  return {
    before: sql`with shops as materialized (
        select id from vendors.vendors where business_name ilike ${like}),
      numbered as materialized (
        select o.id from orders.orders o where ${isNumber} and o.vendor_id <> all(array(select id from shops))
        limit ${MAX_COUNTED_ORDERS + 1})`,
    page: sql`select o.id from (
        select first.* from shops cross join lateral (
          select o.id, ${place} from orders.orders o
          where o.vendor_id = shops.id and ${ofPage} ${page}) first
        union
        select o.id, ${place} from orders.orders o
        where not ${isMuch} and o.id = any(array(select id from numbered)) and ${ofPage}
        union
        (select o.id, ${place} from orders.orders o
        where ${isMuch} and o.order_number ilike ${like} and ${ofPage} ${page})) o
      ${page}`,
    count: sql`(select count(*) from (
        (select from orders.orders o where o.vendor_id = any(array(select id from shops)) and ${inTab}
          limit ${MAX_COUNTED_ORDERS + 1})
        union all
        select from numbered
        limit ${MAX_COUNTED_ORDERS + 1}) matching)`,
  }
}

export async function listOrders(db: Db, filter: Filter): Promise<ListedOrders> {
  const { before, page, count } =
    filter.search === null ? walked(filter) : searched(filter, filter.search)
  const { at: timestamp, order } = partsOf(filter)
  const { rows } = await sql<ListedOrders>`${before}
    select
      (select coalesce(json_agg(json_build_object('view', json_build_object(${sql.raw(ROW)}),
          'at', ${timestamp}, 'id', o.id) order by ${order}), '[]')
        from orders.orders o join vendors.vendors v on v.id = o.vendor_id
        where o.id = any(array(${page}))) as rows,
      ${count} as matching, cards.counts, cards.revenue
    from (
      select coalesce(json_object_agg(status, count), '{}') as counts, coalesce(sum(revenue), 0)::float8 as revenue
      from (
        select split_part(name, ':', 2) as status, sum(count) as count,
          sum(amount) filter (where name like '%:paid') / 100.0 as revenue
        from platform.counted where name like 'orders:%' group by 1) by_status) cards`.execute(
    tables<object>(db),
  )
  return rows[0]! // without a table of its own to read from, the outer select always has one row
}
