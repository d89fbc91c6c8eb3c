import { sql } from 'kysely'
import { type Tx, tables } from '#platform/database/index.ts'
import type { UserId } from '../../schema.ts'
import { deleteFlows } from './flow-states.ts'
import type { IdentityDatabase } from '../../tables.ts'

/** Serializes sign-ins by this identity, so that two concurrent first ones create one account. */
export async function lockIdentity(tx: Tx, provider: string, subject: string): Promise<void> {
  const what = JSON.stringify([provider, subject])
  await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(
    tables<IdentityDatabase>(tx),
  )
}

export async function findIdentityOwner(
  tx: Tx,
  provider: string,
  subject: string,
): Promise<UserId | null> {
  const row = await tables<IdentityDatabase>(tx)
    .selectFrom('identity.identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('provider_id', '=', subject)
    .executeTakeFirst()
  return row ? row.user_id : null
}

export async function saveIdentityData(
  tx: Tx,
  { provider, subject, data }: { provider: string; subject: string; data: object },
  now: Date,
): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .updateTable('identity.identities')
    .set({ identity_data: JSON.stringify(data), last_sign_in_at: now, updated_at: now })
    .where('provider', '=', provider)
    .where('provider_id', '=', subject)
    .execute()
}

export async function deleteIdentity(tx: Tx, id: string): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .deleteFrom('identity.identities')
    .where('id', '=', id)
    .execute()
}

export async function deleteIdentitiesAndSessions(tx: Tx, userId: UserId): Promise<void> {
  const db = tables<IdentityDatabase>(tx)
  await deleteOtherWaysIn(tx, userId, [])
  await db.deleteFrom('identity.one_time_tokens').where('user_id', '=', userId).execute()
}

export async function deleteOtherWaysIn(
  tx: Tx,
  userId: UserId,
  own: readonly string[],
): Promise<void> {
  const db = tables<IdentityDatabase>(tx)
  await sql`delete from identity.identities
            where user_id = ${userId} and id <> all(${own}::uuid[])`.execute(db)
  await db.deleteFrom('identity.sessions').where('user_id', '=', userId).execute()
  await db.deleteFrom('identity.mfa_factors').where('user_id', '=', userId).execute()
  await deleteFlows(tx, userId)
}

/** Names, phone and addresses that were typed before the address was proven. */
export async function clearProfile(tx: Tx, userId: UserId): Promise<void> {
  const db = tables<IdentityDatabase>(tx)
  await db.deleteFrom('identity.addresses').where('user_id', '=', userId).execute()
  await db
    .updateTable('identity.profiles')
    .set({
      first_name: null,
      last_name: null,
      phone: null,
      address: null,
      city: null,
      wilaya: null,
    })
    .where('user_id', '=', userId)
    .execute()
}

export async function markAsSsoUser(tx: Tx, userId: UserId, email: string): Promise<void> {
  await sql`
    update identity.users set is_sso_user = true, email = ${email}, email_confirmed_at = created_at
    where id = ${userId}`.execute(tables<IdentityDatabase>(tx))
}
