import { ADMIN_DUTIES, type AdminDuty } from '#kernel/admin-duties.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { UserId } from '../../schema.ts'
import type { IdentityDatabase } from '../../tables.ts'

export async function listDuties(handle: Db | Tx, userId: UserId): Promise<AdminDuty[]> {
  const rows = await tables<IdentityDatabase>(handle)
    .selectFrom('identity.admin_duties')
    .select('duty')
    .where('user_id', '=', userId)
    .execute()
  const held = rows.map(({ duty }) => duty)
  return ADMIN_DUTIES.filter((duty) => held.includes(duty))
}

/** Duties that at least one of these users holds. */
export async function listHeldDuties(tx: Tx, userIds: readonly UserId[]): Promise<AdminDuty[]> {
  if (userIds.length === 0) return []
  const rows = await tables<IdentityDatabase>(tx)
    .selectFrom('identity.admin_duties')
    .select('duty')
    .distinct()
    .where('user_id', 'in', userIds)
    .execute()
  return rows.map(({ duty }) => duty)
}

export async function insertDuties(
  tx: Tx,
  userId: UserId,
  duties: readonly AdminDuty[],
  { by, now }: { by: UserId; now: Date },
): Promise<void> {
  if (duties.length === 0) return
  const rows = duties.map((duty) => ({
    user_id: userId,
    duty,
    granted_at: now,
    granted_by: by,
  }))
  await tables<IdentityDatabase>(tx).insertInto('identity.admin_duties').values(rows).execute()
}

export async function deleteDuties(
  tx: Tx,
  userId: UserId,
  duties: readonly AdminDuty[],
): Promise<void> {
  if (duties.length === 0) return
  await tables<IdentityDatabase>(tx)
    .deleteFrom('identity.admin_duties')
    .where('user_id', '=', userId)
    .where('duty', 'in', duties)
    .execute()
}
