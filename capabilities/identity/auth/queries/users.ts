import { sql } from 'kysely'
import { type Db, type Tx, tables } from '#platform/database/index.ts'
import type { EmailOrPhone } from '../rules/email-and-phone.ts'
import type { UserIdentity, User, UserId } from '../../schema.ts'
import { usersWithIdentities, toUser } from './user-rows.ts'
import type { IdentityDatabase } from '../../tables.ts'

/** Includes banned accounts; null when deleted. */
export async function findUser(handle: Db | Tx, id: UserId): Promise<User | null> {
  const row = await usersWithIdentities(handle)
    .where('u.id', '=', id)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? toUser(row) : null
}

/** For an account that the transaction created or locked. */
export async function getUser(tx: Tx, id: UserId): Promise<User> {
  const user = await findUser(tx, id)
  if (!user) throw new Error('an account vanished within its transaction')
  return user
}

export type Credentials = {
  userId: UserId
  passwordHash: string | null
  bannedUntil: Date | null
  isConfirmed: boolean
}

/** Ignores SSO users. */
export async function findCredentials(
  handle: Db | Tx,
  address: EmailOrPhone,
): Promise<Credentials | null> {
  const row = await tables<IdentityDatabase>(handle)
    .selectFrom('identity.users')
    .select(['id', 'password_hash', 'banned_until', 'email_confirmed_at', 'phone_confirmed_at'])
    // Until the address is confirmed, the password waits with the code and opens nothing.
    .select(
      sql<string | null>`(
      select t.password_hash from identity.one_time_tokens t
      where t.user_id = identity.users.id and t.kind in ('confirmation', 'sms')
        and t.password_hash is not null
      order by t.created_at desc limit 1)`.as('waiting_hash'),
    )
    .where(address.kind, '=', address.value)
    .where('is_sso_user', '=', false)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const confirmedAt = address.kind === 'email' ? row.email_confirmed_at : row.phone_confirmed_at
  return {
    userId: row.id,
    passwordHash: row.password_hash ?? (confirmedAt ? null : row.waiting_hash),
    bannedUntil: row.banned_until,
    isConfirmed: confirmedAt !== null,
  }
}

export async function lockPassword(
  tx: Tx,
  id: UserId,
): Promise<{ passwordHash: string | null; bannedUntil: Date | null } | null> {
  const row = await tables<IdentityDatabase>(tx)
    .selectFrom('identity.users')
    .select(['password_hash', 'banned_until'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row ? { passwordHash: row.password_hash, bannedUntil: row.banned_until } : null
}

export async function savePasswordHash(tx: Tx, id: UserId, hash: string): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .updateTable('identity.users')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .execute()
}

export async function saveSignIn(
  tx: Tx,
  id: UserId,
  { provider, at: now }: { provider: string; at: Date },
): Promise<void> {
  const db = tables<IdentityDatabase>(tx)
  await db
    .updateTable('identity.users')
    .set({ last_sign_in_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('identity.identities')
    .set({ last_sign_in_at: now })
    .where('user_id', '=', id)
    .where('provider', '=', provider)
    .execute()
}

export type NewUser = Pick<User, 'id' | 'email' | 'phone' | 'appMetadata' | 'userMetadata'> & {
  passwordHash: string | null
  emailConfirmedAt: Date | null
  phoneConfirmedAt: Date | null
  isAnonymous?: boolean
  createdAt: Date
}

export async function insertUser(tx: Tx, user: NewUser): Promise<boolean> {
  const inserted = await tables<IdentityDatabase>(tx)
    .insertInto('identity.users')
    .values({
      id: user.id,
      email: user.email,
      email_confirmed_at: user.emailConfirmedAt,
      phone: user.phone,
      phone_confirmed_at: user.phoneConfirmedAt,
      password_hash: user.passwordHash,
      is_anonymous: user.isAnonymous ?? false,
      app_metadata: JSON.stringify(user.appMetadata),
      user_metadata: JSON.stringify(user.userMetadata),
      created_at: user.createdAt,
      updated_at: user.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function insertIdentity(
  tx: Tx,
  identity: Pick<UserIdentity, 'id' | 'userId' | 'provider' | 'providerId' | 'data' | 'createdAt'>,
): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .insertInto('identity.identities')
    .values({
      id: identity.id,
      user_id: identity.userId,
      provider: identity.provider,
      provider_id: identity.providerId,
      identity_data: JSON.stringify(identity.data),
      created_at: identity.createdAt,
      updated_at: identity.createdAt,
    })
    .execute()
}
