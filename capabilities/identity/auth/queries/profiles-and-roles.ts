import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, type Tx, tables } from '#platform/database/index.ts'
import type { Profile, Role, UserId } from '../../schema.ts'
import { listDeactivated } from '../../users/queries/deactivations.ts'
import type { IdentityDatabase } from '../../tables.ts'

export async function insertProfile(
  tx: Tx,
  profile: Pick<
    Profile,
    'id' | 'userId' | 'firstName' | 'lastName' | 'email' | 'phone' | 'createdAt'
  >,
): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .insertInto('identity.profiles')
    .values({
      id: profile.id,
      user_id: profile.userId,
      first_name: profile.firstName,
      last_name: profile.lastName,
      email: profile.email,
      phone: profile.phone,
      created_at: profile.createdAt,
      updated_at: profile.createdAt,
    })
    .execute()
}

export async function findNameOf(handle: Db | Tx, userId: string): Promise<string | null> {
  const row = await tables<IdentityDatabase>(handle)
    .selectFrom('identity.profiles')
    .select(['first_name', 'last_name', 'email'])
    .where('user_id', '=', userId as UserId) // an actor of the audit log; no other id finds a row
    .executeTakeFirst()
  if (!row) return null
  return [row.first_name, row.last_name].filter(Boolean).join(' ') || row.email
}

/** Customer without a row, also for an unknown id. */
export async function findRole(handle: Db | Tx, userId: UserId): Promise<Role> {
  const row = await tables<IdentityDatabase>(handle)
    .selectFrom('identity.user_roles')
    .select('role')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.role ?? 'customer'
}

/**
 * Serializes demotions, so that two cannot remove the last admin. Returns the admins whose account
 * is active.
 */
export async function lockAdmins(tx: Tx): Promise<UserId[]> {
  const db = tables<IdentityDatabase>(tx)
  const rows = await db
    .selectFrom('identity.user_roles')
    .select('user_id')
    .where('role', '=', 'admin')
    .orderBy('user_id')
    .forUpdate()
    .execute()
  const ids = rows.map(({ user_id }) => user_id)
  // A separate, later statement: one that waited for the lock still sees its old snapshot.
  const closed = await listDeactivated(tx, ids)
  return ids.filter((id) => !closed.has(id))
}

export async function saveUserRole(
  tx: Tx,
  {
    userId,
    role,
    grantedBy,
    at: now,
  }: { userId: UserId; role: Role; grantedBy: string | null; at: Date },
): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .insertInto('identity.user_roles')
    .values({ user_id: userId, role, granted_at: now, granted_by: grantedBy })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ role, granted_at: now, granted_by: grantedBy }),
    )
    .execute()
}

const profiles = (handle: Db | Tx) =>
  tables<IdentityDatabase>(handle)
    .selectFrom('identity.profiles')
    .select(['id', 'user_id', 'first_name', 'last_name', 'email', 'phone'])
    .select(['address', 'city', 'wilaya', 'role', 'created_at'])

export async function findProfile(handle: Db | Tx, userId: UserId): Promise<Profile | null> {
  const row = await profiles(handle).where('user_id', '=', userId).executeTakeFirst()
  return row ? profileOf(row) : null
}

export async function findProfileByEmail(handle: Db | Tx, email: string): Promise<Profile | null> {
  const row = await profiles(handle)
    .where((where) => where(where.fn('lower', ['email']), '=', email.trim().toLowerCase()))
    .executeTakeFirst()
  return row ? profileOf(row) : null
}

const profileOf = (
  row: Awaited<ReturnType<ReturnType<typeof profiles>['executeTakeFirstOrThrow']>>,
): Profile => ({
  id: row.id,
  userId: row.user_id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  address: row.address,
  city: row.city,
  wilaya: row.wilaya,
  role: row.role,
  createdAt: row.created_at,
})

export async function listAdmins(
  db: Db,
): Promise<{ email: string | null; grantedAt: Date; isConfirmed: boolean }[]> {
  const { rows } = await sql<{ email: string | null; grantedAt: Date; isConfirmed: boolean }>`
    select u.email, r.granted_at as "grantedAt", u.email_confirmed_at is not null as "isConfirmed"
    from identity.user_roles r join identity.users u on u.id = r.user_id
    where r.role = 'admin' and u.deleted_at is null
      and not exists (select from identity.deactivations d where d.user_id = u.id)
    order by r.granted_at, u.id`.execute(tables<IdentityDatabase>(db))
  return rows
}

/** Of the admins that can sign in, each in the language of their account. */
export async function listAdminMailboxes(
  handle: Db | Tx,
): Promise<{ email: string; language: Language }[]> {
  const { rows } = await sql<{ email: string; language: Language }>`
    select u.email, coalesce(p.language, 'fr') as language
    from identity.user_roles r join identity.users u on u.id = r.user_id
      left join identity.profiles p on p.user_id = u.id
    where r.role = 'admin' and u.deleted_at is null and u.email is not null
      and not exists (select from identity.deactivations d where d.user_id = u.id)
    order by u.id`.execute(tables<IdentityDatabase>(handle))
  return rows
}
