import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { ClaimedShipment, ShipmentFailure } from '../schema.ts'
import type { FulfillmentDatabase } from '../tables.ts'

/** Exclusive until `until`; a concurrent claim finds it taken. */
export async function claimShipment(
  db: Db,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<ClaimedShipment | null> {
  const { rows } = await sql<ClaimedShipment>`
    with claimed as (
      update fulfillment.shipments set claimed_until = ${until}, attempts = attempts + 1
      where id = ${id} and state = 'waiting' and (claimed_until is null or claimed_until <= ${now})
      returning *)
    select s.id, s.vendor_id as "vendorId", s.order_id as "orderId", s.courier_code as courier,
      s.requested_by as "requestedBy", s.attempts, s.courier_commune as "courierCommune",
      o.order_number as "orderNumber", o.delivery_method as method,
      coalesce(s.pickup_point_id, o.pickup_point_id) as "pickupPointId", v.business_wilaya as "shopWilaya",
      p.first_name as "firstName", p.last_name as "lastName", p.phone, p.address, p.city,
      p.commune_code as "communeCode", p.wilaya, p.address_version as "addressVersion",
      o.subtotal_centimes - o.discount_centimes as value,
      (select string_agg(concat_ws(' ', i.product_name, i.variant_label, '× ' || i.quantity), ', '
          order by i.position) from orders.order_items i where i.order_id = o.id) as content
    from claimed s
    join orders.orders o on o.id = s.order_id
    join orders.purchases p on p.id = o.purchase_id
    join vendors.vendors v on v.id = s.vendor_id`.execute(tables<FulfillmentDatabase>(db))
  return rows[0] ?? null
}

/**
 * The attempt is the fencing token: no row is found once the claim has expired and another process
 * has claimed the shipment.
 */
type Claim = Pick<ClaimedShipment, 'id' | 'attempts'>
const updateClaimed = (handle: Db | Tx, { id, attempts }: Claim) =>
  tables<FulfillmentDatabase>(handle)
    .updateTable('fulfillment.shipments')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempts)

/** False when the claim was lost, as for the changes below. */
export async function renewClaim(db: Db, claim: Claim, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await updateClaimed(db, claim)
    .set({ claimed_until: until })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Null when no shipment is waiting. */
export async function findClaim(db: Db, id: string): Promise<Date | null> {
  const rows = await tables<FulfillmentDatabase>(db)
    .selectFrom('fulfillment.shipments')
    .select('claimed_until as until')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
  return rows[0]?.until ?? null
}

type Created = { id: string; tracking: string; labelUrl: string | null }

/** Idempotent: false if already created. */
export async function markShipmentCreated(tx: Tx, created: Created, now: Date): Promise<boolean> {
  const rows = await tables<FulfillmentDatabase>(tx)
    .updateTable('fulfillment.shipments')
    .set({
      state: 'created',
      tracking: created.tracking,
      label_url: created.labelUrl,
      sent_at: now,
      failure_code: null,
      failure_message: null,
      claimed_until: null,
    })
    .where('id', '=', created.id)
    .where('state', '=', 'waiting')
    .returning('id')
    .execute()
  return rows.length > 0
}

type Failed = { failureCode: ShipmentFailure; message: string | null }

/** Needs a correction by the vendor. */
export async function markShipmentFailed(
  handle: Db | Tx,
  claim: Claim,
  { failureCode, message }: Failed,
): Promise<boolean> {
  const { numUpdatedRows } = await updateClaimed(handle, claim)
    .set({
      state: 'failed',
      failure_code: failureCode,
      failure_message: message,
      claimed_until: null,
    })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Retried automatically; the vendor sees the reason. */
export async function rescheduleShipment(
  tx: Tx,
  claim: Claim,
  failureCode: ShipmentFailure,
): Promise<boolean> {
  const { numUpdatedRows } = await updateClaimed(tx, claim)
    .set({ failure_code: failureCode, claimed_until: null })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
