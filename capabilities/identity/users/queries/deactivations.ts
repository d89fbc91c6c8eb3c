import { type Db, type Tx, tables } from '#platform/database/index.ts'
import type { UserId } from '../../schema.ts'
import type { IdentityDatabase } from '../../tables.ts'

export type Deactivation = {
  userId: UserId
  email: string | null
  bannedUntil: Date | null
  at: Date
  by: UserId | null
}

export async function listDeactivated(
  handle: Db | Tx,
  ids: readonly UserId[],
): Promise<ReadonlySet<UserId>> {
  if (ids.length === 0) return new Set()
  const rows = await tables<IdentityDatabase>(handle)
    .selectFrom('identity.deactivations')
    .select('user_id')
    .where('user_id', 'in', ids)
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

/** Null for an active account. Expects the account to be locked. */
export async function findDeactivation(
  tx: Tx,
  userId: UserId,
): Promise<Pick<Deactivation, 'email' | 'bannedUntil' | 'by'> | null> {
  const row = await tables<IdentityDatabase>(tx)
    .selectFrom('identity.deactivations')
    .select(['email', 'banned_until', 'deactivated_by'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  return {
    email: row.email,
    bannedUntil: row.banned_until,
    by: row.deactivated_by,
  }
}

export async function insertDeactivation(tx: Tx, closed: Deactivation): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .insertInto('identity.deactivations')
    .values({
      user_id: closed.userId,
      email: closed.email,
      banned_until: closed.bannedUntil,
      deactivated_at: closed.at,
      deactivated_by: closed.by,
    })
    .execute()
}

export async function deleteDeactivation(tx: Tx, userId: UserId): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .deleteFrom('identity.deactivations')
    .where('user_id', '=', userId)
    .execute()
}
