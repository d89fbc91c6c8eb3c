import { type RawBuilder, sql } from 'kysely'
import {
  allConditions,
  type Db,
  instantText,
  orderByClause,
  tables,
} from '#platform/database/index.ts'
import type { OrderSort } from '../contract.ts'
import type { VendorOrderRowView } from '../vendor.contract.ts'
import type { Cursor } from '#kernel/cursor.ts'
import type { Language } from '#kernel/locale.ts'
import { communeName } from '#capabilities/territory/index.ts'
import type { BuyerSearch } from '../rules/buyer-search.ts'
import { ORDER_SORT_SPECS } from './admin-order-plan.ts'
import { itemName } from './item-names.ts'
import { STAMP_DUTY } from './stamp-duty.ts'
import { buyerCondition, likePattern, MIN_SEARCH_LENGTH, NUMBER_KEYS } from './search-keys.ts'
import type { OrdersDatabase } from '../tables.ts'
import { isPaidOnlineIn } from './methods-in-sql.ts'

/** Above this a search reports "more than". */
export const MAX_COUNTED_VENDOR_ORDERS = 1_000
/** Up to 2,000 trigram matches are collected; above that the vendor's date index is scanned. */
const GATHERED = 2_000

const MAX_IMAGES = 3

export const TO_COLLECT = `case when o.status = 'cancelled' or o.payment_status = 'paid'
    or ${isPaidOnlineIn('p.payment_method')} then 0 else trim_scale((o.total_centimes - o.undelivered_centimes + ${STAMP_DUTY}) / 100.0) end`

/** States in which a delivery waits for the vendor: to call the buyer, or the courier. */
const FAILED_DELIVERY = `('attempt_failed', 'postponed', 'alert')`
const HAS_FAILED = `o.status = 'shipped' and exists (select from orders.parcels pa
    where pa.order_id = o.id and pa.purpose = 'sale' and pa.state in ${FAILED_DELIVERY})`

export const VENDOR_ORDER_FIELDS = `
  'id', o.id, 'order_number', o.order_number, 'status', o.status, 'payment_status', o.payment_status,
  'placed_at', ${instantText('o.placed_at')}, 'item_count', o.item_count,
  'total_amount', trim_scale(o.total_centimes / 100.0), 'to_collect', ${TO_COLLECT}, 'version', o.version,
  'has_note', o.vendor_note is not null, 'delivery_failed', ${HAS_FAILED}`

const rowIn = (language: Language) =>
  sql.raw(`json_build_object(${VENDOR_ORDER_FIELDS},
  'customer', json_build_object('name', p.first_name || ' ' || p.last_name,
    'city', ${communeName(language, 'p.commune_code', 'p.city')},
    'wilaya', p.wilaya),
  'items', (
    select json_agg(json_build_object('product_name', ${itemName(language)}, 'image', i.image) order by i.position)
    from orders.order_items i where i.order_id = o.id and i.position < ${MAX_IMAGES}))`)

export type VendorOrdersFilter = {
  vendorId: string
  search: BuyerSearch | null
  status: string | null
  /** Only orders with a failed delivery. */
  isDeliveryFailed: boolean
  wilaya: string | null
  courier: string | null
  payment: 'cash' | 'card' | null
  /** Days in Algeria, both included. */
  placedFrom: string | null
  placedUntil: string | null
  sort: OrderSort
  after: Cursor | null
  limit: number
  language: Language
}
export type VendorOrdersResult = {
  rows: { view: VendorOrderRowView; at: string; id: string }[]
  matching: number
  counts: Record<string, number>
  failed: number
}

/** Only the filters in use are in the SQL: each combination has its own prepared statement. */
export const sortOf = ({ sort }: VendorOrdersFilter, table = 'o.') => {
  const spec = ORDER_SORT_SPECS[sort]
  return orderByClause(spec, sql.ref(`${table}${spec.key}`), sql.ref(`${table}id`))
}
const past = (filter: VendorOrdersFilter) => sortOf(filter).beyond(filter.after)
const failedIn = (vendorId: string) => sql`o.status = 'shipped' and o.id = any(array(
  select pa.order_id from orders.parcels pa where pa.vendor_id = ${vendorId} and pa.purpose = 'sale'
    and pa.state in ${sql.raw(FAILED_DELIVERY)}))`
const startOf = (day: string, days: number) =>
  sql`((${day}::date + ${days}::integer)::timestamp at time zone 'Africa/Algiers')`

const inTab = (filter: VendorOrdersFilter) => {
  const { vendorId, status, wilaya, courier, payment, placedFrom, placedUntil } = filter
  return allConditions(
    sql`o.vendor_id = ${vendorId}`,
    status !== null && sql`o.status = ${status}`,
    filter.isDeliveryFailed && failedIn(vendorId),
    wilaya !== null && sql`o.wilaya = ${wilaya}`,
    courier !== null &&
      sql`exists (select from orders.parcels pa where pa.order_id = o.id and pa.courier_code = ${courier})`,
    payment !== null &&
      sql`exists (select from orders.purchases pu where pu.id = o.purchase_id
        and (${sql.raw(isPaidOnlineIn('pu.payment_method'))}) = ${payment === 'card'})`,
    placedFrom !== null && sql`o.placed_at >= ${startOf(placedFrom, 0)}`,
    placedUntil !== null && sql`o.placed_at < ${startOf(placedUntil, 1)}`,
  )
}
const saysOf = (search: BuyerSearch) => sql`(o.order_number ilike ${likePattern(search.text)}
  or ${buyerCondition(search, { withEmail: false }).matches})`

