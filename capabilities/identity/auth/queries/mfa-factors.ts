import type { Selectable } from 'kysely'
import { type Db, type Tx, tables } from '#platform/database/index.ts'
import type { Factor, SecretFactor, StoredCredential, UserId } from '../../schema.ts'
import { lowerSessionAal } from './session-aal.ts'
import type { IdentityDatabase, IdentityMfaFactors } from '../../tables.ts'

/** Serializes enrollments. */
export async function lockUserFactors(tx: Tx, userId: UserId): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .selectFrom('identity.users')
    .select('id')
    .where('id', '=', userId)
    .forUpdate()
    .execute()
}

export async function listFactors(handle: Db | Tx, userId: UserId): Promise<SecretFactor[]> {
  const rows = await tables<IdentityDatabase>(handle)
    .selectFrom('identity.mfa_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(factorOf)
}

export async function findEncryptedFactor(
  db: Db,
): Promise<{ id: string; secretEncrypted: Buffer } | null> {
  const row = await tables<IdentityDatabase>(db)
    .selectFrom('identity.mfa_factors')
    .select(['id', 'secret_encrypted'])
    .where('secret_encrypted', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row?.secret_encrypted ? { id: row.id, secretEncrypted: row.secret_encrypted } : null
}

export async function findFactor(
  handle: Db | Tx,
  userId: UserId,
  id: string,
): Promise<SecretFactor | null> {
  const row = await tables<IdentityDatabase>(handle)
    .selectFrom('identity.mfa_factors')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? factorOf(row) : null
}

/** Serializes verifications of the factor. */
export async function lockFactor(tx: Tx, userId: UserId, id: string): Promise<SecretFactor | null> {
  const row = await tables<IdentityDatabase>(tx)
    .selectFrom('identity.mfa_factors')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row ? factorOf(row) : null
}

export async function insertFactor(
  tx: Tx,
  factor: Pick<
    SecretFactor,
    'id' | 'userId' | 'type' | 'friendlyName' | 'phone' | 'secretEncrypted' | 'createdAt'
  >,
): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .insertInto('identity.mfa_factors')
    .values({
      id: factor.id,
      user_id: factor.userId,
      factor_type: factor.type,
      status: 'unverified',
      friendly_name: factor.friendlyName,
      phone: factor.phone,
      secret_encrypted: factor.secretEncrypted,
      created_at: factor.createdAt,
      updated_at: factor.createdAt,
    })
    .execute()
}

type Unverified = { olderThan?: Date; phone?: string; type?: Factor['type'] }

export async function deleteUnverified(tx: Tx, userId: UserId, which: Unverified): Promise<void> {
  const { olderThan, phone, type } = which
  await tables<IdentityDatabase>(tx)
    .deleteFrom('identity.mfa_factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .$if(olderThan !== undefined, (query) => query.where('created_at', '<', olderThan ?? null!))
    .$if(phone !== undefined, (query) => query.where('phone', '=', phone ?? null))
    .$if(type !== undefined, (query) => query.where('factor_type', '=', type ?? null!))
    .execute()
}

/** Downgrades the sessions that it had raised. */
export async function deleteFactor(tx: Tx, id: string, method: string): Promise<void> {
  await lowerSessionAal(tx, id, method)
  await tables<IdentityDatabase>(tx)
    .deleteFrom('identity.mfa_factors')
    .where('id', '=', id)
    .execute()
}

export async function saveFactorNames(
  tx: Tx,
  id: string,
  names: { friendlyName?: string; phone?: string },
  now: Date,
): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .updateTable('identity.mfa_factors')
    .set({
      updated_at: now,
      ...(names.friendlyName === undefined ? {} : { friendly_name: names.friendlyName }),
      ...(names.phone === undefined ? {} : { phone: names.phone }),
    })
    .where('id', '=', id)
    .execute()
}

export async function saveChallenged(tx: Tx, id: string, now: Date): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .updateTable('identity.mfa_factors')
    .set({ last_challenged_at: now })
    .where('id', '=', id)
    .execute()
}

export async function saveProof(
  tx: Tx,
  id: string,
  proof: { lastTotpStep: number | null; credential: StoredCredential | null },
): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .updateTable('identity.mfa_factors')
    .set({
      last_totp_step: proof.lastTotpStep,
      credential: proof.credential && JSON.stringify(proof.credential),
    })
    .where('id', '=', id)
    .execute()
}

export async function saveFactorVerified(tx: Tx, id: string, now: Date): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .updateTable('identity.mfa_factors')
    .set({ status: 'verified', updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'unverified')
    .execute()
}

const factorOf = (row: Selectable<IdentityMfaFactors>): SecretFactor => ({
  id: row.id,
  userId: row.user_id,
  type: row.factor_type,
  status: row.status,
  friendlyName: row.friendly_name,
  phone: row.phone,
  secretEncrypted: row.secret_encrypted,
  credential: row.credential,
  lastTotpStep: row.last_totp_step,
  lastChallengedAt: row.last_challenged_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
