import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { CourierRow } from '../schema.ts'
import type { ShippingDatabase } from '../tables.ts'

/** Without the manual courier. */
export async function listCouriers(db: Db, vendorId: string): Promise<CourierRow[]> {
  const { rows } = await sql<CourierRow>`
    select c.code, c.name, c.adapter, own.credentials_hint as "credentialsHint", own.connected_at as "connectedAt", own.error_code as "errorCode",
      coalesce(own.is_default, false) as "isDefault",
      (select count(*)::integer from shipping.pickup_points d where d.courier_code = c.code and d.is_open and not d.is_withdrawn) as "pickupPointCount",
      (select count(*)::integer from shipping.courier_communes cc where cc.courier_code = c.code) as communes,
      (select count(*)::integer from shipping.courier_places p
        where p.courier_code = c.code and p.commune_code is not null) as matched,
      (select json_build_object('state', f.state, 'done', f.done, 'total', f.total, 'error_code', f.error_code)
        from shipping.fee_imports f
        where f.vendor_id = ${vendorId} and f.courier_code = c.code) as "feeImport"
    from shipping.couriers c
    left join shipping.courier_accounts own on own.courier_code = c.code and own.vendor_id = ${vendorId}
    where c.is_active and c.code <> 'manual'
    order by c.adapter = 'manual', c.name`.execute(tables<ShippingDatabase>(db))
  return rows
}

export type StoredCourierAccount = { adapter: string; credentials: Buffer | null }

/** The account is encrypted. */
export async function findCourierAccount(
  db: Db | Tx,
  vendorId: string,
  courier: string,
): Promise<StoredCourierAccount | null> {
  const { rows } = await sql<StoredCourierAccount>`
    select c.adapter, own.credentials from shipping.couriers c
    left join shipping.courier_accounts own on own.courier_code = c.code and own.vendor_id = ${vendorId}
    where c.code = ${courier} and c.is_active`.execute(tables<ShippingDatabase>(db))
  return rows[0] ?? null
}

type EncryptedAccount = {
  vendorId: string
  courier: string
  credentials: Buffer
  credentialsHint: string
}

/** The vendor's first courier becomes its default. */
export async function saveCourierAccount(
  tx: Tx,
  account: EncryptedAccount,
  now: Date,
): Promise<void> {
  const { vendorId, courier, credentials, credentialsHint } = account
  await sql`
    insert into shipping.courier_accounts
      (vendor_id, courier_code, credentials, credentials_hint, connected_at, is_default)
    values (${vendorId}, ${courier}, ${credentials}, ${credentialsHint}, ${now}, not exists (
      select from shipping.courier_accounts where vendor_id = ${vendorId} and is_default))
    on conflict (vendor_id, courier_code) do update set credentials = excluded.credentials,
      credentials_hint = excluded.credentials_hint, connected_at = excluded.connected_at, error_code = null`.execute(
    tables<ShippingDatabase>(tx),
  )
}

/** Also unsets it as default. */
export async function deleteCourierAccount(
  db: Db,
  vendorId: string,
  courier: string,
): Promise<void> {
  await tables<ShippingDatabase>(db)
    .deleteFrom('shipping.courier_accounts')
    .where('vendor_id', '=', vendorId)
    .where('courier_code', '=', courier)
    .execute()
}

/** Null unsets the default. False when the courier does not exist. */
export async function saveDefault(
  tx: Tx,
  vendorId: string,
  courier: string | null,
): Promise<boolean> {
  await tables<ShippingDatabase>(tx)
    .updateTable('shipping.courier_accounts')
    .set({ is_default: false })
    .where('vendor_id', '=', vendorId)
    .where('is_default', '=', true)
    .execute()
  if (courier === null) return true
  const { rows } = await sql`
    insert into shipping.courier_accounts (vendor_id, courier_code, is_default)
    select ${vendorId}, code, true from shipping.couriers
    where code = ${courier} and is_active and code <> 'manual'
    on conflict (vendor_id, courier_code) do update set is_default = true
    returning courier_code`.execute(tables<ShippingDatabase>(tx))
  return rows.length > 0
}

export async function saveCouriers(
  db: Db,
  couriers: readonly { code: string; name: string; adapter: string }[],
): Promise<void> {
  await sql`
    insert into shipping.couriers as c (code, name, adapter)
    select code, name, adapter
    from jsonb_to_recordset(${JSON.stringify(couriers)}::jsonb) as r (code text, name text, adapter text)
    on conflict (code) do update set name = excluded.name, adapter = excluded.adapter
    where (c.name, c.adapter) is distinct from (excluded.name, excluded.adapter)`.execute(
    tables<ShippingDatabase>(db),
  )
}

/** Null clears the error. */
export async function saveCourierError(
  db: Db,
  vendorId: string,
  courier: string,
  errorCode: string | null,
): Promise<void> {
  await sql`
    update shipping.courier_accounts set error_code = ${errorCode}
    where vendor_id = ${vendorId} and courier_code = ${courier}
      and error_code is distinct from ${errorCode}`.execute(tables<ShippingDatabase>(db))
}

/** Any vendor whose account can read the courier's places. */
export async function findConnectedVendor(db: Db, courier: string): Promise<string | null> {
  const rows = await tables<ShippingDatabase>(db)
    .selectFrom('shipping.courier_accounts')
    .select('vendor_id as id')
    .where('courier_code', '=', courier)
    .where('credentials', 'is not', null)
    .where('error_code', 'is', null)
    .orderBy('connected_at', 'desc')
    .limit(1)
    .execute()
  return rows[0]?.id ?? null
}

export async function listCouriersOf(db: Db, adapters: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from shipping.couriers where adapter = any(${adapters}::text[]) and is_active`.execute(
    tables<ShippingDatabase>(db),
  )
  return rows.map(({ code }) => code)
}

export async function findVendorWilaya(db: Db, vendorId: string): Promise<string | null> {
  const rows = await tables<ShippingDatabase>(db)
    .selectFrom('vendors.vendors')
    .select('business_wilaya as wilaya')
    .where('id', '=', vendorId)
    .execute()
  return rows[0]?.wilaya ?? null
}
