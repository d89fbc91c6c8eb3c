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
  await sql`
    insert into shipping.pickup_points
      (id, courier_code, wilaya_code, commune_code, name, address, hours, is_withdrawn)
    values (${id}, ${point.courier}, ${point.wilaya}, ${point.commune}, ${point.name},
      ${point.address}, ${point.hours}, ${point.isWithdrawn})`.execute(tables<ShippingDatabase>(tx))
}

export async function updatePickupPoint(
  tx: Tx,
  { id, ...point }: PickupPointInput & { id: string },
): Promise<void> {
  await sql`
    update shipping.pickup_points set courier_code = ${point.courier},
      wilaya_code = ${point.wilaya}, commune_code = ${point.commune}, name = ${point.name},
      address = ${point.address}, hours = ${point.hours}, is_withdrawn = ${point.isWithdrawn},
      version = version + 1
    where id = ${id}`.execute(tables<ShippingDatabase>(tx))
}

export type CourierNameRow = { code: string; name: string }

/** Those that may have pickup points. */
export async function listCouriersWithPoints(handle: Db | Tx): Promise<CourierNameRow[]> {
  const { rows } = await sql<CourierNameRow>`
    select code, name from shipping.couriers where is_active and code <> 'manual'
    order by name`.execute(tables<ShippingDatabase>(handle))
  return rows
}
