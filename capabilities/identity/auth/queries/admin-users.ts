import { sql } from 'kysely'
import { type Db, type Tx, tables } from '#platform/database/index.ts'
import type { User, UserId } from '../../schema.ts'
import { toUser, usersWithIdentities } from './user-rows.ts'
import type { IdentityDatabase } from '../../tables.ts'

export type UserPage = {
  page: number
  perPage: number
  /** Part of an email, phone number or full name. */
  filter: string | null
  sort: { by: SortColumn; descending: boolean }
}
export const SORT_COLUMNS = [
  'created_at',
  'updated_at',
  'last_sign_in_at',
  'email',
  'phone',
] as const
export type SortColumn = (typeof SORT_COLUMNS)[number]

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

export async function listUsers(
  handle: Db | Tx,
  { page, perPage, filter, sort }: UserPage,
): Promise<{ users: User[]; total: number }> {
  const like = filter === null ? null : `%${escaped(filter)}%`
  const wanted = sql<boolean>`u.deleted_at is null and (${like}::text is null
    or u.email ilike ${like} or u.phone like ${like}
    or u.user_metadata ->> 'full_name' ilike ${like})`
  const direction = sort.descending ? 'desc' : 'asc'
  const rows = await usersWithIdentities(handle)
    .where(wanted)
    .orderBy(`u.${sort.by}`, (order) => (sort.descending ? order.desc() : order.asc()).nullsLast())
    .orderBy('u.id', direction)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const { total } = await tables<IdentityDatabase>(handle)
    .selectFrom('identity.users as u')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(wanted)
    .executeTakeFirstOrThrow()
  return { users: rows.map(toUser), total }
}

type AdminUsersStateUpdate = { role?: string; bannedUntil?: Date | null; invitedAt?: Date }

export async function saveUserAdminFields(
  tx: Tx,
  id: UserId,
  { role, bannedUntil, invitedAt }: AdminUsersStateUpdate,
  now: Date,
): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .updateTable('identity.users')
    .set({
      updated_at: now,
      ...(role === undefined ? {} : { role }),
      ...(bannedUntil === undefined ? {} : { banned_until: bannedUntil }),
      ...(invitedAt === undefined ? {} : { invited_at: invitedAt }),
    })
    .where('id', '=', id)
    .execute()
}

/** Includes deleted accounts. */
export async function isIdTaken(handle: Db | Tx, id: UserId): Promise<boolean> {
  const row = await tables<IdentityDatabase>(handle)
    .selectFrom('identity.users')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteUserForGood(tx: Tx, id: UserId): Promise<void> {
  await tables<IdentityDatabase>(tx).deleteFrom('identity.users').where('id', '=', id).execute()
}

/** Keeps the row for its foreign keys and removes all personal data. */
export async function anonymizeUser(tx: Tx, id: UserId, now: Date): Promise<void> {
  const db = tables<IdentityDatabase>(tx)
  await sql`
    update identity.users set
      email = case when email is null then null
        else encode(sha256(convert_to(id::text || email, 'UTF8')), 'hex') end,
      phone = null, phone_confirmed_at = null, password_hash = null, new_email = null,
      new_phone = null, email_change_confirmed = null, app_metadata = '{}', user_metadata = '{}',
      deleted_at = ${now}, updated_at = ${now}
    where id = ${id}`.execute(db)
  await sql`
    update identity.identities set identity_data = '{}', updated_at = ${now},
      provider_id = encode(sha256(convert_to(user_id::text || provider_id, 'UTF8')), 'hex')
    where user_id = ${id}`.execute(db)
  for (const table of [
    'sessions',
    'mfa_factors',
    'one_time_tokens',
    'flow_states',
    'addresses',
    'user_roles',
    'deactivations',
    'profiles',
  ])
    await sql`delete from ${sql.table(`identity.${table}`)} where user_id = ${id}`.execute(db)
}
