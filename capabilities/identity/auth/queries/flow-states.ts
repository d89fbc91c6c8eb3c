import { type Selectable, sql } from 'kysely'
import { type Db, type Tx, tables } from '#platform/database/index.ts'
import type { Challenge } from '../rules/pkce.ts'
import type { FlowId, UserId } from '../../schema.ts'
import type { IdentityDatabase, IdentityFlowStates } from '../../tables.ts'

/** Becomes the session's AMR method. */
export type FlowKind =
  | 'oauth'
  | 'sso/saml'
  | 'magiclink'
  | 'recovery'
  | 'invite'
  | 'email/signup'
  | 'email_change'

/** Secrets are encrypted or digests. */
export type Flow = {
  id: FlowId
  kind: FlowKind
  userId: UserId | null
  linkingUserId: UserId | null
  provider: string | null
  redirectTo: string
  challenge: Challenge | null
  nonce: string | null
  encryptedVerifier: Buffer | null
  encryptedAccessToken: Buffer | null
  encryptedRefreshToken: Buffer | null
  inviteTokenDigest: Buffer | null
  browserDigest: Buffer | null
  sessionNotAfter: Date | null
  createdAt: Date
  codeIssuedAt: Date | null
  usedAt: Date | null
}

export type NewFlow = Pick<
  Flow,
  'id' | 'kind' | 'userId' | 'linkingUserId' | 'provider' | 'redirectTo' | 'challenge' | 'createdAt'
> &
  Pick<Flow, 'nonce' | 'encryptedVerifier' | 'browserDigest' | 'inviteTokenDigest'>

export async function insertFlow(tx: Tx, flow: NewFlow): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .insertInto('identity.flow_states')
    .values({
      id: flow.id,
      kind: flow.kind,
      user_id: flow.userId,
      linking_user_id: flow.linkingUserId,
      provider: flow.provider,
      redirect_to: flow.redirectTo,
      code_challenge: flow.challenge?.text ?? null,
      code_challenge_method: flow.challenge?.method ?? null,
      provider_nonce: flow.nonce,
      provider_verifier: flow.encryptedVerifier,
      browser_digest: flow.browserDigest,
      invite_token_digest: flow.inviteTokenDigest,
      created_at: flow.createdAt,
    })
    .execute()
}

const flows = (handle: Db | Tx) =>
  tables<IdentityDatabase>(handle).selectFrom('identity.flow_states')

export async function lockFlow(tx: Tx, id: FlowId): Promise<Flow | null> {
  const row = await flows(tx).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? flowOf(row) : null
}

export async function lockFlowByCode(tx: Tx, digest: Buffer): Promise<Flow | null> {
  const row = await flows(tx)
    .selectAll()
    .where('code_digest', '=', digest)
    .forUpdate()
    .executeTakeFirst()
  return row ? flowOf(row) : null
}

export async function lockNewestFlow(tx: Tx, userId: UserId, kind: FlowKind): Promise<Flow | null> {
  const row = await flows(tx)
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('code_challenge', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return row ? flowOf(row) : null
}

/** From now on no second callback can complete this flow. */
export async function consumePkceVerifier(tx: Tx, id: FlowId): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .updateTable('identity.flow_states')
    .set({ provider_verifier: null })
    .where('id', '=', id)
    .execute()
}

type Completion = {
  userId: UserId
  codeDigest: Buffer
  encryptedAccessToken?: Buffer | null
  encryptedRefreshToken?: Buffer | null
  sessionNotAfter?: Date | null
  at: Date
}

export async function saveFlowCode(tx: Tx, id: FlowId, completion: Completion): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .updateTable('identity.flow_states')
    .set({
      user_id: completion.userId,
      code_digest: completion.codeDigest,
      code_issued_at: completion.at,
      provider_access_token: completion.encryptedAccessToken ?? null,
      provider_refresh_token: completion.encryptedRefreshToken ?? null,
      session_not_after: completion.sessionNotAfter ?? null,
      provider_verifier: null,
    })
    .where('id', '=', id)
    .execute()
}

export async function markFlowUsed(tx: Tx, id: FlowId, now: Date): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .updateTable('identity.flow_states')
    .set({
      used_at: now,
      provider_verifier: null,
      provider_access_token: null,
      provider_refresh_token: null,
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Flows that would still end in a session or a linked identity. One whose emailed link was not
 * opened has no code yet: its code goes to the reader of that mailbox.
 */
export async function deleteFlows(tx: Tx, userId: UserId): Promise<void> {
  await sql`delete from identity.flow_states
            where linking_user_id = ${userId}
              or (user_id = ${userId} and code_digest is not null)`.execute(
    tables<IdentityDatabase>(tx),
  )
}

const flowOf = (row: Selectable<IdentityFlowStates>): Flow => ({
  id: row.id,
  kind: row.kind,
  userId: row.user_id,
  linkingUserId: row.linking_user_id,
  provider: row.provider,
  redirectTo: row.redirect_to,
  challenge:
    row.code_challenge !== null && row.code_challenge_method !== null
      ? { text: row.code_challenge, method: row.code_challenge_method }
      : null,
  nonce: row.provider_nonce,
  encryptedVerifier: row.provider_verifier,
  encryptedAccessToken: row.provider_access_token,
  encryptedRefreshToken: row.provider_refresh_token,
  inviteTokenDigest: row.invite_token_digest,
  browserDigest: row.browser_digest,
  sessionNotAfter: row.session_not_after,
  createdAt: row.created_at,
  codeIssuedAt: row.code_issued_at,
  usedAt: row.used_at,
})
