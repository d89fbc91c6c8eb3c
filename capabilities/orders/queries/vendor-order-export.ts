import { sql } from 'kysely'
import { type Db, tables } from '#platform/database/index.ts'
import type { OrderStatus } from '../schema.ts'
import { communeName } from '#capabilities/territory/index.ts'
import { itemLabel, itemName } from './item-names.ts'
import { planVendorOrders, sortOf, TO_COLLECT, type VendorOrdersFilter } from './vendor-orders.ts'
import type { OrdersDatabase } from '../tables.ts'

export type ExportedOrder = {
  number: string
  placedAt: string
  status: OrderStatus
  isFailed: boolean
  isPaid: boolean
  paymentMethod: string
  name: string
  phone: string
  address: string
  city: string
  wilaya: string
  deliveryMethod: 'home' | 'stop_desk'
  items: string
  quantity: number
  shipping: number
  total: number
  toCollect: number
  courier: string | null
  tracking: string | null
  deliveryNote: string | null
  vendorNote: string | null
}
export type ExportedOrdersPage = { row: ExportedOrder; at: string; id: string }[]

/** One page, with one more row that shows that there are more. */
export async function listOrdersToExport(
  db: Db,
  filter: VendorOrdersFilter,
): Promise<ExportedOrdersPage> {
  const { before, page } = planVendorOrders(filter)
  const sorting = sortOf(filter)
  const { rows } = await sql<ExportedOrdersPage[number]>`${before}
    select o.id, ${sorting.at} as at, json_build_object('number', o.order_number,
      'placedAt', to_char(o.placed_at at time zone 'Africa/Algiers', 'YYYY-MM-DD HH24:MI'), 'status', o.status,
      'isFailed', o.status = 'shipped' and exists (select from orders.parcels pa
        where pa.order_id = o.id and pa.purpose = 'sale' and pa.state in ('attempt_failed', 'postponed', 'alert')),
      'isPaid', o.payment_status = 'paid', 'paymentMethod', p.payment_method,
      'name', p.first_name || ' ' || p.last_name, 'phone', p.phone, 'address', p.address, 'city', ${sql.raw(communeName(filter.language, 'p.commune_code', 'p.city'))},
      'wilaya', o.wilaya, 'deliveryMethod', o.delivery_method,
      'items', (select string_agg(i.quantity - i.cancelled_quantity || ' × ' || ${sql.raw(itemName(filter.language))}
          || coalesce(' (' || ${sql.raw(itemLabel(filter.language))} || ')', '') || coalesce(' [' || i.sku || ']', ''), '; ' order by i.position)
        from orders.order_items i where i.order_id = o.id and i.quantity > i.cancelled_quantity),
      'quantity', o.item_count - (select sum(i.cancelled_quantity)::integer from orders.order_items i where i.order_id = o.id), 'shipping', trim_scale(o.shipping_centimes / 100.0),
      'total', trim_scale(o.total_centimes / 100.0), 'toCollect', ${sql.raw(TO_COLLECT)},
      'courier', (select c.name from orders.parcels pa join shipping.couriers c on c.code = pa.courier_code
        where pa.order_id = o.id order by pa.position desc limit 1),
      'tracking', (select string_agg(pa.tracking, ', ' order by pa.position) from orders.parcels pa where pa.order_id = o.id),
      'deliveryNote', o.delivery_note, 'vendorNote', o.vendor_note) as row
    from (${page}) listed
    join orders.orders o on o.id = listed.id join orders.purchases p on p.id = o.purchase_id
    order by ${sorting.order}`.execute(tables<OrdersDatabase>(db))
  return rows
}
