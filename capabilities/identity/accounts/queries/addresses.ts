import type { Selectable } from 'kysely'
import { type Db, type Tx, tables } from '#platform/database/index.ts'
import type { Address, AddressId, UserId } from '../schema.ts'
import type { IdentityAddresses, IdentityDatabase } from '../../tables.ts'

const addresses = (handle: Db | Tx) => tables<IdentityDatabase>(handle)

export async function listAddresses(handle: Db | Tx, userId: UserId): Promise<Address[]> {
  const rows = await addresses(handle)
    .selectFrom('identity.addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(addressOf)
}

/** Serializes changes to the user's addresses. */
export async function lockUserAddresses(tx: Tx, userId: UserId): Promise<boolean> {
  const row = await addresses(tx)
    .selectFrom('identity.users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function insertAddress(tx: Tx, userId: UserId, address: Address): Promise<void> {
  await addresses(tx)
    .insertInto('identity.addresses')
    .values({ ...rowOf(address), id: address.id, user_id: userId, created_at: address.createdAt })
    .execute()
}

export async function upsertAddress(tx: Tx, userId: UserId, address: Address): Promise<void> {
  await addresses(tx)
    .updateTable('identity.addresses')
    .set(rowOf(address))
    .where('id', '=', address.id)
    .where('user_id', '=', userId)
    .execute()
}

export async function clearDefault(tx: Tx, userId: UserId): Promise<void> {
  await addresses(tx)
    .updateTable('identity.addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute()
}

export async function deleteAddress(tx: Tx, userId: UserId, id: AddressId): Promise<void> {
  await addresses(tx)
    .deleteFrom('identity.addresses')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
}

const rowOf = (address: Address) => ({
  label: address.label,
  first_name: address.firstName,
  last_name: address.lastName,
  phone: address.phone,
  address: address.address,
  city: address.city,
  commune_code: address.communeCode,
  wilaya: address.wilaya,
  postal_code: address.postalCode,
  is_default: address.isDefault,
  updated_at: address.updatedAt,
})

const addressOf = (row: Selectable<IdentityAddresses>): Address => ({
  id: row.id,
  label: row.label,
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  address: row.address,
  city: row.city,
  communeCode: row.commune_code,
  wilaya: row.wilaya,
  postalCode: row.postal_code,
  isDefault: row.is_default,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
