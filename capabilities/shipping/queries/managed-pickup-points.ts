import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { ShippingDatabase } from '../tables.ts'

export type ManagedPickupPointRow = {
  id: string
  courier: string
  courierName: string
  wilaya: string
  commune: string | null
  name: string
  address: string
  hours: string | null
  isImported: boolean
  /** On the courier's own list; always so for one that the operator has entered. */
  isListed: boolean
  isWithdrawn: boolean
  version: number
}

const ROW = sql.raw(`d.id, d.courier_code as courier, c.name as "courierName",
  d.wilaya_code as wilaya, d.commune_code as commune, d.name, d.address, d.hours,
  d.external_id is not null as "isImported", d.is_open as "isListed",
  d.is_withdrawn as "isWithdrawn", d.version`)

export async function listManagedPickupPoints(
  db: Db,
  wilaya: string,
): Promise<ManagedPickupPointRow[]> {
  const { rows } = await sql<ManagedPickupPointRow>`
    select ${ROW} from shipping.pickup_points d
    join shipping.couriers c on c.code = d.courier_code
    where d.wilaya_code = ${wilaya} order by c.name, d.name, d.id`.execute(
    tables<ShippingDatabase>(db),
  )
  return rows
}

export async function lockPickupPoint(tx: Tx, id: string): Promise<ManagedPickupPointRow | null> {
  const { rows } = await sql<ManagedPickupPointRow>`
    select ${ROW} from shipping.pickup_points d
    join shipping.couriers c on c.code = d.courier_code
    where d.id = ${id} for update of d`.execute(tables<ShippingDatabase>(tx))
  return rows[0] ?? null
}

export type PickupPointInput = {
  courier: string
  wilaya: string
  commune: string | null
  name: string
  address: string
  hours: string | null
  isWithdrawn: boolean
}

export async function insertPickupPoint(
  tx: Tx,
  { id, ...point }: PickupPointInput & { id: string },
): Promise<void> {
  await tables<ShippingDatabase>(tx)
    .insertInto('shipping.pickup_points')
    .values({
      id,
      courier_code: point.courier,
      wilaya_code: point.wilaya,
      commune_code: point.commune,
      name: point.name,
      address: point.address,
      hours: point.hours,
      is_withdrawn: point.isWithdrawn,
    })
    .execute()
}

export async function updatePickupPoint(
  tx: Tx,
  { id, ...point }: PickupPointInput & { id: string },
): Promise<void> {
  await tables<ShippingDatabase>(tx)
    .updateTable('shipping.pickup_points')
    .set({
      courier_code: point.courier,
      wilaya_code: point.wilaya,
      commune_code: point.commune,
      name: point.name,
      address: point.address,
      hours: point.hours,
      is_withdrawn: point.isWithdrawn,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

export type CourierNameRow = { code: string; name: string }

/** Those that may have pickup points. */
export async function listCouriersWithPoints(handle: Db | Tx): Promise<CourierNameRow[]> {
  const rows = await tables<ShippingDatabase>(handle)
    .selectFrom('shipping.couriers')
    .select(['code', 'name'])
    .where('is_active', '=', true)
    .where('code', '<>', 'manual')
    .orderBy('name')
    .execute()
  return rows
}
