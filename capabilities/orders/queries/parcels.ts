import { sql } from 'kysely'
import type { Centimes } from '#kernel/money.ts'
import { tables, type Tx } from '#platform/database/index.ts'
import type { CashHolder } from '#capabilities/ledger/index.ts'
import type { SendableLine } from '../rules/parcels.ts'
import type { OrderId, Parcel, ParcelId, ParcelState, ReturnCondition } from '../schema.ts'
import { PAYS_CASH } from './stamp-duty.ts'
import { type LockedOrder, lockOrder, returnedSinceStockTaken } from './status.ts'
import type { OrdersDatabase } from '../tables.ts'

/** Another vendor's order is neither found nor locked. */
export async function lockVendorOrder(
  tx: Tx,
  vendorId: string,
  id: OrderId,
): Promise<LockedOrder | null> {
  const { rows } = await sql`
    select from orders.orders where id = ${id} and vendor_id = ${vendorId}`.execute(
    tables<OrdersDatabase>(tx),
  )
  return rows.length > 0 ? lockOrder(tx, id) : null
}

export type ShippableOrder = {
  total: Centimes
  /** Shipping paid by the buyer, after its discount. */
  shipping: Centimes
  lines: readonly SendableLine[]
  /** Of cash, as it was shown at the checkout. */
  stampDuty: Centimes
  /** Parcels since the stock was last reserved, locked with the order. */
  parcels: readonly Parcel[]
  nextPosition: number
}

/** The order must be locked. */
export async function findShippableOrder(tx: Tx, id: OrderId): Promise<ShippableOrder> {
  const { rows } = await sql<ShippableOrder>`
    select o.total_centimes as total, o.shipping_centimes - (o.discount_centimes - (
        select coalesce(sum(i.discount_centimes), 0) from orders.order_items i where i.order_id = o.id
      ))::bigint as shipping,
      (case when ${sql.raw(PAYS_CASH)} then o.stamp_duty_centimes else 0 end)::bigint as "stampDuty",
      (select json_agg(json_build_object('itemId', i.id, 'quantity', i.quantity,
          'cancelled', i.cancelled_quantity, 'due', i.total_centimes - i.discount_centimes) order by i.position)
        from orders.order_items i where i.order_id = o.id) as lines,
      (select coalesce(max(pa.position) + 1, 1) from orders.parcels pa where pa.order_id = o.id) as "nextPosition",
      (select coalesce(json_agg(json_build_object('id', pa.id, 'position', pa.position, 'state', pa.state,
          'collect', pa.collect_centimes, 'stampDuty', pa.stamp_duty_centimes, 'cashHolder', pa.cash_holder,
          'isClaimed', pa.delivery_claimed_at is not null, 'items', (
            select json_agg(json_build_object('itemId', pi.order_item_id, 'variantId', i.variant_id,
              'quantity', pi.quantity))
            from orders.parcel_items pi join orders.order_items i on i.id = pi.order_item_id
            where pi.parcel_id = pa.id)) order by pa.position), '[]')
        from orders.parcels pa
        where pa.order_id = o.id and pa.purpose = 'sale' and ${sql.raw(returnedSinceStockTaken('pa', 'o'))}) as parcels
    from orders.orders o where o.id = ${id}`.execute(tables<OrdersDatabase>(tx))
  return rows[0]! // the caller holds the lock, so it exists
}

/** Their ids; exchanges, which collect a difference, too. */
export async function listDeliveredParcels(tx: Tx, orderId: OrderId): Promise<string[]> {
  const rows = await tables<OrdersDatabase>(tx)
    .selectFrom('orders.parcels')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', 'in', ['delivered', 'cash_at_courier', 'remitted'])
    .execute()
  return rows.map(({ id }) => id)
}

/** Of courier `c` with the vendor's account `own`, if any. */
export const CASH_HOLDER = `case when c.code = 'manual' or own.credentials is not null then 'vendor' else 'operator' end`

export type ParcelCourier = { name: string | null; cashHolder: CashHolder }

/**
 * Null unless the courier is enabled. Without one the vendor delivers itself. The cash is the
 * vendor's when its own man or its own courier account takes the parcel, otherwise the operator's
 * courier holds it; the owner of the shipping rate does not matter.
 */