const FROM = sql.raw('orders.orders o join orders.purchases p on p.id = o.purchase_id')
const KEYS = sql.raw('o.id, o.placed_at, o.total_centimes')
type VendorOrdersPlan = Record<'before' | 'page' | 'matching', RawBuilder<unknown>>

const cut = (filter: VendorOrdersFilter) =>
  sql`order by ${sortOf(filter).order} limit ${filter.limit + 1}`

/** Index scan of the vendor, status or wilaya index until the page is full. */
function walked(filter: VendorOrdersFilter): VendorOrdersPlan {
  const { search } = filter
  const from = search === null ? sql`orders.orders o` : FROM
  const where = allConditions(inTab(filter), search !== null && saysOf(search))
  return {
    before: sql``,
    page: sql`select ${KEYS} from ${from} where ${allConditions(where, past(filter))} ${cut(filter)}`,
    matching: sql`select ${KEYS} from ${from} where ${where}`,
  }
}

/**
 * Collects trigram matches; above the limit the vendor's orders are scanned instead, because
 * matches are frequent enough to fill the page soon.
 */
function gathered(filter: VendorOrdersFilter, search: BuyerSearch): VendorOrdersPlan {
  const { text } = search
  const isMuch = sql`(select is_much from many)`
  const vendorKey = sql`${filter.vendorId}::uuid::text`
  const ofBuyer = buyerCondition(search, { withEmail: false, keys: vendorKey })
  const few = sql`select ${KEYS} from orders.orders o
    where not ${isMuch} and o.id = any(array(select id from few)) and ${inTab(filter)}`
  const much = sql`select ${KEYS} from ${FROM}
    where ${isMuch} and ${inTab(filter)} and ${saysOf(search)}`
  return {
    before: sql`with people as materialized (
        select p.id from orders.purchases p
        where ${ofBuyer.indexed}
        limit ${GATHERED + 1}),
      numbered as materialized (
        select o.id from orders.orders o
        where ${NUMBER_KEYS} @> (orders.trigrams_of(${text}) || ${vendorKey})
          and o.order_number ilike ${likePattern(text)}
        limit ${GATHERED + 1}),
      many as materialized (select (select count(*) from people) > ${GATHERED}
        or (select count(*) from numbered) > ${GATHERED} as is_much),
      few as materialized (
        select o.id from people join orders.orders o on o.purchase_id = people.id
        where o.vendor_id = ${filter.vendorId} and not ${isMuch}
        union select id from numbered where not ${isMuch})`,
    // Each branch has its own limit, so that the index scan stops when the page is full.
    page: sql`select * from (${few} and ${past(filter) ?? sql`true`}
      union all (${much} and ${past(filter) ?? sql`true`} ${cut(filter)})) o ${cut(filter)}`,
    matching: sql`${few} union all ${much}`,
  }
}

export const planVendorOrders = (filter: VendorOrdersFilter): VendorOrdersPlan =>
  filter.search !== null && filter.search.text.length >= MIN_SEARCH_LENGTH
    ? gathered(filter, filter.search)
    : walked(filter)

/** Whether the tab counts do not give the total. */
export const isNarrowed = (filter: VendorOrdersFilter): boolean =>
  [
    filter.search,
    filter.wilaya,
    filter.courier,
    filter.payment,
    filter.placedFrom,
    filter.placedUntil,
  ].some((value) => value !== null)

/** The tab counts are an index-only scan. */
export async function listVendorOrders(
  db: Db,
  filter: VendorOrdersFilter,
): Promise<VendorOrdersResult> {
  const { vendorId } = filter
  const { before, page, matching } = planVendorOrders(filter)
  const { rows } = await sql<VendorOrdersResult>`${before}
    select
      (select coalesce(json_agg(page order by ${sortOf(filter, 'page.').order}), '[]') from (
        select ${rowIn(filter.language)} as view, ${sortOf(filter).at} as at, ${KEYS}
        from (${page}) listed
        join orders.orders o on o.id = listed.id join orders.purchases p on p.id = o.purchase_id) page) as rows,
      ${
        isNarrowed(filter)
          ? sql`(select count(*)::integer from (
              select from (${matching}) o limit ${MAX_COUNTED_VENDOR_ORDERS + 1}) matching)`
          : sql`0`
      } as matching,
      (select coalesce(json_object_agg(status, count), '{}') from (
        select status, count(*)::integer as count from orders.orders
        where vendor_id = ${vendorId} group by status) by_status) as counts,
      (select count(*)::integer from orders.orders o
        where o.vendor_id = ${vendorId} and ${failedIn(vendorId)}) as failed`.execute(
    tables<OrdersDatabase>(db),
  )
  return rows[0]! // an outer select without a table of its own always has one row
}
