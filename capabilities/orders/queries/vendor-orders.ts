import { type RawBuilder, sql } from 'kysely'
import { type Db, tables, instant, instantText } from '#platform/database/index.ts'
import type { VendorOrderRowView, VendorOrderView } from '../contract.ts'
import type { Cursor } from '#kernel/cursor.ts'
import type { VendorSearch } from '../rules/vendor-search.ts'
import { BUYER_KEYS, BUYER_NAME, MIN_SEARCH_LENGTH, NUMBER_KEYS } from './search-keys.ts'
import { paymentFor } from './payment.ts'
import { ADDRESS, AMOUNTS } from './order-views.ts'
import { returnedSinceStockTaken } from './status.ts'

/** Above this a search reports "more than". */
export const MAX_COUNTED_VENDOR_ORDERS = 1_000
/** Up to 2,000 trigram matches are collected; above that the vendor's date index is scanned. */
const GATHERED = 2_000

const MAX_IMAGES = 3

const TO_COLLECT = `case when o.status = 'cancelled' or o.payment_status = 'paid'
    or p.payment_method in ('edahabia', 'cib') then 0 else trim_scale(o.total_centimes / 100.0) end`

const COMMON = `
  'id', o.id, 'order_number', o.order_number, 'status', o.status, 'payment_status', o.payment_status,
  'placed_at', ${instantText('o.placed_at')}, 'item_count', o.item_count,
  'total_amount', trim_scale(o.total_centimes / 100.0), 'to_collect', ${TO_COLLECT}, 'version', o.version`

const ROW = sql.raw(`json_build_object(${COMMON},
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

const LINES = `(
  select json_agg(json_build_object(
    'id', i.id, 'product_id', i.product_id, 'variant_id', i.variant_id, 'product_name', i.product_name,
    'variant_label', i.variant_label, 'sku', i.sku, 'image', i.image, 'quantity', i.quantity,
    'price', trim_scale(i.price_centimes / 100.0), 'total', trim_scale(i.total_centimes / 100.0),
    'left_to_send', case when o.status in ('cancelled', 'delivered') then 0 else i.quantity - (
      select coalesce(sum(pi.quantity), 0)::integer
      from orders.parcel_items pi join orders.parcels gone on gone.id = pi.parcel_id
      where pi.order_item_id = i.id and gone.purpose = 'sale' and ${returnedSinceStockTaken('gone', 'o')}) end) order by i.position)
  from orders.order_items i where i.order_id = o.id)`

const PARCELS = `(
  select coalesce(json_agg(json_build_object(
    'id', pa.id, 'position', pa.position, 'purpose', pa.purpose, 'state', pa.state, 'tracking', pa.tracking,
    'courier', case when c.code is not null then json_build_object('code', c.code, 'name', c.name) end,
    'collect', trim_scale(pa.collect_centimes / 100.0), 'return_condition', pa.return_condition,
    'items', (select json_agg(json_build_object('item_id', pi.order_item_id, 'quantity', pi.quantity))
      from orders.parcel_items pi where pi.parcel_id = pa.id),
    'history', (select coalesce(json_agg(json_build_object('state', h.to_state, 'reason', h.reason,
      'note', h.note, 'at', ${instantText('h.happened_at')}) order by h.happened_at, h.id), '[]')
      from orders.parcel_history h where h.parcel_id = pa.id)) order by pa.position), '[]')
  from orders.parcels pa left join shipping.couriers c on c.code = pa.courier_code
  where pa.order_id = o.id)`

const BEFORE = `(
  select json_build_object('orders', count(*), 'received', count(*) filter (where other.status = 'delivered'),
    'cancelled', count(*) filter (where other.status = 'cancelled'))
  from orders.purchases same join orders.orders other on other.purchase_id = same.id
  where same.phone = p.phone and other.vendor_id = o.vendor_id and other.id <> o.id
    and other.placed_at <= o.placed_at)`

const HISTORY = `(
  select coalesce(json_agg(json_build_object(
    'from', h.from_status, 'to', h.to_status, 'actor_role', h.actor_role, 'reason', h.reason,
    'actor_name', case when h.actor_role = 'vendor' then (
      select nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '')
      from identity.profiles a where a.user_id = h.actor_id) end,
    'at', ${instantText('h.happened_at')}) order by h.happened_at, h.id), '[]')
  from orders.status_history h where h.order_id = o.id)`
/** The vendor's share by the ledger: sale less commission, the tax on it and refunds. */
const OWN_SHARE = `(
  select trim_scale(-coalesce(sum(e.amount_centimes), 0) / 100.0)
  from ledger.journals j join ledger.entries e on e.journal_id = j.id
  join ledger.accounts a on a.id = e.account_id and a.kind = 'vendor_payable'
  where j.order_id = o.id
    and j.kind in ('sale', 'sale_reversal', 'refund', 'refund_reversal', 'adjustment'))`

const DETAIL = sql.raw(`json_build_object(${COMMON},
  'payment_method', p.payment_method, 'delivery_method', o.delivery_method,
  'deliver_from', o.deliver_from, 'deliver_until', o.deliver_until,
  'cancel_reason', case when o.status = 'cancelled' then o.cancel_reason end,
  'delivery_note', o.delivery_note, 'own_share', ${OWN_SHARE},
  'customer', json_build_object('name', p.first_name || ' ' || p.last_name, 'phone', p.phone,
    'city', p.city, 'wilaya', p.wilaya),
  'shipping_address', ${ADDRESS}, 'buyer_before', ${BEFORE},
  'items', ${LINES}, 'parcels', ${PARCELS}, 'history', ${HISTORY},
  'payment', ${paymentFor('shop')},
  'couriers', (select json_agg(json_build_object('code', c.code, 'name', c.name)
    order by c.code <> 'manual', c.name) from shipping.couriers c where c.is_active),
  ${AMOUNTS}) as view`)

/** Another vendor's order is not found. */
export async function findVendorOrder(
  db: Db,
  vendorId: string,
  id: string,
): Promise<VendorOrderView | null> {
  const { rows } = await sql<{ view: VendorOrderView }>`
    select ${DETAIL} from orders.orders o join orders.purchases p on p.id = o.purchase_id
    where o.id = ${id} and o.vendor_id = ${vendorId}`.execute(tables<object>(db))
  return rows[0]?.view ?? null
}