export async function findCourier(
  tx: Tx,
  { vendorId, code }: { vendorId: string; code: string | null },
): Promise<ParcelCourier | null> {
  if (code === null) return { name: null, cashHolder: 'vendor' }
  const { rows } = await sql<ParcelCourier>`
    select c.name, ${sql.raw(CASH_HOLDER)} as "cashHolder"
    from shipping.couriers c
    left join shipping.courier_accounts own on own.courier_code = c.code and own.vendor_id = ${vendorId}
    where c.code = ${code} and c.is_active`.execute(tables<OrdersDatabase>(tx))
  return rows[0] ?? null
}

export type ParcelTracking = { courier: string | null; tracking: string | null }
export type HandedParcel = ParcelTracking & { cashHolder: CashHolder }
export type NewParcel = HandedParcel & {
  id: ParcelId
  stepId: string
  orderId: OrderId
  vendorId: string
  position: number
  collect: Centimes
  stampDuty: Centimes
  items: readonly { itemId: string; quantity: number }[]
  purpose?: 'sale' | 'exchange'
}

/** False when another parcel has its tracking number. */
export async function insertParcel(tx: Tx, parcel: NewParcel, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with sent as (
      insert into orders.parcels (id, order_id, vendor_id, position, state, courier_code, tracking,
        collect_centimes, stamp_duty_centimes, cash_holder, purpose, handed_over_at, created_at)
      values (${parcel.id}, ${parcel.orderId}, ${parcel.vendorId}, ${parcel.position}, 'handed_over',
        ${parcel.courier}, ${parcel.tracking}, ${parcel.collect}, ${parcel.stampDuty}, ${parcel.cashHolder},
        ${parcel.purpose ?? 'sale'}, ${now}, ${now})
      on conflict (courier_code, tracking) where tracking is not null do nothing
      returning id
    ), step as (
      insert into orders.parcel_history (id, parcel_id, from_state, to_state, happened_at)
      select ${parcel.stepId}::uuid, id, null, 'handed_over', ${now} from sent
    ), items as (
      insert into orders.parcel_items (parcel_id, order_item_id, quantity)
      select sent.id, t."itemId", t.quantity
      from sent, jsonb_to_recordset(${JSON.stringify(parcel.items)}::jsonb) as t ("itemId" uuid, quantity integer)
    )
    select id from sent`.execute(tables<OrdersDatabase>(tx))
  return rows.length > 0
}

/** False when another parcel has the tracking number. */
export async function saveParcelTracking(
  tx: Tx,
  id: ParcelId,
  { courier, tracking, cashHolder }: HandedParcel,
): Promise<boolean> {
  const { rows } = await sql`
    update orders.parcels pa set courier_code = ${courier}, tracking = ${tracking}, cash_holder = ${cashHolder},
      delivery_claimed_at = case when ${cashHolder} = 'operator' then delivery_claimed_at end,
      delivery_claimed_by = case when ${cashHolder} = 'operator' then delivery_claimed_by end,
      delivery_denied_at = case when ${cashHolder} = 'operator' then delivery_denied_at end
    where pa.id = ${id} and (${tracking}::text is null
      or not orders.is_tracking_taken(${courier}, ${tracking}, ${id}))
    returning pa.id`.execute(tables<OrdersDatabase>(tx))
  return rows.length > 0
}

export type ParcelStatusChange = {
  stepId: string
  from: ParcelState
  to: ParcelState
  reason: string | null
  note: string | null
  condition: ReturnCondition | null
  keepsClaim: boolean
}

export async function saveParcelStatusChange(
  tx: Tx,
  id: ParcelId,
  move: ParcelStatusChange,
  now: Date,
): Promise<void> {
  const { to } = move
  await sql`
    with step as (
      insert into orders.parcel_history (id, parcel_id, from_state, to_state, reason, note, happened_at)
      values (${move.stepId}, ${id}, ${move.from}, ${to}, ${move.reason}, ${move.note}, ${now})
    )
    update orders.parcels set state = ${to}::text, return_condition = coalesce(${move.condition}, return_condition),
      delivered_at = case when ${to} = 'delivered' then ${now} else delivered_at end,
      returned_at = case when ${to} = 'returned' then ${now} else returned_at end,
      lost_at = case when ${to} = 'lost' then ${now} else lost_at end,
      loss_kind = case when ${to} = 'lost' then ${move.reason} else loss_kind end,
      delivery_claimed_at = case when ${move.keepsClaim} then delivery_claimed_at end,
      delivery_claimed_by = case when ${move.keepsClaim} then delivery_claimed_by end,
      delivery_denied_at = case when ${move.keepsClaim} then delivery_denied_at end
    where id = ${id}`.execute(tables<OrdersDatabase>(tx))
}
