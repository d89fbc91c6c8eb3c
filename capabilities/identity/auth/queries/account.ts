import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, type Tx, tables } from '#platform/database/index.ts'
import type { PersonalDataRows, ActiveSession, SessionId, UserId } from '../../accounts/schema.ts'
import type { IdentityDatabase } from '../../tables.ts'

export type ProfileFields = {
  firstName: string | null
  lastName: string | null
  phone: string | null
  address: string | null
  city: string | null
  wilaya: string | null
}

export type AccountDetails = {
  email: string | null
  newEmail: string | null
  passwordHash: string | null
  passwordChangedAt: Date | null
}

export async function findAccountDetails(
  handle: Db | Tx,
  userId: UserId,
): Promise<AccountDetails | null> {
  const row = await tables<IdentityDatabase>(handle)
    .selectFrom('identity.users')
    .select(['email', 'new_email', 'password_hash', 'password_changed_at'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  return {
    email: row.email,
    newEmail: row.new_email,
    passwordHash: row.password_hash,
    passwordChangedAt: row.password_changed_at,
  }
}

/** Null until the mailbox is proven; a confirmation alone may be that of a setting. */
export async function findProvenAddress(handle: Db | Tx, userId: UserId): Promise<string | null> {
  const row = await tables<IdentityDatabase>(handle)
    .selectFrom('identity.users')
    .select('email')
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is not', null)
    .where('is_email_unproven', '=', false)
    .executeTakeFirst()
  return row?.email ?? null
}

export async function saveProfileFields(
  tx: Tx,
  userId: UserId,
  change: ProfileFields,
  now: Date,
): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .updateTable('identity.profiles')
    .set({
      first_name: change.firstName,
      last_name: change.lastName,
      phone: change.phone,
      address: change.address,
      city: change.city,
      wilaya: change.wilaya,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .execute()
}

export async function findLanguage(handle: Db | Tx, userId: UserId): Promise<Language | null> {
  const row = await tables<IdentityDatabase>(handle)
    .selectFrom('identity.profiles')
    .select('language')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.language ?? null
}

export async function saveProfileLanguage(
  tx: Tx,
  userId: UserId,
  language: Language,
  now: Date,
): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .updateTable('identity.profiles')
    .set({ language, updated_at: now })
    .where('user_id', '=', userId)
    .execute()
}

export async function listOpenSessions(
  handle: Db | Tx,
  userId: UserId,
  now: Date,
): Promise<ActiveSession[]> {
  const rows = await tables<IdentityDatabase>(handle)
    .selectFrom('identity.sessions')
    .select(['id', 'aal', 'user_agent', 'created_at', 'refreshed_at'])
    .select(sql<string | null>`host(ip)`.as('ip'))
    .where('user_id', '=', userId)
    .where((where) => where.or([where('not_after', 'is', null), where('not_after', '>', now)]))
    .orderBy(sql`coalesce(refreshed_at, created_at)`, 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    aal: row.aal,
    userAgent: row.user_agent,
    ip: row.ip,
    createdAt: row.created_at,
    refreshedAt: row.refreshed_at,
  }))
}

export async function deleteOwnSession(tx: Tx, userId: UserId, id: SessionId): Promise<boolean> {
  const row = await tables<IdentityDatabase>(tx)
    .deleteFrom('identity.sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** This capability's part of a personal data export, without credentials. */
export async function exportPersonalData(
  handle: Db | Tx,
  userId: UserId,
): Promise<Record<string, PersonalDataRows>> {
  const rowsOf = async (query: ReturnType<typeof sql<Record<string, unknown>>>) =>
    (await query.execute(tables<IdentityDatabase>(handle))).rows
  return {
    account: await rowsOf(sql`
      select id, email, email_confirmed_at, phone, phone_confirmed_at, new_email, new_phone,
        user_metadata, last_sign_in_at, password_changed_at, created_at, updated_at
      from identity.users where id = ${userId}`),
    profile: await rowsOf(sql`
      select first_name, last_name, email, phone, address, city, wilaya, language, created_at, updated_at
      from identity.profiles where user_id = ${userId}`),
    roles: await rowsOf(
      sql`select role, granted_at from identity.user_roles where user_id = ${userId}`,
    ),
    addresses: await rowsOf(sql`
      select label, first_name, last_name, phone, address, city, commune_code, wilaya, postal_code,
        is_default, created_at, updated_at
      from identity.addresses where user_id = ${userId} order by created_at`),
    identities: await rowsOf(sql`
      select provider, provider_id, identity_data, last_sign_in_at, created_at
      from identity.identities where user_id = ${userId} order by created_at`),
    second_factors: await rowsOf(sql`
      select factor_type, friendly_name, phone, status, created_at
      from identity.mfa_factors where user_id = ${userId} order by created_at`),
    sessions: await rowsOf(sql`
      select user_agent, host(ip) as ip, aal, created_at, refreshed_at
      from identity.sessions where user_id = ${userId} order by created_at`),
    known_devices: await rowsOf(sql`
      select device, first_seen_at, last_seen_at
      from identity.known_devices where user_id = ${userId} order by first_seen_at`),
  }
}

export async function deleteUser(tx: Tx, userId: UserId): Promise<number> {
  const db = tables<IdentityDatabase>(tx)
  const { rows } = await sql<{ count: number }>`
    select (1 + (select count(*) from identity.profiles where user_id = ${userId})
      + (select count(*) from identity.addresses where user_id = ${userId})
      + (select count(*) from identity.identities where user_id = ${userId})
      + (select count(*) from identity.mfa_factors where user_id = ${userId})
      + (select count(*) from identity.sessions where user_id = ${userId})
      + (select count(*) from identity.known_devices where user_id = ${userId}))::integer as count`.execute(
    db,
  )
  await db.deleteFrom('identity.users').where('id', '=', userId).execute()
  return rows[0]?.count ?? 0
}
