import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { CUSTOM_PLAN, type Db, tables, instantText } from '#platform/database/index.ts'
import { communeName } from '#capabilities/territory/index.ts'
import type { AdminOrderRowView } from '../contract.ts'
import type { AdminOrderExportView } from '../order-export.contract.ts'
import {
  type AdminOrderPart,
  isOrderListNarrowed,
  adminOrderBy,
  IS_ON_ROAD,
  planOrders,
} from './admin-order-plan.ts'
import { ORDER_DELIVERY_CLAIM } from './delivery-claims.ts'
import { itemLabel, itemName } from './item-names.ts'
import { MONEY_BACK } from './money-back.ts'
import type { OrdersDatabase } from '../tables.ts'

const CUSTOMER = `json_build_object('name', p.first_name || ' ' || p.last_name, 'email', p.email,
  'phone', p.phone, 'user_id', p.buyer_id)`

export const ADMIN_ORDER_FIELDS = `
  'id', o.id, 'order_number', o.order_number, 'vendor_id', o.vendor_id,
  'vendor', json_build_object('business_name', v.business_name), 'item_count', o.item_count,
  'total_amount', trim_scale(o.total_centimes / 100.0), 'status', o.status,
  'payment_status', o.payment_status, 'money_back', ${MONEY_BACK}, 'created_at', ${instantText('o.placed_at')}, 'version', o.version,
  'is_on_road', ${IS_ON_ROAD}, 'delivery_claim', ${ORDER_DELIVERY_CLAIM}, 'customer', ${CUSTOMER}, 'wilaya', o.wilaya`

/** Of what stays sold, by the ledger: without what came back, with exchanges. */
const COMMISSION = `(
  select trim_scale(-coalesce(sum(e.amount_centimes), 0) / 100.0)
  from ledger.journals j join ledger.entries e on e.journal_id = j.id
    join ledger.accounts a on a.id = e.account_id and a.kind = 'platform_commission'
  where j.order_id = o.id)`

const COURIERS = `(
  select string_agg(distinct c.name, ', ')
  from orders.parcels pa join shipping.couriers c on c.code = pa.courier_code where pa.order_id = o.id)`

/** A date of a status that was taken back is no longer true. */
export const SHIPPED_AT = `case when o.status in ('shipped', 'delivered', 'cancelled') then ${instantText('o.shipped_at')} end`
export const DELIVERED_AT = `case when o.status = 'delivered' then ${instantText('o.delivered_at')} end`

const exportRow = (
  language: Language,
): string => `${ADMIN_ORDER_FIELDS}, 'payment_method', p.payment_method, 'delivery_method', o.delivery_method,
  'address', p.address, 'city', ${communeName(language, 'p.commune_code', 'p.city')}, 'courier', ${COURIERS},
  'tracking', (select string_agg(pa.tracking, ', ' order by pa.position) from orders.parcels pa
    where pa.order_id = o.id),
  'items', (select string_agg(i.quantity - i.cancelled_quantity || ' × ' || ${itemName(language)} || coalesce(' (' || ${itemLabel(language)} || ')', ''),
    '; ' order by i.position) from orders.order_items i where i.order_id = o.id and i.quantity > i.cancelled_quantity),
  'subtotal', trim_scale(o.subtotal_centimes / 100.0), 'shipping', trim_scale(o.shipping_centimes / 100.0),
  'discount', trim_scale(o.discount_centimes / 100.0), 'rounding', trim_scale(o.rounding_centimes / 100.0),
  'commission', ${COMMISSION},
  'refunded', trim_scale(o.refunded_centimes / 100.0), 'promo_code', p.promo_code,
  'shipped_at', ${SHIPPED_AT}, 'delivered_at', ${DELIVERED_AT}`

export type ListedOrders<Row> = {
  rows: { view: Row; at: string; id: string }[]
  matching: number
  counts: Record<string, number>
  revenue: number
}

/** Counts and revenue are of all orders that there are. */
const SUMMARY = sql.raw(`(
  select coalesce(json_object_agg(status, count), '{}') as counts, coalesce(sum(revenue), 0)::float8 as revenue
  from (
    select split_part(name, ':', 2) as status, sum(count) as count,
      sum(amount) filter (where name like '%:paid') / 100.0 as revenue
    from platform.counted where name like 'orders:%' group by 1) by_status) cards`)

/** `withTotal` counts the matches; an export and the search over everything show none. */
async function listRows<Row>(
  db: Db,
  part: AdminOrderPart,
  { fields, withTotal }: { fields: string; withTotal: boolean },
): Promise<ListedOrders<Row>> {
  const { before, page, count } = planOrders(part)
  const { at: timestamp, order } = adminOrderBy(part.sort)
  const view = sql.raw(fields)
  const plan: RawBuilder<unknown> = isOrderListNarrowed(part) ? sql.raw(CUSTOM_PLAN) : sql``
  const { rows } = await sql<ListedOrders<Row>>`${plan}${before}
    select
      (select coalesce(json_agg(json_build_object('view', json_build_object(${view}),
          'at', ${timestamp}, 'id', o.id) order by ${order}), '[]')
        from orders.orders o join vendors.vendors v on v.id = o.vendor_id
        join orders.purchases p on p.id = o.purchase_id
        where o.id = any(array(${page}))) as rows,
      ${withTotal ? count : sql`0`} as matching, cards.counts, cards.revenue
    from ${SUMMARY}`.execute(tables<OrdersDatabase>(db))
  return rows[0]! // without a table of its own to read from, the outer select always has one row
}

export const listOrders = (db: Db, part: AdminOrderPart) =>
  listRows<AdminOrderRowView>(db, part, { fields: ADMIN_ORDER_FIELDS, withTotal: true })

export const listExportedOrders = (db: Db, part: AdminOrderPart, language: Language) =>
  listRows<AdminOrderExportView>(db, part, { fields: exportRow(language), withTotal: false })

export const listFirstOrders = (db: Db, part: AdminOrderPart) =>
  listRows<AdminOrderRowView>(db, part, { fields: ADMIN_ORDER_FIELDS, withTotal: false })
