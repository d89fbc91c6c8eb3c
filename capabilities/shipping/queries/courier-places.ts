import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { CourierCommune } from '../couriers/courier.ts'
import type { ShippingDatabase } from '../tables.ts'

export type PlaceRow = {
  wilaya: string
  commune: string
  courierWilaya: string
  courierCommune: string
}
export type PickupPointRow = {
  id: string
  wilaya: string
  commune: string | null
  name: string
  address: string
  externalId: string
}

export async function replaceCourierPlaces(
  tx: Tx,
  courier: string,
  { communes, places }: { communes: readonly CourierCommune[]; places: readonly PlaceRow[] },
): Promise<void> {
  const db = tables<ShippingDatabase>(tx)
  await db.deleteFrom('shipping.courier_communes').where('courier_code', '=', courier).execute()
  await db.deleteFrom('shipping.courier_places').where('courier_code', '=', courier).execute()
  await sql`
    insert into shipping.courier_communes
      (courier_code, external_id, courier_wilaya, wilaya_name, name, is_deliverable)
    select ${courier}, id, wilaya, "wilayaName", name, "isDeliverable"
    from jsonb_to_recordset(${JSON.stringify(communes)}::jsonb)
      as t (id integer, wilaya integer, "wilayaName" text, name text, "isDeliverable" boolean)
    on conflict do nothing`.execute(db)
  await sql`
    insert into shipping.courier_places
      (courier_code, wilaya_code, commune_code, courier_wilaya, courier_commune)
    select ${courier}, wilaya, commune, "courierWilaya", "courierCommune"
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as t (wilaya text, commune text, "courierWilaya" text, "courierCommune" text)`.execute(db)
}

/** Missing pickup points are closed, not deleted: orders may reference them. */
export async function savePickupPoints(
  tx: Tx,
  courier: string,
  pickupPoints: readonly PickupPointRow[],
): Promise<void> {
  const db = tables<ShippingDatabase>(tx)
  const stored = pickupPoints.map(({ externalId }) => externalId)
  await sql`
    update shipping.pickup_points set is_open = false
    where courier_code = ${courier} and external_id is not null
      and not (external_id = any(${stored}::text[]))`.execute(db)
  await sql`
    insert into shipping.pickup_points (id, courier_code, wilaya_code, commune_code, name, address, external_id)
    select id, ${courier}, wilaya, commune, name, address, "externalId"
    from jsonb_to_recordset(${JSON.stringify(pickupPoints)}::jsonb)
      as t (id uuid, wilaya text, commune text, name text, address text, "externalId" text)
    on conflict (courier_code, external_id) do update set wilaya_code = excluded.wilaya_code,
      commune_code = excluded.commune_code, name = excluded.name, address = excluded.address,
      is_open = true`.execute(db)
}

export type CourierPlace = { wilaya: string; commune: string }

/** Null when the commune is not mapped. */
export async function findPlace(
  handle: Db | Tx,
  courier: string,
  commune: string,
): Promise<CourierPlace | null> {
  const { rows } = await sql<CourierPlace>`
    select courier_wilaya as wilaya, courier_commune as commune from shipping.courier_places
    where courier_code = ${courier} and commune_code = ${commune}`.execute(
    tables<ShippingDatabase>(handle),
  )
  return rows[0] ?? null
}

export type CourierCommuneRow = { name: string; wilayaName: string; isDeliverable: boolean }

export async function listCourierCommunes(
  handle: Db | Tx,
  courier: string,
  wilaya: number,
): Promise<CourierCommuneRow[]> {
  const { rows } = await sql<CourierCommuneRow>`
    select name, wilaya_name as "wilayaName", is_deliverable as "isDeliverable"
    from shipping.courier_communes
    where courier_code = ${courier} and courier_wilaya = ${wilaya} order by name`.execute(
    tables<ShippingDatabase>(handle),
  )
  return rows
}

export async function listCourierWilayaNumbers(
  handle: Db | Tx,
  courier: string,
): Promise<{ wilaya: string; externalId: number }[]> {
  const { rows } = await sql<{ wilaya: string; externalId: number }>`
    select p.wilaya_code as wilaya, cc.external_id as "externalId"
    from shipping.courier_places p
    join shipping.courier_communes cc on cc.courier_code = p.courier_code
      and cc.name = p.courier_commune and cc.wilaya_name = p.courier_wilaya
    where p.courier_code = ${courier} and p.commune_code is not null`.execute(
    tables<ShippingDatabase>(handle),
  )
  return rows
}

export async function hasPlaces(db: Db, courier: string): Promise<boolean> {
  const { rows } = await sql`
    select from shipping.courier_communes where courier_code = ${courier} limit 1`.execute(
    tables<ShippingDatabase>(db),
  )
  return rows.length > 0
}
