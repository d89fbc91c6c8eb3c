import { type Selectable, sql } from 'kysely'
import { type Db, type Tx, tables } from '#platform/database/index.ts'
import type { CodeKind, PendingSignUp, UserId } from '../../schema.ts'
import type { IdentityDatabase, IdentityOneTimeTokens } from '../../tables.ts'

export type OneTimeToken = {
  id: string
  userId: UserId
  kind: CodeKind
  digest: Buffer
  sentTo: string
  isPkce: boolean
  attempts: number
  expiresAt: Date
  signUp: PendingSignUp | null
  /** Sign-ups with the same address differ, and it is unknown which one is the owner's. */
  isContested: boolean
}

export async function saveToken(
  tx: Tx,
  token: Omit<OneTimeToken, 'attempts'> & { createdAt: Date },
): Promise<void> {
  const values = {
    id: token.id,
    digest: token.digest,
    sent_to: token.sentTo,
    is_pkce: token.isPkce,
    attempts: 0,
    created_at: token.createdAt,
    expires_at: token.expiresAt,
    password_hash: token.signUp?.passwordHash ?? null,
    user_metadata: token.signUp ? JSON.stringify(token.signUp.userMetadata) : null,
    language: token.signUp?.language ?? null,
    identity_id: token.signUp?.identityId ?? null,
    is_contested: token.isContested,
  }
  await tables<IdentityDatabase>(tx)
    .insertInto('identity.one_time_tokens')
    .values({ ...values, user_id: token.userId, kind: token.kind })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(values))
    .execute()
}

type OneTimeTokensFilter = { sentTo: string; kinds: readonly CodeKind[] }

export async function listTokenUsers(
  tx: Tx,
  { sentTo, kinds }: OneTimeTokensFilter,
): Promise<UserId[]> {
  const rows = await tokens(tx)
    .select('user_id')
    .distinct()
    .where('sent_to', '=', sentTo)
    .where('kind', 'in', kinds)
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

export async function findTokenUser(tx: Tx, digest: Buffer): Promise<UserId | null> {
  const row = await tokens(tx).select('user_id').where('digest', '=', digest).executeTakeFirst()
  return row ? row.user_id : null
}

export async function lockTokens(tx: Tx, { sentTo, kinds }: OneTimeTokensFilter, now: Date) {
  const rows = await tokens(tx)
    .selectAll()
    .where('sent_to', '=', sentTo)
    .where('kind', 'in', kinds)
    .where('expires_at', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(tokenOf)
}

export async function lockTokenByDigest(
  tx: Tx,
  digest: Buffer,
  now: Date,
): Promise<OneTimeToken | null> {
  const row = await tokens(tx)
    .selectAll()
    .where('digest', '=', digest)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return row ? tokenOf(row) : null
}

/** Even if expired: its sign-up is needed to resend it. */
export async function findToken(
  handle: Db | Tx,
  userId: UserId,
  kind: CodeKind,
): Promise<Pick<OneTimeToken, 'id' | 'signUp' | 'isContested'> | null> {
  const row = await tokens(handle)
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row ? tokenOf(row) : null
}

/** Redeeming the code then only confirms the address. */
export async function contestToken(tx: Tx, id: string): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .updateTable('identity.one_time_tokens')
    .set({
      password_hash: null,
      user_metadata: null,
      language: null,
      identity_id: null,
      is_contested: true,
    })
    .where('id', '=', id)
    .execute()
}

export async function countWrongOtp(tx: Tx, id: string): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .updateTable('identity.one_time_tokens')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteToken(tx: Tx, id: string): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .deleteFrom('identity.one_time_tokens')
    .where('id', '=', id)
    .execute()
}

export async function deleteTokensOf(tx: Tx, userId: UserId): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .deleteFrom('identity.one_time_tokens')
    .where('user_id', '=', userId)
    .execute()
}

const tokens = (handle: Db | Tx) =>
  tables<IdentityDatabase>(handle).selectFrom('identity.one_time_tokens')

const tokenOf = (row: Selectable<IdentityOneTimeTokens>): OneTimeToken => ({
  id: row.id,
  userId: row.user_id,
  kind: row.kind,
  digest: row.digest,
  sentTo: row.sent_to,
  isPkce: row.is_pkce,
  attempts: row.attempts,
  expiresAt: row.expires_at,
  signUp: row.user_metadata
    ? {
        passwordHash: row.password_hash,
        userMetadata: row.user_metadata,
        language: row.language,
        identityId: row.identity_id,
      }
    : null,
  isContested: row.is_contested,
})
