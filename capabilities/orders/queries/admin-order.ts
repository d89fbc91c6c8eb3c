import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, instantText } from '#platform/database/index.ts'
import type { AdminOrderView } from '../contract.ts'
import { ADMIN_ORDER_FIELDS, DELIVERED_AT, SHIPPED_AT } from './admin-orders.ts'
import { addressIn, linesIn, PARCELS, PICKUP_POINT } from './order-views.ts'
import { paymentFor } from './payment.ts'
import { STAMP_DUTY_AMOUNT } from './stamp-duty.ts'
import type { OrdersDatabase } from '../tables.ts'

/** Names who acted: an admin, or the vendor and its staff. */
const HISTORY = `(
  select coalesce(json_agg(json_build_object(
    'from', h.from_status, 'to', h.to_status, 'actor_role', h.actor_role, 'reason', h.reason,
    'actor_name', case when h.actor_role in ('admin', 'vendor') then (
      select coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), a.email)
      from identity.profiles a where a.user_id = h.actor_id) end,
    'at', ${instantText('h.happened_at')}) order by h.happened_at, h.id), '[]')
  from orders.status_history h where h.order_id = o.id)`

const SIBLINGS = `(
  select coalesce(json_agg(json_build_object('id', s.id, 'order_number', s.order_number,
    'vendor', json_build_object('business_name', sv.business_name), 'status', s.status,
    'total_amount', trim_scale(s.total_centimes / 100.0)) order by s.order_number), '[]')
  from orders.orders s join vendors.vendors sv on sv.id = s.vendor_id
  where s.purchase_id = o.purchase_id and s.id <> o.id)`

const detailIn = (language: Language) =>
  sql.raw(`json_build_object(${ADMIN_ORDER_FIELDS},
  'purchase_number', p.number, 'language', p.language, 'promo_code', p.promo_code,
  'payment_method', p.payment_method, 'delivery_method', o.delivery_method,
  'pickup_point', ${PICKUP_POINT},
  'deliver_from', o.deliver_from, 'deliver_until', o.deliver_until, 'delivery_note', o.delivery_note,
  'shipping_address', ${addressIn(language)},
  'payment', ${paymentFor('team')},
  'shipped_at', ${SHIPPED_AT}, 'delivered_at', ${DELIVERED_AT},
  'items', ${linesIn(language)}, 'history', ${HISTORY}, 'parcels', ${PARCELS}, 'siblings', ${SIBLINGS},
  'subtotal', trim_scale(o.subtotal_centimes / 100.0), 'shipping', trim_scale(o.shipping_centimes / 100.0),
  'discount', trim_scale(o.discount_centimes / 100.0), 'rounding', trim_scale(o.rounding_centimes / 100.0),
  'undelivered_amount', trim_scale(o.undelivered_centimes / 100.0), ${STAMP_DUTY_AMOUNT}) as view`)

export async function findOrder(
  db: Db,
  id: string,
  language: Language,
): Promise<AdminOrderView | null> {
  const { rows } = await sql<{ view: AdminOrderView }>`
    select ${detailIn(language)}
    from orders.orders o
    join orders.purchases p on p.id = o.purchase_id
    join vendors.vendors v on v.id = o.vendor_id
    where o.id = ${id}`.execute(tables<OrdersDatabase>(db))
  return rows[0]?.view ?? null
}
