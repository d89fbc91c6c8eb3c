import { sql } from 'kysely'
import { tables, type Tx } from '#platform/database/index.ts'
import type { QueueKind } from '../schema.ts'
import type { ModerationDatabase } from '../tables.ts'

type Claim = { kind: QueueKind; id: string; userId: string; now: Date; since: Date }

/** Atomic; false when another admin has claimed it after `since`. */
export async function insertClaim(
  tx: Tx,
  { kind, id, userId, now, since }: Claim,
): Promise<boolean> {
  const { rows } = await sql`
    insert into moderation.claims as k (kind, subject_id, user_id, claimed_at)
    values (${kind}, ${id}, ${userId}, ${now})
    on conflict (kind, subject_id) do update set user_id = excluded.user_id, claimed_at = excluded.claimed_at
      where k.user_id = excluded.user_id or k.claimed_at <= ${since}
    returning user_id`.execute(tables<ModerationDatabase>(tx))
  return rows.length > 0
}

export async function deleteClaim(
  tx: Tx,
  { kind, id, userId }: Pick<Claim, 'kind' | 'id' | 'userId'>,
): Promise<boolean> {
  const rows = await tables<ModerationDatabase>(tx)
    .deleteFrom('moderation.claims')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('user_id', '=', userId)
    .returning('user_id')
    .execute()
  return rows.length > 0
}

/** Called with each new claim; deletes at most 100. */
export const deleteExpiredClaims = (tx: Tx, since: Date) =>
  sql`delete from moderation.claims where (kind, subject_id) in (
        select kind, subject_id from moderation.claims where claimed_at <= ${since}
        order by claimed_at limit 100 for update skip locked)`.execute(
    tables<ModerationDatabase>(tx),
  )
