import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { unixSeconds } from '../../crypto/access-tokens.ts'
import { deleteUnverified, lockFactor, saveFactorVerified } from '../../queries/mfa-factors.ts'
import { deleteSessionsBelowAal, raiseSessionAal } from '../../queries/session-aal.ts'
import {
  findActiveRefreshToken,
  insertRefreshToken,
  lockSession,
  saveRevocation,
} from '../../queries/sessions.ts'
import { findUser } from '../../queries/users.ts'
import { AMR_OF_FACTOR, addAmr } from '../../rules/mfa.ts'
import type { RefreshTokenId, SecretFactor, SessionId, Visitor } from '../../../schema.ts'
import type { AuthenticatedCaller } from '../sessions/authenticate.ts'
import type { IssuedSession } from '../sessions/issue-session.ts'
import type { NotifySecurityEvent } from '../user/security-notifications.ts'
import { auditActor } from '../admin/audit-actor.ts'

type RaiseSessionDeps = {
  clock: Clock
  audit: Pick<Audit, 'record'>
  sendNotice: NotifySecurityEvent
}
type RaisedSession = { owner: AuthenticatedCaller['user']; open: IssuedSession }
type RaiseSessionRefusal = { code: 'factor_not_found' | 'session_not_found' }

export async function raiseSession(
  { clock, audit, sendNotice }: RaiseSessionDeps,
  tx: Tx,
  factor: SecretFactor,
  sessionId: SessionId,
  { visitor }: { visitor: Visitor },
): Promise<Result<RaisedSession, RaiseSessionRefusal>> {
  const now = clock.now()
  // Lock order: factor before session, as in unenroll, to avoid deadlocks.
  const isThere = await lockFactor(tx, factor.userId, factor.id)
  const session = await lockSession(tx, sessionId)
  if (!session) return refuse({ code: 'session_not_found' })
  if (!isThere) return refuse({ code: 'factor_not_found' })

  await saveFactorVerified(tx, factor.id, now)
  await deleteUnverified(tx, factor.userId, { type: factor.type })
  const amr = addAmr(session.amr, {
    method: AMR_OF_FACTOR[factor.type],
    timestamp: unixSeconds(now),
  })
  await raiseSessionAal(tx, session.id, { factorId: factor.id, amr })
  await deleteSessionsBelowAal(tx, session)
  await audit.record(tx, {
    actor: await auditActor(tx, factor.userId),
    action: 'identity.mfa_factor_verified',
    subject: { type: 'user', id: factor.userId },
    after: { factor_id: factor.id, factor_type: factor.type, session_id: session.id },
    address: visitor.address,
  })
  const owner = await findUser(tx, factor.userId)
  if (!owner) return refuse({ code: 'session_not_found' })
  if (isThere.status === 'unverified')
    await sendNotice(tx, owner, 'factor_added', factor.friendlyName || factor.type)
  const living = await renewToken(tx, session.id, now)
  return ok({ owner, open: { session: { ...session, aal: 'aal2', amr }, living } })
}

/**
 * The old refresh token does not become the parent of the new one, since its reuse would return the
 * aal2 token as a retry.
 */
async function renewToken(tx: Tx, sessionId: SessionId, now: Date): Promise<RefreshTokenId> {
  const old = await findActiveRefreshToken(tx, sessionId)
  if (old) await saveRevocation(tx, old.id, now)
  const id = newId<RefreshTokenId>(now)
  await insertRefreshToken(tx, { id, sessionId, parentId: null, createdAt: now })
  return id
}
