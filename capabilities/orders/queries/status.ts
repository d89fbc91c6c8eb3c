import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import type { Centimes } from '#kernel/money.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import { vendorNameIn } from '#capabilities/vendors/index.ts'
import type { OrderStatusChange } from '../rules/status-transition.ts'
import type { OrderActorRole, Order, OrderId } from '../schema.ts'
import type { OrdersDatabase } from '../tables.ts'

export type LockedOrder = Order & {
  version: number
  /** Also of an order that was set back since. */
  wasShipped: boolean
  /** As a whole, or a parcel of it. */
  wasDelivered: boolean
  vendorName: string
  requiresPhoneConfirmation: boolean
  total: Centimes
  subtotal: Centimes
  discount: Centimes
  cancelReason: string | null
  buyer: { firstName: string; email: string; language: Language }
  phone: string
  /** Of the address that the buyer gave last. */
  addressVersion: number
}

/**
 * Back or lost. Reopening a cancelled order reserves its stock again, so earlier ones do not count. Exchange
 * parcels carry no sold items.
 */
const RETURNED = sql.raw(`(
  select coalesce(sum(pi.quantity), 0)::integer
  from orders.parcel_items pi join orders.parcels back on back.id = pi.parcel_id
  where pi.order_item_id = i.id and back.purpose = 'sale'
    and back.state in ('returned', 'checked', 'lost') and ${returnedSinceStockTaken('back', 'o')}) + i.returned_quantity`)

/** Handed over and neither come back nor lost, in its parcel or by a return; also of a cancelled order. */
const OUTSIDE = sql.raw(`(
  select greatest(coalesce(sum(pi.quantity), 0) - i.returned_quantity, 0)::integer
  from orders.parcel_items pi join orders.parcels away on away.id = pi.parcel_id
  where pi.order_item_id = i.id and away.purpose = 'sale'
    and away.state not in ('preparing', 'ready', 'returned', 'checked', 'lost'))`)

/** True also for a parcel that was neither returned nor lost, and when stock was reserved only once. */
export function returnedSinceStockTaken(parcel: string, order: string): string {
  return `coalesce(coalesce(${parcel}.returned_at, ${parcel}.lost_at) >= (
    select h.happened_at from orders.status_history h where h.id = ${order}.stock_reference), true)`
}

/** Of item `i` of order `o`: neither sent nor cancelled. */
export const LEFT_TO_SEND = `i.quantity - i.cancelled_quantity - (
  select coalesce(sum(pi.quantity), 0)::integer
  from orders.parcel_items pi join orders.parcels gone on gone.id = pi.parcel_id
  where pi.order_item_id = i.id and gone.purpose = 'sale' and ${returnedSinceStockTaken('gone', 'o')})`

/** Locks the purchase first, then the order, until the transaction ends. */
export async function lockOrder(tx: Tx, id: OrderId): Promise<LockedOrder | null> {
  const db = tables<OrdersDatabase>(tx)
  // Purchase first: two of its orders cancelled concurrently must see each other.
  const { rowCount } = await lockPurchase(tx, id)
  if (rowCount === 0) return null
  const { rows } = await sql<LockedOrder>`
    select o.id, o.version, o.order_number as number, o.purchase_id as "purchaseId", o.vendor_id as "vendorId", o.status,
      o.shipped_at is not null as "wasShipped",
      o.delivered_at is not null or exists (select from orders.parcels handed where handed.order_id = o.id
        and handed.state in ('delivered', 'cash_at_courier', 'remitted')) as "wasDelivered",
      o.payment_status as "paymentStatus", p.payment_method as "paymentMethod",
      coalesce(o.stock_reference, o.id) as "stockReference",
      ${sql.raw(vendorNameIn('p.language'))} as "vendorName",
      v.requires_phone_confirmation as "requiresPhoneConfirmation", o.total_centimes::float8 as total,
      o.subtotal_centimes::float8 as subtotal, o.discount_centimes::float8 as discount,
      o.cancel_reason as "cancelReason", p.phone, p.address_version as "addressVersion",
      json_build_object('firstName', p.first_name, 'email', p.email, 'language', p.language) as buyer,
      (select json_agg(json_build_object('itemId', i.id, 'variantId', i.variant_id, 'quantity', i.quantity,
          'returned', ${RETURNED}, 'returnedQuantity', i.returned_quantity,
          'cancelled', i.cancelled_quantity, 'outside', ${OUTSIDE}) order by i.position)
        from orders.order_items i where i.order_id = o.id) as lines
    from orders.orders o
    join orders.purchases p on p.id = o.purchase_id
    join vendors.vendors v on v.id = o.vendor_id
    where o.id = ${id} for update of o`.execute(db)
  return rows[0] ?? null
}

