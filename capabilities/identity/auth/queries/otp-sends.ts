import { sql } from 'kysely'
import { type Db, type Tx, tables } from '#platform/database/index.ts'
import type { IdentityDatabase } from '../../tables.ts'

/**
 * Returns when the last send was if it was after `since`. One statement, so that two concurrent
 * requests do not both pass.
 */
export async function recordOtpSend(
  db: Db,
  digest: Buffer,
  { now, since }: { now: Date; since: Date },
): Promise<Date | null> {
  const { rows } = await sql`
    insert into identity.otp_sends as s (digest, sent_at) values (${digest}, ${now})
    on conflict (digest) do update set sent_at = ${now} where s.sent_at <= ${since}
    returning digest`.execute(tables<IdentityDatabase>(db))
  if (rows.length > 0) return null
  const row = await tables<IdentityDatabase>(db)
    .selectFrom('identity.otp_sends')
    .select('sent_at')
    .where('digest', '=', digest)
    .executeTakeFirst()
  return row?.sent_at ?? null
}

export async function deleteOtpSends(handle: Tx, digests: readonly Buffer[]): Promise<void> {
  await sql`delete from identity.otp_sends where digest = any(${digests}::bytea[])`.execute(
    tables<IdentityDatabase>(handle),
  )
}
