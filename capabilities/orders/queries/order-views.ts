import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, instantText } from '#platform/database/index.ts'
import { trackingPageOf } from '#capabilities/shipping/index.ts'
import { communeName } from '#capabilities/territory/index.ts'
import { vendorName } from '#capabilities/vendors/index.ts'
import type { PurchaseView, TrackedPurchaseView } from '../purchase.contract.ts'
import type { PurchaseId } from '../schema.ts'
import { NOTE } from './address-changes.ts'
import { DELIVERY_CLAIM, REPORTED_DELIVERIES } from './delivery-claims.ts'
import { itemLabel, itemName } from './item-names.ts'
import { paymentFor } from './payment.ts'
import { MONEY_BACK } from './money-back.ts'
import { STAMP_DUTY_AMOUNT } from './stamp-duty.ts'
import { LEFT_TO_SEND } from './status.ts'
import type { OrdersDatabase } from '../tables.ts'
import { isPaidOnlineIn } from './methods-in-sql.ts'

/** Of item `i`; nothing once the order is over. */
export const LEFT_TO_SEND_NOW = `case when o.status in ('cancelled', 'delivered') then 0 else ${LEFT_TO_SEND} end`

/** In decimal dinars. */
export const AMOUNTS = `
  'subtotal', trim_scale(o.subtotal_centimes / 100.0), 'shipping', trim_scale(o.shipping_centimes / 100.0),
  'discount', trim_scale(o.discount_centimes / 100.0), 'rounding', trim_scale(o.rounding_centimes / 100.0),
  'total_amount', trim_scale(o.total_centimes / 100.0),
  'undelivered_amount', trim_scale(o.undelivered_centimes / 100.0), ${STAMP_DUTY_AMOUNT}, 'money_back', ${MONEY_BACK}`

const itemsWith = (language: Language, fields = ''): string => `(
  select json_agg(json_build_object(${fields}
    'product_id', i.product_id, 'variant_id', i.variant_id, 'product_name', ${itemName(language)},
    'variant_label', ${itemLabel(language)},
    'sku', i.sku, 'image', i.image, 'quantity', i.quantity,
    'price', trim_scale(i.price_centimes / 100.0), 'total', trim_scale(i.total_centimes / 100.0),
    'cancelled_quantity', i.cancelled_quantity, 'left_to_send', ${LEFT_TO_SEND_NOW})
    order by i.position)
  from orders.order_items i where i.order_id = o.id)`

export const itemsIn = (language: Language): string => itemsWith(language)
/** With the ids that name them in parcels. */
export const linesIn = (language: Language): string => itemsWith(language, `'id', i.id,`)

export const HISTORY = `(
  select coalesce(json_agg(json_build_object(
    'from', h.from_status, 'to', h.to_status, 'actor_role', h.actor_role, 'reason', h.reason,
    'at', ${instantText('h.happened_at')}) order by h.happened_at, h.id), '[]')
  from orders.status_history h where h.order_id = o.id)`

export const addressIn = (language: Language): string => `json_build_object(
  'name', p.first_name || ' ' || p.last_name, 'address', p.address, 'city', ${communeName(language, 'p.commune_code', 'p.city')},
  'wilaya', p.wilaya)`

export const PICKUP_POINT = `(
  select json_build_object('name', d.name, 'address', d.address, 'hours', d.hours,
    'courier', json_build_object('code', c.code, 'name', c.name))
  from shipping.pickup_points d join shipping.couriers c on c.code = d.courier_code
  where d.id = o.pickup_point_id)`

export const PARCELS = `(
  select coalesce(json_agg(json_build_object(
    'id', pa.id, 'position', pa.position, 'purpose', pa.purpose, 'state', pa.state, 'tracking', pa.tracking,
    'courier', case when c.code is not null then json_build_object('code', c.code, 'name', c.name) end,
    'collect', trim_scale(pa.collect_centimes / 100.0), 'stamp_duty', trim_scale(pa.stamp_duty_centimes / 100.0),
    'cash_holder', pa.cash_holder, 'return_condition', pa.return_condition,
    'delivery_claim', ${DELIVERY_CLAIM}, 'delivery_rejected_at', ${instantText('pa.delivery_rejected_at')},
    'items', (select coalesce(json_agg(json_build_object('item_id', pi.order_item_id, 'quantity', pi.quantity)), '[]')
      from orders.parcel_items pi where pi.parcel_id = pa.id),
    'history', (select coalesce(json_agg(json_build_object('state', h.to_state, 'reason', h.reason,
      'note', h.note, 'at', ${instantText('h.happened_at')}) order by h.happened_at, h.id), '[]')
      from orders.parcel_history h where h.parcel_id = pa.id)) order by pa.position), '[]')
  from orders.parcels pa left join shipping.couriers c on c.code = pa.courier_code
  where pa.order_id = o.id)`

