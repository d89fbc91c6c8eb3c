import { sql } from 'kysely'
import { type Db, type Tx, tables } from '#platform/database/index.ts'
import type { Address } from '../rules/email-and-phone.ts'
import type { Factor, Identity, User, UserId } from '../../schema.ts'
import type { FactorRow, IdentityRow, IdentityTables, UserRow } from './tables.ts'

type InJson<Row> = {
  [K in keyof Row]: Row[K] extends Date
    ? string
    : Row[K] extends Date | null
      ? string | null
      : Row[K]
}
type Whole = Omit<UserRow, 'role' | 'is_sso_user' | 'is_anonymous'> & {
  role: string
  is_sso_user: boolean
  is_anonymous: boolean
  identities: InJson<Omit<IdentityRow, 'email'> & { email: string | null }>[]
  factors: InJson<FactorRow>[]
}

const identities = sql<Whole['identities']>`coalesce((
  select json_agg(i order by i.created_at, i.id) from identity.identities i where i.user_id = u.id
), '[]')`
const factors = sql<Whole['factors']>`coalesce((
  select json_agg(json_build_object(
    'id', f.id, 'user_id', f.user_id, 'factor_type', f.factor_type, 'status', f.status,
    'friendly_name', f.friendly_name, 'phone', f.phone, 'last_challenged_at', f.last_challenged_at,
    'created_at', f.created_at, 'updated_at', f.updated_at) order by f.created_at, f.id)
  from identity.mfa_factors f where f.user_id = u.id
), '[]')`

export const usersWithIdentities = (handle: Db | Tx) =>
  tables<IdentityTables>(handle)
    .selectFrom('identity.users as u')
    .selectAll('u')
    .select([identities.as('identities'), factors.as('factors')])

/** Includes banned accounts; null when deleted. */
export async function findUser(handle: Db | Tx, id: UserId): Promise<User | null> {
  const row = await usersWithIdentities(handle)
    .where('u.id', '=', id)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? toUser(row) : null
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
  address: Address,
): Promise<Credentials | null> {
  const row = await tables<IdentityTables>(handle)
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
    userId: row.id as UserId,
    passwordHash: row.password_hash ?? (confirmedAt ? null : row.waiting_hash),
    bannedUntil: row.banned_until,
    isConfirmed: confirmedAt !== null,
  }
}

export async function lockPassword(
  tx: Tx,
  id: UserId,
): Promise<{ passwordHash: string | null; bannedUntil: Date | null } | null> {
  const row = await tables<IdentityTables>(tx)
    .selectFrom('identity.users')
    .select(['password_hash', 'banned_until'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row ? { passwordHash: row.password_hash, bannedUntil: row.banned_until } : null
}

export async function savePasswordHash(tx: Tx, id: UserId, hash: string): Promise<void> {
  await tables<IdentityTables>(tx)
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
  const db = tables<IdentityTables>(tx)
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
  const inserted = await tables<IdentityTables>(tx)
    .insertInto('identity.users')
    .values({
      id: user.id,
      email: user.email,
      email_confirmed_at: user.emailConfirmedAt,
      phone: user.phone,
      phone_confirmed_at: user.phoneConfirmedAt,
      password_hash: user.passwordHash,
      is_anonymous: user.isAnonymous ?? false,
      app_metadata: JSON.stringify(user.appMetadata) as never, // jsonb takes JSON text
      user_metadata: JSON.stringify(user.userMetadata) as never, // jsonb takes JSON text
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
  identity: Pick<Identity, 'id' | 'userId' | 'provider' | 'providerId' | 'data' | 'createdAt'>,
): Promise<void> {
  await tables<IdentityTables>(tx)
    .insertInto('identity.identities')
    .values({
      id: identity.id,
      user_id: identity.userId,
      provider: identity.provider,
      provider_id: identity.providerId,
      identity_data: JSON.stringify(identity.data) as never, // jsonb takes JSON text
      created_at: identity.createdAt,
      updated_at: identity.createdAt,
    })
    .execute()
}

const instant = (text: string): Date => new Date(text)
const instantOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text))

export function toUser(row: Whole): User {
  return {
    id: row.id as UserId,
    role: row.role,
    email: row.email,
    emailConfirmedAt: row.email_confirmed_at,
    phone: row.phone,
    phoneConfirmedAt: row.phone_confirmed_at,
    newEmail: row.new_email,
    newPhone: row.new_phone,
    appMetadata: row.app_metadata,
    userMetadata: row.user_metadata,
    isSsoUser: row.is_sso_user,
    isAnonymous: row.is_anonymous,
    invitedAt: row.invited_at,
    confirmationSentAt: row.confirmation_sent_at,
    recoverySentAt: row.recovery_sent_at,
    emailChangeSentAt: row.email_change_sent_at,
    phoneChangeSentAt: row.phone_change_sent_at,
    reauthenticationSentAt: row.reauthentication_sent_at,
    lastSignInAt: row.last_sign_in_at,
    bannedUntil: row.banned_until,
    deletedAt: row.deleted_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    identities: row.identities.map(identityOf),
    factors: row.factors.map(factorOf),
  }
}

const identityOf = (row: Whole['identities'][number]): Identity => ({
  id: row.id,
  userId: row.user_id as UserId,
  provider: row.provider,
  providerId: row.provider_id,
  data: row.identity_data,
  email: row.email,
  lastSignInAt: instantOrNull(row.last_sign_in_at),
  createdAt: instant(row.created_at),
  updatedAt: instant(row.updated_at),
})

const factorOf = (row: Whole['factors'][number]): Factor => ({
  id: row.id,
  type: row.factor_type,
  status: row.status,
  friendlyName: row.friendly_name,
  phone: row.phone,
  lastChallengedAt: instantOrNull(row.last_challenged_at),
  createdAt: instant(row.created_at),
  updatedAt: instant(row.updated_at),
})
