import { sql } from 'kysely'
import { allConditions, type Db, tables, type Tx } from '#platform/database/index.ts'
import type { ShipmentView } from '../contract.ts'
import type { ShipmentState, ShipmentFailure } from '../schema.ts'
import type { FulfillmentDatabase } from '../tables.ts'

export type NewShipment = {
  id: string
  vendorId: string
  orderId: string
  courier: string
  by: string
}

/** False when the order is already queued for a courier. */
export async function insertShipment(tx: Tx, shipment: NewShipment, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into fulfillment.shipments (id, vendor_id, order_id, courier_code, requested_by, created_at)
    values (${shipment.id}, ${shipment.vendorId}, ${shipment.orderId}, ${shipment.courier}, ${shipment.by}, ${now})
    on conflict (order_id) where state in ('waiting', 'failed') do nothing
    returning id`.execute(tables<FulfillmentDatabase>(tx))
  return rows.length > 0
}

export async function listShipments(
  db: Db,
  vendorId: string,
  order: string | null,
): Promise<ShipmentView[]> {
  const { rows } = await sql<{ view: ShipmentView }>`
    select json_build_object('id', s.id, 'order_id', s.order_id,
      'courier', json_build_object('code', c.code, 'name', c.name), 'state', s.state,
      'failure_code', s.failure_code, 'failure_message', s.failure_message, 'tracking', s.tracking,
      'has_label', s.label_url is not null, 'last_status', s.last_status,
      'payment_status', s.payment_status,
      'at', to_char(coalesce(s.sent_at, s.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as view
    from fulfillment.shipments s join shipping.couriers c on c.code = s.courier_code
    where ${allConditions(sql`s.vendor_id = ${vendorId} and s.state <> 'withdrawn'`, order && sql`s.order_id = ${order}`)}
    order by s.created_at desc, s.id desc limit 200`.execute(tables<FulfillmentDatabase>(db))
  return rows.map(({ view }) => view)
}

export type LockedShipment = {
  id: string
  vendorId: string
  orderId: string
  courier: string
  state: ShipmentState
  attempts: number
  failureCode: ShipmentFailure | null
  isClaimed: boolean
}

/** Another vendor's shipment is not found. */
export async function lockShipment(
  tx: Tx,
  { vendorId, id }: { vendorId: string; id: string },
  now: Date,
): Promise<LockedShipment | null> {
  const { rows } = await sql<LockedShipment>`
    select id, vendor_id as "vendorId", order_id as "orderId", courier_code as courier, state, attempts,
      failure_code as "failureCode", coalesce(claimed_until > ${now}, false) as "isClaimed"
    from fulfillment.shipments where id = ${id} and vendor_id = ${vendorId} for update`.execute(
    tables<FulfillmentDatabase>(tx),
  )
  return rows[0] ?? null
}

type Again = { id: string; commune: string | null; pickupPointId: string | null }

export async function requeueShipment(
  tx: Tx,
  { id, commune, pickupPointId }: Again,
): Promise<void> {
  await sql`
    update fulfillment.shipments set state = 'waiting', failure_code = null, failure_message = null,
      claimed_until = null, courier_commune = coalesce(${commune}, courier_commune),
      pickup_point_id = coalesce(${pickupPointId}::uuid, pickup_point_id), attempts = least(attempts, 1)
    where id = ${id}`.execute(tables<FulfillmentDatabase>(tx))
}

export async function markShipmentCancelled(tx: Tx, id: string): Promise<void> {
  await tables<FulfillmentDatabase>(tx)
    .updateTable('fulfillment.shipments')
    .set({ state: 'withdrawn', claimed_until: null })
    .where('id', '=', id)
    .execute()
}

export type StoredLabel = {
  id: string
  courier: string
  tracking: string
  labelUrl: string
  labelFile: string | null
}

export async function findLabel(
  db: Db,
  vendorId: string,
  orderId: string,
): Promise<StoredLabel | null> {
  const { rows } = await sql<StoredLabel>`
    select id, courier_code as courier, tracking, label_url as "labelUrl", label_file as "labelFile"
    from fulfillment.shipments
    where vendor_id = ${vendorId} and order_id = ${orderId} and state = 'created'
      and label_url is not null
    order by sent_at desc limit 1`.execute(tables<FulfillmentDatabase>(db))
  return rows[0] ?? null
}

export async function saveLabel(tx: Tx, id: string, file: string): Promise<void> {
  await tables<FulfillmentDatabase>(tx)
    .updateTable('fulfillment.shipments')
    .set({ label_file: file })
    .where('id', '=', id)
    .execute()
}
