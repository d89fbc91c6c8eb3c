import { sql } from 'kysely'
import { type Tx, tables } from '#platform/database/index.ts'
import { deleteExpiredMessages } from '../web3/queries.ts'
import type { IdentityDatabase } from '../../tables.ts'

/**
 * Up to `most`, at once. The parent of an active token stays: it allows a retry of a lost response.
 */
export async function deleteReplacedTokens(tx: Tx, cutoff: Date, limit: number): Promise<number> {
  const db = tables<IdentityDatabase>(tx)
  const { rows } = await sql<{ id: string }>`
    select t.id from identity.refresh_tokens t
    where t.revoked_at < ${cutoff} and not exists (
      select from identity.refresh_tokens child
      where child.parent_id = t.id and child.revoked_at is null)
    limit ${limit}`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  // Detached first, so that deleting a parent never cascades.
  await sql`update identity.refresh_tokens set parent_id = null
            where parent_id = any(${ids}::uuid[])`.execute(db)
  await sql`delete from identity.refresh_tokens where id = any(${ids}::uuid[])`.execute(db)
  return ids.length
}

type CleanupCutoffs = {
  cutoff: Date
  signUpCutoff: Date
  idleCutoff: Date
  adminIdleCutoff: Date
  deviceCutoff: Date
}

/** Codes with a pending sign-up stay longer, because a late user requests another one. */
export async function deleteExpired(
  tx: Tx,
  { cutoff, signUpCutoff, idleCutoff, adminIdleCutoff, deviceCutoff }: CleanupCutoffs,
): Promise<void> {
  const db = tables<IdentityDatabase>(tx)
  await sql`delete from identity.one_time_tokens where expires_at < ${cutoff}
            and ((user_metadata is null and not is_contested)
              or expires_at < ${signUpCutoff})`.execute(db)
  await db.deleteFrom('identity.otp_sends').where('sent_at', '<', cutoff).execute()
  await db.deleteFrom('identity.saml_relay_states').where('created_at', '<', cutoff).execute()
  await db.deleteFrom('identity.flow_states').where('created_at', '<', cutoff).execute()
  await db.deleteFrom('identity.mfa_challenges').where('expires_at', '<', cutoff).execute()
  await db.deleteFrom('identity.saml_assertions').where('expires_at', '<', cutoff).execute()
  await db.deleteFrom('identity.known_devices').where('last_seen_at', '<', deviceCutoff).execute()
  await deleteExpiredMessages(tx, cutoff)
  await db.deleteFrom('identity.sessions').where('not_after', '<', cutoff).execute()
  await sql`delete from identity.sessions s where coalesce(s.refreshed_at, s.created_at) <
              case when exists (select from identity.user_roles r
                where r.user_id = s.user_id and r.role = 'admin')
              then ${adminIdleCutoff}::timestamptz else ${idleCutoff}::timestamptz end`.execute(db)
}
