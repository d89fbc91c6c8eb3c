import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { PickupPoint } from '../schema.ts'
import type { ShippingDatabase } from '../tables.ts'

const IS_OPEN = sql.raw(`d.is_open and not d.is_withdrawn
  and exists (select from shipping.couriers c where c.code = d.courier_code and c.is_active)`)

const FIELDS = sql.raw(`d.id, d.name, d.address, d.commune_code as "communeCode", d.hours,
  (select c.name from shipping.couriers c where c.code = d.courier_code) as courier`)

/** The vendor's own courier, else the operator's; null where neither is decided: any then. */
const COURIER_OF_VENDOR = (operatorCourier: string | null) => sql`coalesce((
  select own.courier_code from shipping.courier_accounts own
  where own.vendor_id = shop.id and own.is_default), ${operatorCourier}::text)`

export async function listPickupPoints(db: Db, wilaya: string): Promise<PickupPoint[]> {
  const { rows } = await sql<PickupPoint>`
    select ${FIELDS} from shipping.pickup_points d
    where d.wilaya_code = ${wilaya} and ${IS_OPEN} order by d.name, d.id`.execute(
    tables<ShippingDatabase>(db),
  )
  return rows
}

/** Those of which the couriers of all these vendors know. */
export async function listPickupPointsOf(
  db: Db,
  query: { wilaya: string; vendorIds: readonly string[]; operatorCourier: string | null },
): Promise<PickupPoint[]> {
  const { wilaya, vendorIds, operatorCourier } = query
  const { rows } = await sql<PickupPoint>`
    with sends as (
      select distinct ${COURIER_OF_VENDOR(operatorCourier)} as courier
      from unnest(${vendorIds}::uuid[]) as shop (id))
    select ${FIELDS} from shipping.pickup_points d
    where d.wilaya_code = ${wilaya} and ${IS_OPEN}
      and not exists (select from sends where sends.courier <> d.courier_code)
    order by d.name, d.id`.execute(tables<ShippingDatabase>(db))
  return rows
}

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
    where d.id = ${pickupPointId} and d.wilaya_code = ${wilaya} and ${IS_OPEN}
      and d.courier_code = coalesce(${COURIER_OF_VENDOR(operatorCourier)}, d.courier_code)`.execute(
    tables<ShippingDatabase>(handle),
  )
  return rows.map(({ id }) => id)
}

export type PickupPointRef = {
  id: string
  courier: string
  externalId: string | null
  name: string
  address: string
  wilaya: string
}

/** Null when it is closed or in another wilaya. */
export async function findPickupPoint(
  handle: Db | Tx,
  id: string,
  wilaya: string,
): Promise<PickupPointRef | null> {
  const { rows } = await sql<PickupPointRef>`
    select d.id, d.courier_code as courier, d.external_id as "externalId", d.name, d.address,
      d.wilaya_code as wilaya
    from shipping.pickup_points d
    where d.id = ${id} and d.wilaya_code = ${wilaya} and ${IS_OPEN}`.execute(
    tables<ShippingDatabase>(handle),
  )
  return rows[0] ?? null
}