async function lockPurchase(tx: Tx, orderId: OrderId): Promise<{ rowCount: number }> {
  const { rows } = await sql`
    select id from orders.purchases
    where id = (select purchase_id from orders.orders where id = ${orderId}) for update`.execute(
    tables<OrdersDatabase>(tx),
  )
  return { rowCount: rows.length }
}

export type StatusChangeRow = {
  order: Pick<LockedOrder, 'id' | 'purchaseId'>
  change: OrderStatusChange
  stockReference: string
  stepId: string
  actor: { role: OrderActorRole; id: string | null }
  reason: string | null
  now: Date
}

/** Who cancelled the order last, when that was an admin; null otherwise. */
export async function findLastCancellingAdmin(tx: Tx, orderId: OrderId): Promise<string | null> {
  const { rows } = await sql<{ admin: string | null }>`
    select case when actor_role = 'admin' then actor_id end as admin from orders.status_history
    where order_id = ${orderId} and to_status = 'cancelled'
    order by happened_at desc, id desc limit 1`.execute(tables<OrdersDatabase>(tx))
  return rows[0]?.admin ?? null
}

/** True when every order of the purchase is now cancelled. */
export async function saveChange(tx: Tx, saved: StatusChangeRow): Promise<boolean> {
  const { order, change, now } = saved
  const { to } = change
  const { rows } = await sql<{ none: boolean }>`
    with step as (
      insert into orders.status_history
        (id, order_id, from_status, to_status, actor_role, actor_id, reason, happened_at)
      values (${saved.stepId}, ${order.id}, ${change.from}, ${to}, ${saved.actor.role},
        ${saved.actor.id}, ${saved.reason}, ${now})
    ), changed as (
      update orders.orders set status = ${to}::text, payment_status = ${change.paymentStatus},
        holds_stock = ${to}::text <> 'cancelled', stock_reference = ${saved.stockReference},
        confirmed_at = case when ${to} = 'confirmed' then ${now} else confirmed_at end,
        processing_at = case when ${to} = 'processing' then ${now} else processing_at end,
        shipped_at = case when ${to} = 'shipped' then ${now} else shipped_at end,
        delivered_at = case when ${to} = 'delivered' then ${now} else delivered_at end,
        cancelled_at = case when ${to} = 'cancelled' then ${now} else cancelled_at end,
        cancel_reason = case when ${to} = 'cancelled' then ${saved.reason}::text else cancel_reason end
      where id = ${order.id}
    ), claims as (
      update orders.parcels set delivery_claimed_at = null, delivery_claimed_by = null, delivery_denied_at = null
      where order_id = ${order.id} and delivery_claimed_at is not null and ${to} = 'delivered' and state <> 'lost'
    )
    select ${to}::text = 'cancelled' and orders.is_rest_cancelled(${order.purchaseId}, ${order.id}) as none`.execute(
    tables<OrdersDatabase>(tx),
  )
  return rows[0]?.none ?? false
}

export async function saveDeliveryNote(tx: Tx, id: OrderId, note: string): Promise<void> {
  await tables<OrdersDatabase>(tx)
    .updateTable('orders.orders')
    .set({ delivery_note: note })
    .where('id', '=', id)
    .execute()
}

export async function saveVendorNote(tx: Tx, id: OrderId, note: string | null): Promise<void> {
  await tables<OrdersDatabase>(tx)
    .updateTable('orders.orders')
    .set({ vendor_note: note })
    .where('id', '=', id)
    .execute()
}