/** Of cash: what parcels on their way ask for, and what delivered ones brought. */
export const COLLECT_AMOUNTS = `
  'to_collect_amount', (select coalesce(trim_scale(sum(pa.collect_centimes) / 100.0), 0) from orders.parcels pa
    where pa.order_id = o.id and pa.purpose = 'sale'
      and pa.state not in ('preparing', 'ready', 'delivered', 'cash_at_courier', 'remitted', 'returning', 'returned', 'checked', 'lost')),
  'collected_amount', (select coalesce(trim_scale(sum(pa.collect_centimes) / 100.0), 0) from orders.parcels pa
    where pa.order_id = o.id and pa.purpose = 'sale' and pa.state in ('delivered', 'cash_at_courier', 'remitted'))`

const SENT_PARCELS = `(
  select coalesce(json_agg(json_build_object(
    'courier', case when c.code is not null then json_build_object('code', c.code, 'name', c.name) end,
    'tracking', pa.tracking, 'tracking_page', ${trackingPageOf('pa.courier_code')}, 'is_lost', pa.state = 'lost',
    'is_delivered', pa.state in ('delivered', 'cash_at_courier', 'remitted')) order by pa.position), '[]')
  from orders.parcels pa left join shipping.couriers c on c.code = pa.courier_code
  where pa.order_id = o.id and pa.purpose = 'sale' and pa.state not in ('preparing', 'ready'))`

export const trackedOrderIn = (language: Language): string => `json_build_object(
  'id', o.id, 'order_number', o.order_number,
  'vendor', json_build_object('id', v.id, 'business_name', ${vendorName(language)}, 'business_phone', v.business_phone),
  'status', o.status, 'payment_status', o.payment_status, 'delivery_method', o.delivery_method,
  'pickup_point', ${PICKUP_POINT},
  'deliver_from', o.deliver_from, 'deliver_until', o.deliver_until,
  'requires_phone_confirmation', v.requires_phone_confirmation
    or (o.status = 'pending' and not (${isPaidOnlineIn('p.payment_method')})),
  'cancel_reason', case when o.status = 'cancelled' then o.cancel_reason end,
  'items', ${itemsIn(language)}, 'history', ${HISTORY}, 'parcels', ${SENT_PARCELS},
  'reported_deliveries', ${REPORTED_DELIVERIES},
  'return_state', o.return_state, ${AMOUNTS}, ${COLLECT_AMOUNTS})`

/** The rules are those of `rules/address-change.ts`. */
const ADDRESS_CHANGE = `json_build_object(
  'version', p.address_version, 'first_name', p.first_name, 'last_name', p.last_name, 'phone', p.phone, 'postal_code', p.postal_code, 'delivery_note', ${NOTE},
  'is_possible', (select bool_and(x.status not in ('shipped', 'delivered'))
    and not bool_and(x.status = 'cancelled') from orders.orders x where x.purchase_id = p.id))`

export const purchaseIn = (language: Language): string => `json_build_object(
  'number', p.number, 'placed_at', ${instantText('p.placed_at')}, 'payment_method', p.payment_method,
  'shipping_address', ${addressIn(language)}, 'address_change', ${ADDRESS_CHANGE},
  'payment', ${paymentFor('buyer')})`

const trackedIn = (language: Language) =>
  sql.raw(`(${purchaseIn(language)}::jsonb || jsonb_build_object(
  'contact', json_build_object('first_name', p.first_name, 'email', p.email, 'phone', p.phone),
  'has_account', p.buyer_id is not null,
  'total', trim_scale(p.total_centimes / 100.0),
  'cash_stamp_duty', (select trim_scale(coalesce(sum(o.stamp_duty_centimes), 0) / 100.0) from orders.orders o
    where o.purchase_id = p.id and o.status <> 'cancelled'),
  'orders', (
    select json_agg(${trackedOrderIn(language)} order by o.order_number)
    from orders.orders o join vendors.vendors v on v.id = o.vendor_id where o.purchase_id = p.id))) as view`)

export async function findPurchaseView(
  db: Db,
  id: PurchaseId,
  language: Language,
): Promise<PurchaseView | null> {
  const { rows } = await sql<{ view: PurchaseView }>`
    select ${trackedIn(language)} from orders.purchases p where p.id = ${id}`.execute(
    tables<OrdersDatabase>(db),
  )
  return rows[0]?.view ?? null
}

type TrackFilter = {
  number: string
  /** Null: all orders of the purchase. */
  position: number | null
  email: string | null
  phone: string | null
}

/** Null unless the contact matches the purchase. */
export async function findTracked(
  db: Db,
  { number, position, email, phone }: TrackFilter,
): Promise<TrackedPurchaseView | null> {
  const orderNumber = position === null ? null : `${number}-${position}`
  const { rows } = await sql<{ view: TrackedPurchaseView }>`
    select json_build_object('number', p.number, 'orders', json_agg(json_build_object(
      'order_number', o.order_number, 'status', o.status, 'deliver_from', o.deliver_from,
      'deliver_until', o.deliver_until) order by o.order_number)) as view
    from orders.purchases p join orders.orders o on o.purchase_id = p.id
    where p.number = ${number} and (p.email = ${email} or p.phone = ${phone})
      and (${orderNumber}::text is null or o.order_number = ${orderNumber})
    group by p.id`.execute(tables<OrdersDatabase>(db))
  return rows[0]?.view ?? null
}
