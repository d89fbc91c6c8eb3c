import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'

type PickupPointQuery = { pickupPointId: string; wilaya: string; vendorIds: readonly string[] }

/** Vendors whose courier has this pickup point open. */
export async function listVendorsOfPickupPoint(
  handle: Db | Tx,
  { pickupPointId, wilaya, vendorIds }: PickupPointQuery,
  operatorCourier: string | null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select shop.id from shipping.pickup_points d
    cross join unnest(${vendorIds}::uuid[]) as shop (id)
    where d.id = ${pickupPointId} and d.wilaya_code = ${wilaya} and d.is_open
      and d.courier_code = coalesce((
        select own.courier_code from shipping.courier_accounts own
        where own.vendor_id = shop.id and own.is_default), ${operatorCourier}::text)`.execute(
    tables<object>(handle),
  )
  return rows.map(({ id }) => id)
}

export type PickupPointRef = {
  id: string
  courier: string
  externalId: string | null
  name: string
  wilaya: string
}

/** Null when it is closed or in another wilaya. */
export async function findPickupPoint(
  handle: Db | Tx,
  id: string,
  wilaya: string,
): Promise<PickupPointRef | null> {
  const { rows } = await sql<PickupPointRef>`
    select id, courier_code as courier, external_id as "externalId", name, wilaya_code as wilaya
    from shipping.pickup_points where id = ${id} and wilaya_code = ${wilaya} and is_open`.execute(
    tables<object>(handle),
  )
  return rows[0] ?? null
}
