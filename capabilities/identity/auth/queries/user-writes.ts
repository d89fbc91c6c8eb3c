import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, type Tx, tables } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { EmailOrPhone } from '../rules/email-and-phone.ts'
import type { User, UserId } from '../../schema.ts'
import { findUser } from './users.ts'
import type { IdentityDatabase, IdentityUsers } from '../../tables.ts'
import { entriesOf } from '#kernel/records.ts'

/** Ignores SSO users. */
export async function findUserByAddress(
  handle: Db | Tx,
  address: EmailOrPhone,
): Promise<User | null> {
  return userWith(handle, address.kind, address.value)
}

export const findUserByPendingAddress = (
  handle: Db | Tx,
  { kind, value }: EmailOrPhone,
): Promise<User | null> => userWith(handle, kind === 'email' ? 'new_email' : 'new_phone', value)

async function userWith(
  handle: Db | Tx,
  column: 'email' | 'phone' | 'new_email' | 'new_phone',
  value: string,
): Promise<User | null> {
  const row = await tables<IdentityDatabase>(handle)
    .selectFrom('identity.users')
    .select('id')
    .where(column, '=', value)
    .where('is_sso_user', '=', false)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ? findUser(handle, row.id) : null
}

export type LockedUser = {
  user: User
  passwordHash: string | null
  emailChangeConfirmed: 'current' | 'new' | null
}

export async function lockUser(tx: Tx, id: UserId): Promise<LockedUser | null> {
  const row = await tables<IdentityDatabase>(tx)
    .selectFrom('identity.users')
    .select(['password_hash', 'email_change_confirmed'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  const user = row && (await findUser(tx, id))
  if (!row || !user) return null
  return {
    user,
    passwordHash: row.password_hash,
    emailChangeConfirmed: row.email_change_confirmed,
  }
}

const COLUMNS = {
  email: 'email',
  emailConfirmedAt: 'email_confirmed_at',
  isEmailUnproven: 'is_email_unproven',
  phone: 'phone',
  phoneConfirmedAt: 'phone_confirmed_at',
  passwordHash: 'password_hash',
  passwordChangedAt: 'password_changed_at',
  newEmail: 'new_email',
  newPhone: 'new_phone',
  emailChangeConfirmed: 'email_change_confirmed',
  isAnonymous: 'is_anonymous',
  confirmationSentAt: 'confirmation_sent_at',
  recoverySentAt: 'recovery_sent_at',
  emailChangeSentAt: 'email_change_sent_at',
  phoneChangeSentAt: 'phone_change_sent_at',
  reauthenticationSentAt: 'reauthentication_sent_at',
  managedAt: 'managed_at',
} as const satisfies Record<string, keyof IdentityUsers>

export type UserPatch = Partial<
  Pick<
    User,
    | 'email'
    | 'emailConfirmedAt'
    | 'isEmailUnproven'
    | 'phone'
    | 'phoneConfirmedAt'
    | 'newEmail'
    | 'newPhone'
    | 'isAnonymous'
    | 'confirmationSentAt'
    | 'recoverySentAt'
    | 'emailChangeSentAt'
    | 'phoneChangeSentAt'
    | 'reauthenticationSentAt'
    | 'appMetadata'
    | 'userMetadata'
  > & {
    passwordHash: string | null
    passwordChangedAt: Date | null
    /** See `checkApprover`: set by each change that another person or a program makes. */
    managedAt: Date
    emailChangeConfirmed: 'current' | 'new' | null
  }
>

/** Keeps absent fields and sets `updated_at`. */
export async function saveUser(
  tx: Tx,
  id: UserId,
  { appMetadata, userMetadata, ...fields }: UserPatch,
  now: Date,
): Promise<void> {
  const columns = entriesOf(COLUMNS).flatMap(([name, column]) =>
    name in fields ? [[column, fields[name]]] : [],
  )
  await tables<IdentityDatabase>(tx)
    .updateTable('identity.users')
    .set({
      ...Object.fromEntries(columns),
      ...(appMetadata ? { app_metadata: JSON.stringify(appMetadata) } : {}),
      ...(userMetadata ? { user_metadata: JSON.stringify(userMetadata) } : {}),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

export async function saveAddressIdentity(
  tx: Tx,
  userId: UserId,
  { provider, data }: { provider: 'email' | 'phone'; data: Record<string, unknown> },
  now: Date,
): Promise<void> {
  await sql`
    insert into identity.identities
      (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
    values (${newId(now)}, ${userId}, ${provider}, ${userId}, ${JSON.stringify(data)}::jsonb, ${now}, ${now})
    on conflict (provider, provider_id) do update set
      identity_data = identity.identities.identity_data || excluded.identity_data,
      updated_at = excluded.updated_at`.execute(tables<IdentityDatabase>(tx))
}

export type ProfileChange = {
  firstName?: string | null
  lastName?: string | null
  email?: string | null
  phone?: string | null
  language?: Language
}

export async function saveProfileChange(
  tx: Tx,
  userId: UserId,
  change: ProfileChange,
  now: Date,
): Promise<void> {
  const columns = {
    ...(change.firstName !== undefined ? { first_name: change.firstName } : {}),
    ...(change.lastName !== undefined ? { last_name: change.lastName } : {}),
    ...(change.email !== undefined ? { email: change.email } : {}),
    ...(change.phone !== undefined ? { phone: change.phone } : {}),
    ...(change.language !== undefined ? { language: change.language } : {}),
    updated_at: now,
  }
  await tables<IdentityDatabase>(tx)
    .insertInto('identity.profiles')
    .values({ id: newId(now), user_id: userId, created_at: now, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}
