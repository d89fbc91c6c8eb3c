import { sql } from 'kysely'
import { type Db, type Tx, tables } from '#platform/database/index.ts'
import type { FactorChallenge } from '../../schema.ts'
import type { IdentityDatabase } from '../../tables.ts'

export async function insertChallenge(
  tx: Tx,
  challenge: Omit<FactorChallenge, 'verifiedAt'>,
): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .insertInto('identity.mfa_challenges')
    .values({
      id: challenge.id,
      factor_id: challenge.factorId,
      ip_address: challenge.ipAddress,
      code_digest: challenge.codeDigest,
      webauthn: challenge.ceremony && JSON.stringify(challenge.ceremony),
      created_at: challenge.createdAt,
      expires_at: challenge.expiresAt,
    })
    .execute()
}

export async function findChallenge(
  handle: Db | Tx,
  factorId: string,
  id: string,
): Promise<FactorChallenge | null> {
  const row = await tables<IdentityDatabase>(handle)
    .selectFrom('identity.mfa_challenges')
    .selectAll()
    .select(sql<string | null>`host(ip_address)`.as('from_ip'))
    .where('id', '=', id)
    .where('factor_id', '=', factorId)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    factorId: row.factor_id,
    ipAddress: row.from_ip,
    codeDigest: row.code_digest,
    ceremony: row.webauthn,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    verifiedAt: row.verified_at,
  }
}

export async function countWrongAnswers(tx: Tx, factorId: string, since: Date): Promise<number> {
  const { wrong } = await tables<IdentityDatabase>(tx)
    .selectFrom('identity.mfa_challenges')
    .select(sql<number>`coalesce(sum(attempts), 0)::int`.as('wrong'))
    .where('factor_id', '=', factorId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return wrong
}

export async function saveWrongAnswer(tx: Tx, challengeId: string): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .updateTable('identity.mfa_challenges')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', challengeId)
    .execute()
}

export async function saveChallengeUsed(tx: Tx, challengeId: string, now: Date): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .updateTable('identity.mfa_challenges')
    .set({ verified_at: now })
    .where('id', '=', challengeId)
    .execute()
}
