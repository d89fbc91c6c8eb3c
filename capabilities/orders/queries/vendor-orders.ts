import { type RawBuilder, sql } from 'kysely'
import { type Db, tables, instant, instantText } from '#platform/database/index.ts'
import type { VendorOrderRowView } from '../vendor.contract.ts'
import type { Cursor } from '#kernel/cursor.ts'
import type { VendorSearch } from '../rules/vendor-search.ts'
import { BUYER_KEYS, BUYER_NAME, MIN_SEARCH_LENGTH, NUMBER_KEYS } from './search-keys.ts'

/** Above this a search reports "more than". */
export const MAX_COUNTED_VENDOR_ORDERS = 1_000
/** Up to 2,000 trigram matches are collected; above that the vendor's date index is scanned. */
const GATHERED = 2_000

const MAX_IMAGES = 3

const TO_COLLECT = `case when o.status = 'cancelled' or o.payment_status = 'paid'
    or p.payment_method in ('edahabia', 'cib') then 0 else trim_scale(o.total_centimes / 100.0) end`

export const VENDOR_ORDER_FIELDS = `
  'id', o.id, 'order_number', o.order_number, 'status', o.status, 'payment_status', o.payment_status,
  'placed_at', ${instantText('o.placed_at')}, 'item_count', o.item_count,
  'total_amount', trim_scale(o.total_centimes / 100.0), 'to_collect', ${TO_COLLECT}, 'version', o.version`

const ROW = sql.raw(`json_build_object(${VENDOR_ORDER_FIELDS},
  'customer', json_build_object('name', p.first_name || ' ' || p.last_name, 'city', p.city,
    'wilaya', p.wilaya),
  'items', (
    select json_agg(json_build_object('product_name', i.product_name, 'image', i.image) order by i.position)
    from orders.order_items i where i.order_id = o.id and i.position < ${MAX_IMAGES}))`)

export type VendorOrdersFilter = {
  vendorId: string
  search: VendorSearch | null
  status: string | null
  wilaya: string | null
  after: Cursor | null
  limit: number
}
export type VendorOrdersResult = {
  rows: { view: VendorOrderRowView; at: string; id: string }[]
  matching: number
  counts: Record<string, number>
}

/** Only the filters in use are in the SQL: each combination has its own prepared statement. */
const and = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)
const past = ({ after }: VendorOrdersFilter) =>
  after === null
    ? sql`true`
    : sql`(o.placed_at, o.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
const inTab = ({ vendorId, status, wilaya }: VendorOrdersFilter) =>
  and([
    sql`o.vendor_id = ${vendorId}`,
    ...(status === null ? [] : [sql`o.status = ${status}`]),
    ...(wilaya === null ? [] : [sql`o.wilaya = ${wilaya}`]),
  ])
const likeOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const saysOf = ({ text, phone }: VendorSearch) => sql`(o.order_number ilike ${likeOf(text)}
  or ${BUYER_NAME} ilike ${likeOf(text)} or p.phone like ${phone === null ? null : likeOf(phone)}::text)`

const FROM = sql.raw('orders.orders o join orders.purchases p on p.id = o.purchase_id')
type VendorOrdersPlan = Record<'before' | 'page' | 'matching', RawBuilder<unknown>>

const newest = ({ limit }: VendorOrdersFilter) =>
  sql`order by o.placed_at desc, o.id desc limit ${limit + 1}`

/** Index scan of the vendor, status or wilaya index until the page is full. */
function walked(filter: VendorOrdersFilter): VendorOrdersPlan {
  const { search } = filter
  const matching =
    search === null
      ? sql`select o.id, o.placed_at from orders.orders o where ${inTab(filter)}`
      : sql`select o.id, o.placed_at from ${FROM} where ${inTab(filter)} and ${saysOf(search)}`
  return { before: sql``, page: sql`${matching} and ${past(filter)} ${newest(filter)}`, matching }
}

/**
 * Collects trigram matches; above the limit the vendor's orders are scanned instead, because
 * matches are frequent enough to fill the page soon.
 */
function gathered(filter: VendorOrdersFilter, search: VendorSearch): VendorOrdersPlan {
  const { text, phone } = search
  const isMuch = sql`(select is_much from many)`
  const keysOf = (part: string) =>
    sql`(orders.trigrams_of(${part}) || ${filter.vendorId}::uuid::text)`
  const byPhone =
    phone === null
      ? sql`false`
      : sql`${BUYER_KEYS} @> ${keysOf(phone)} and p.phone like ${likeOf(phone)}`
  const few = sql`select o.id, o.placed_at from orders.orders o
    where not ${isMuch} and o.id = any(array(select id from few)) and ${inTab(filter)}`
  const much = sql`select o.id, o.placed_at from ${FROM}
    where ${isMuch} and ${inTab(filter)} and ${saysOf(search)}`
  return {
    before: sql`with people as materialized (
        select p.id from orders.purchases p
        where (${BUYER_KEYS} @> ${keysOf(text)} and ${BUYER_NAME} ilike ${likeOf(text)}) or (${byPhone})
        limit ${GATHERED + 1}),
      numbered as materialized (
        select o.id from orders.orders o
        where ${NUMBER_KEYS} @> ${keysOf(text)} and o.order_number ilike ${likeOf(text)}
        limit ${GATHERED + 1}),
      many as materialized (select (select count(*) from people) > ${GATHERED}
        or (select count(*) from numbered) > ${GATHERED} as is_much),
      few as materialized (
        select o.id from people join orders.orders o on o.purchase_id = people.id
        where o.vendor_id = ${filter.vendorId} and not ${isMuch}
        union select id from numbered where not ${isMuch})`,
    // Each branch has its own limit, so that the index scan stops when the page is full.
    page: sql`select * from (${few} and ${past(filter)}
      union all (${much} and ${past(filter)} ${newest(filter)})) o ${newest(filter)}`,
    matching: sql`${few} union all ${much}`,
  }
}

/** The tab counts are an index-only scan. */
export async function listVendorOrders(
  db: Db,
  filter: VendorOrdersFilter,
): Promise<VendorOrdersResult> {
  const { search, wilaya, vendorId } = filter
  const { before, page, matching } =
    search !== null && search.text.length >= MIN_SEARCH_LENGTH
      ? gathered(filter, search)
      : walked(filter)
  const { rows } = await sql<VendorOrdersResult>`${before}
    select
      (select coalesce(json_agg(page order by placed_at desc, id desc), '[]') from (
        select ${ROW} as view, ${instant('o.placed_at')} as at, o.id, o.placed_at
        from (${page}) listed
        join orders.orders o using (id) join orders.purchases p on p.id = o.purchase_id) page) as rows,
      ${
        // Without a filter the tab counts give the total.
        search !== null || wilaya !== null
          ? sql`(select count(*)::integer from (
              select from (${matching}) o limit ${MAX_COUNTED_VENDOR_ORDERS + 1}) matching)`
          : sql`0`
      } as matching,
      (select coalesce(json_object_agg(status, count), '{}') from (
        select status, count(*)::integer as count from orders.orders
        where vendor_id = ${vendorId} group by status) by_status) as counts`.execute(
    tables<object>(db),
  )
  return rows[0]! // an outer select without a table of its own always has one row
}
