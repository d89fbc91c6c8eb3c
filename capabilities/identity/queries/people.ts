import { type Db, type Tx, tables } from '#platform/database/index.ts'
import type { Profile, Role, UserId } from '../schema.ts'
import type { IdentityTables, ProfileRow } from './tables.ts'

export async function insertProfile(
  tx: Tx,
  profile: Pick<
    Profile,
    'id' | 'userId' | 'firstName' | 'lastName' | 'email' | 'phone' | 'createdAt'
  >,
): Promise<void> {
  await tables<IdentityTables>(tx)
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

/** The role of an account; customer when nothing says otherwise, also for nobody's id. */
export async function findRole(handle: Db | Tx, userId: UserId): Promise<Role> {
  const row = await tables<IdentityTables>(handle)
    .selectFrom('identity.user_roles')
    .select('role')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.role ?? 'customer'
}

/** Locks every administrator, so that two of them cannot step down past each other. */
export async function lockAdministrators(tx: Tx): Promise<UserId[]> {
  const rows = await tables<IdentityTables>(tx)
    .selectFrom('identity.user_roles')
    .select('user_id')
    .where('role', '=', 'admin')
    .orderBy('user_id')
    .forUpdate()
    .execute()
  return rows.map(({ user_id }) => user_id as UserId)
}

export async function saveRole(
  tx: Tx,
  { userId, role, givenBy, at }: { userId: UserId; role: Role; givenBy: string | null; at: Date },
): Promise<void> {
  await tables<IdentityTables>(tx)
    .insertInto('identity.user_roles')
    .values({ user_id: userId, role, given_at: at, given_by: givenBy })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ role, given_at: at, given_by: givenBy }),
    )
    .execute()
}

const profiles = (handle: Db | Tx) =>
  tables<IdentityTables>(handle)
    .selectFrom('identity.profiles as p')
    .leftJoin('identity.user_roles as r', 'r.user_id', 'p.user_id')
    .selectAll('p')
    .select('r.role')

export async function findProfile(handle: Db | Tx, userId: UserId): Promise<Profile | null> {
  const row = await profiles(handle).where('p.user_id', '=', userId).executeTakeFirst()
  return row ? profileOf(row) : null
}

/** The profile whose e-mail is this one, whatever its letters' case. */
export async function findProfileByEmail(handle: Db | Tx, email: string): Promise<Profile | null> {
  const row = await profiles(handle)
    .where((where) => where(where.fn('lower', ['p.email']), '=', email.trim().toLowerCase()))
    .executeTakeFirst()
  return row ? profileOf(row) : null
}

export type ProfilePage = {
  role: Role | null
  limit: number
  /** The last profile already seen. */
  after: { createdAt: Date; userId: UserId } | null
}

/** Profiles, newest first. */
export async function listProfiles(
  handle: Db | Tx,
  { role, limit, after }: ProfilePage,
): Promise<Profile[]> {
  let query = profiles(handle).orderBy('p.created_at', 'desc').orderBy('p.user_id', 'desc')
  if (role === 'customer')
    query = query.where((where) =>
      where.or([where('r.role', 'is', null), where('r.role', '=', 'customer')]),
    )
  else if (role !== null) query = query.where('r.role', '=', role)
  if (after !== null)
    query = query.where((where) =>
      where(
        where.refTuple('p.created_at', 'p.user_id'),
        '<',
        where.tuple(after.createdAt, after.userId as string),
      ),
    )
  return (await query.limit(limit).execute()).map(profileOf)
}

type Row = Omit<ProfileRow, 'language'> & { language: string; role: Role | null }

const profileOf = (row: Row): Profile => ({
  id: row.id,
  userId: row.user_id as UserId,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  address: row.address,
  city: row.city,
  wilaya: row.wilaya,
  role: row.role ?? 'customer',
  createdAt: row.created_at,
})
