import { type Selectable, sql } from 'kysely'
import type { AdminDuty } from '#kernel/admin-duties.ts'
import { type Db, type Tx, tables } from '#platform/database/index.ts'
import type {
  RefreshToken,
  RefreshTokenId,
  Session,
  SessionId,
  SessionState,
  UserId,
  Visitor,
} from '../../schema.ts'
import { deleteFlows } from './flow-states.ts'
import type { IdentityDatabase, IdentityRefreshTokens, IdentitySessions } from '../../tables.ts'

export async function insertSession(tx: Tx, session: Session, visitor: Visitor): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .insertInto('identity.sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      aal: session.aal,
      amr: JSON.stringify(session.amr),
      user_agent: visitor.userAgent,
      ip: visitor.address,
      not_after: session.notAfter,
      created_at: session.createdAt,
    })
    .execute()
}

export async function findSession(handle: Db | Tx, id: SessionId): Promise<Session | null> {
  const row = await tables<IdentityDatabase>(handle)
    .selectFrom('identity.sessions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? sessionOf(row) : null
}

/** Serializes refreshes of the session. */
export async function lockSession(tx: Tx, id: SessionId): Promise<Session | null> {
  const row = await tables<IdentityDatabase>(tx)
    .selectFrom('identity.sessions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ? sessionOf(row) : null
}

export async function saveRefresh(
  tx: Tx,
  id: SessionId,
  visitor: Visitor,
  now: Date,
): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .updateTable('identity.sessions')
    .set({ refreshed_at: now, user_agent: visitor.userAgent, ip: visitor.address })
    .where('id', '=', id)
    .execute()
}

export async function saveReauthentication(
  handle: Db | Tx,
  id: SessionId,
  now: Date,
): Promise<void> {
  await tables<IdentityDatabase>(handle)
    .updateTable('identity.sessions')
    .set({ reauthenticated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function deleteSession(tx: Tx, id: SessionId): Promise<void> {
  await tables<IdentityDatabase>(tx).deleteFrom('identity.sessions').where('id', '=', id).execute()
}

/** With the flows that would open another one, or link an identity. */
export async function deleteSessionsOf(
  tx: Tx,
  userId: UserId,
  { except }: { except: SessionId | null } = { except: null },
): Promise<void> {
  const ended = tables<IdentityDatabase>(tx)
    .deleteFrom('identity.sessions')
    .where('user_id', '=', userId)
  await (except === null ? ended : ended.where('id', '<>', except)).execute()
  await deleteFlows(tx, userId)
}

export async function insertRefreshToken(
  tx: Tx,
  token: Omit<RefreshToken, 'revokedAt'> & { createdAt: Date },
): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .insertInto('identity.refresh_tokens')
    .values({
      id: token.id,
      session_id: token.sessionId,
      parent_id: token.parentId,
      created_at: token.createdAt,
    })
    .execute()
}

export async function findRefreshToken(
  handle: Db | Tx,
  id: RefreshTokenId,
): Promise<RefreshToken | null> {
  const row = await refreshTokens(handle).where('id', '=', id).executeTakeFirst()
  return row ? refreshTokenOf(row) : null
}

export async function findActiveRefreshToken(
  handle: Db | Tx,
  sessionId: SessionId,
): Promise<RefreshToken | null> {
  const row = await refreshTokens(handle)
    .where('session_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row ? refreshTokenOf(row) : null
}

export async function saveRevocation(tx: Tx, id: RefreshTokenId, now: Date): Promise<void> {
  await tables<IdentityDatabase>(tx)
    .updateTable('identity.refresh_tokens')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .execute()
}

/** Null when the session has ended or its account may not sign in. */
export async function findSessionState(
  handle: Db | Tx,
  sessionId: SessionId,
  now: Date,
): Promise<SessionState | null> {
  const row = await tables<IdentityDatabase>(handle)
    .selectFrom('identity.sessions as s')
    .innerJoin('identity.users as u', 'u.id', 's.user_id')
    .leftJoin('identity.user_roles as r', 'r.user_id', 's.user_id')
    .select(['s.id', 's.user_id', 's.aal', 'r.role'])
    .select(
      sql<boolean>`exists (select from identity.mfa_factors f
        where f.user_id = s.user_id and f.status = 'verified')`.as('has_verified_factor'),
    )
    .select(
      sql<AdminDuty[]>`array(select d.duty from identity.admin_duties d
        where d.user_id = s.user_id order by d.duty)`.as('duties'),
    )
    .where('s.id', '=', sessionId)
    .where('u.deleted_at', 'is', null)
    .where((where) => where.or([where('s.not_after', 'is', null), where('s.not_after', '>', now)]))
    .where((where) =>
      where.or([where('u.banned_until', 'is', null), where('u.banned_until', '<=', now)]),
    )
    .executeTakeFirst()
  if (!row) return null
  return {
    userId: row.user_id,
    sessionId,
    role: row.role ?? 'customer',
    duties: row.duties,
    aal: row.aal,
    hasVerifiedFactor: row.has_verified_factor,
  }
}

const refreshTokens = (handle: Db | Tx) =>
  tables<IdentityDatabase>(handle)
    .selectFrom('identity.refresh_tokens')
    .select(['id', 'session_id', 'parent_id', 'revoked_at'])

const refreshTokenOf = (
  row: Omit<Selectable<IdentityRefreshTokens>, 'created_at'>,
): RefreshToken => ({
  id: row.id,
  sessionId: row.session_id,
  parentId: row.parent_id,
  revokedAt: row.revoked_at,
})

const sessionOf = (row: Selectable<IdentitySessions>): Session => ({
  id: row.id,
  userId: row.user_id,
  aal: row.aal,
  amr: row.amr,
  notAfter: row.not_after,
  createdAt: row.created_at,
  refreshedAt: row.refreshed_at,
  reauthenticatedAt: row.reauthenticated_at,
})
