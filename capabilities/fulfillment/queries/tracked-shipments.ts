import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { FulfillmentDatabase } from '../tables.ts'
import type { OrderId, ParcelId } from '#capabilities/orders/index.ts'

export type TrackedVendor = { vendorId: string; courier: string }

/** Vendors with parcels in transit, or whose cash the courier still holds. */
export async function listVendorsWithTrackedShipments(db: Db): Promise<TrackedVendor[]> {
  const { rows } = await sql<TrackedVendor>`
    select distinct vendor_id as "vendorId", courier_code as courier from fulfillment.shipments
    where state = 'created' and not is_settled`.execute(tables<FulfillmentDatabase>(db))
  return rows
}

export type TrackedShipment = {
  id: ParcelId
  orderId: OrderId
  tracking: string
  lastEventAt: Date | null
}

/** Least recently tracked first. */
export async function listTrackedShipments(
  db: Db,
  { vendorId, courier }: TrackedVendor,
  limit: number,
): Promise<TrackedShipment[]> {
  const { rows } = await sql<TrackedShipment>`
    select id, order_id as "orderId", tracking, last_event_at as "lastEventAt"
    from fulfillment.shipments
    where vendor_id = ${vendorId} and courier_code = ${courier} and state = 'created' and not is_settled
    order by last_tracked_at nulls first limit ${limit}`.execute(tables<FulfillmentDatabase>(db))
  return rows
}

export type ShipmentAtCourier = {
  id: string
  orderId: string
  vendorId: string
  courier: string
  tracking: string
}

/** Parcels of a cancelled order that are neither delivered nor back. */
export async function listShipmentsAtCourier(
  handle: Db | Tx,
  { orderId, id = null }: { orderId: string; id?: string | null },
): Promise<ShipmentAtCourier[]> {
  const { rows } = await sql<ShipmentAtCourier>`
    select s.id, s.order_id as "orderId", s.vendor_id as "vendorId", s.courier_code as courier, s.tracking
    from fulfillment.shipments s
    join orders.orders o on o.id = s.order_id and o.status = 'cancelled'
    join orders.parcels pa on pa.id = s.id
      and pa.state not in ('delivered', 'cash_at_courier', 'remitted', 'returned', 'checked', 'lost')
    where s.order_id = ${orderId} and s.state = 'created' and (${id}::uuid is null or s.id = ${id})
    order by s.id`.execute(tables<FulfillmentDatabase>(handle))
  return rows
}

/** Returns the time of the last courier event. */
export async function lockShipmentForTracking(tx: Tx, id: string): Promise<Date | null> {
  const rows = await tables<FulfillmentDatabase>(tx)
    .selectFrom('fulfillment.shipments')
    .select('last_event_at as at')
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return rows[0]?.at ?? null
}

export async function saveTrackingEvents(
  tx: Tx,
  { id, status, at: now }: { id: string; status: string; at: Date | null },
): Promise<void> {
  await tables<FulfillmentDatabase>(tx)
    .updateTable('fulfillment.shipments')
    .set({ last_status: status, last_event_at: now })
    .where('id', '=', id)
    .execute()
}

type Followed = { ids: readonly string[]; payments: ReadonlyMap<string, string> }

/** Ends tracking when no cash is left to report, after a return, or when no event comes. */
export async function saveTrackedAt(db: Db, { ids, payments }: Followed, now: Date): Promise<void> {
  const messages = [...payments].map(([tracking, status]) => ({ tracking, status }))
  await sql`
    with paid as (
      select * from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as t (tracking text, status text)
    ), known as (
      select s.id, coalesce((select status from paid where paid.tracking = s.tracking),
        s.payment_status) as payment
      from fulfillment.shipments s where s.id = any(${ids}::uuid[]))
    update fulfillment.shipments s set last_tracked_at = ${now}, payment_status = known.payment,
      is_settled = coalesce(known.payment, '') = 'payed'
        or coalesce(s.last_event_at, s.sent_at) < ${now}::timestamptz - interval '60 days'
        or exists (
          select from orders.parcels pa where pa.id = s.id and (pa.state in ('returned', 'checked')
            or (pa.state = 'delivered' and pa.collect_centimes = 0)))
    from known where known.id = s.id`.execute(tables<FulfillmentDatabase>(db))
}
