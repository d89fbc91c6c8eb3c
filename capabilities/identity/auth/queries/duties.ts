import { sql } from 'kysely'
import { ADMIN_DUTIES, type AdminDuty } from '#kernel/admin-duties.ts'
import { codesOf } from '#kernel/codes-of.ts'
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
  return codesOf(ADMIN_DUTIES).filter((duty) => held.includes(duty))
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

/** Who had all of the duties gets a new one too; the others keep those that were chosen for them. */
export async function saveDuties(db: Db, now: Date): Promise<void> {
  await sql`
    with added as (
      insert into identity.duties (code) select unnest(${codesOf(ADMIN_DUTIES)}::text[])
      on conflict do nothing returning code)
    insert into identity.admin_duties (user_id, duty, granted_at)
    select r.user_id, a.code, ${now} from added a cross join identity.user_roles r
    where r.role = 'admin' and not exists (select from identity.duties d
      where d.code <> all (array(select h.duty from identity.admin_duties h
        where h.user_id = r.user_id)))`.execute(tables<IdentityDatabase>(db))
}
