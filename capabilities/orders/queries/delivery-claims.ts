import { sql } from 'kysely'
import { startOfDay } from '#kernel/calendar.ts'
import { before, days } from '#kernel/time.ts'
import { instantText, tables, type Tx } from '#platform/database/index.ts'
import { DELIVERY_CLAIM_DAYS } from '../rules/delivery-claims.ts'
import type { ParcelId } from '../schema.ts'
import type { OrdersDatabase } from '../tables.ts'

/** The time and the vendor of the first report stay. */
export const saveDeliveryClaim = (
  tx: Tx,
  id: ParcelId,
  { by, now }: { by: string | null; now: Date },
) =>
  sql`
    update orders.parcels set delivery_claimed_at = coalesce(delivery_claimed_at, ${now}),
      delivery_claimed_by = coalesce(delivery_claimed_by, ${by}), delivery_rejected_at = null
    where id = ${id}`.execute(tables<OrdersDatabase>(tx))

export const deleteDeliveryClaim = (tx: Tx, id: ParcelId, rejectedAt: Date | null) =>
  sql`
    update orders.parcels set delivery_claimed_at = null, delivery_claimed_by = null, delivery_denied_at = null,
      delivery_rejected_at = coalesce(${rejectedAt}, delivery_rejected_at)
    where id = ${id}`.execute(tables<OrdersDatabase>(tx))

/** False when it was denied before. */
export async function saveDeliveryDenial(tx: Tx, id: ParcelId, now: Date): Promise<boolean> {
  const rows = await tables<OrdersDatabase>(tx)
    .updateTable('orders.parcels')
    .set({ delivery_denied_at: now })
    .where('id', '=', id)
    .where('delivery_denied_at', 'is', null)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Of the parcel or its order. */
export async function findLastStepAt(tx: Tx, id: ParcelId): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(pa.handed_over_at,
      (select max(h.happened_at) from orders.parcel_history h where h.parcel_id = pa.id),
      (select max(h.happened_at) from orders.status_history h where h.order_id = pa.order_id)) as at
    from orders.parcels pa where pa.id = ${id}`.execute(tables<OrdersDatabase>(tx))
  return rows[0]?.at ?? null
}

/** Of parcel `pa`; null without one. */
export const DELIVERY_CLAIM = `case when pa.delivery_claimed_at is not null then json_build_object(
    'at', ${instantText('pa.delivery_claimed_at')}, 'denied_at', ${instantText('pa.delivery_denied_at')},
    'by', (select nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '')
      from identity.profiles a where a.user_id = pa.delivery_claimed_by)) end`

/** Of order `o`, for its buyer. */
export const REPORTED_DELIVERIES = `(select coalesce(json_agg(json_build_object('parcel_id', pa.id,
    'at', ${instantText('pa.delivery_claimed_at')}, 'is_denied', pa.delivery_denied_at is not null) order by pa.position), '[]')
    from orders.parcels pa where pa.order_id = o.id and pa.delivery_claimed_at is not null)`

/** Of order `o`: null, or whether a buyer denies one of its claims. */
export const ORDER_DELIVERY_CLAIM = `(select case when bool_or(pa.delivery_denied_at is not null) then 'denied' else 'open' end
    from orders.parcels pa where pa.order_id = o.id and pa.delivery_claimed_at is not null having count(*) > 0)`

/** Of parcel `pa`: it waits for an admin. */
export const isClaimDue = (now: Date) =>
  sql`(pa.delivery_claimed_at is not null and (pa.delivery_denied_at is not null
    or pa.delivery_claimed_at < ${startOfDay(before(now, days(DELIVERY_CLAIM_DAYS)))}))`
