import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AuthConfig } from '../../config.ts'
import type { TokenText } from '../../crypto/refresh-tokens.ts'
import {
  deleteSession,
  findActiveRefreshToken,
  findRefreshToken,
  insertRefreshToken,
  lockSession,
  saveRefresh,
  saveRevocation,
} from '../../queries/sessions.ts'
import { findRole } from '../../queries/profiles-and-roles.ts'
import { findUser } from '../../queries/users.ts'
import { isBanned } from '../../rules/email-and-phone.ts'
import { decideRefresh } from '../../rules/refresh-token-rotation.ts'
import { isIdle } from '../../rules/session-idle.ts'
import type {
  RefreshToken,
  RefreshTokenId,
  Session,
  User,
  UserId,
  Visitor,
} from '../../../schema.ts'
import type { AnswerSession, IssuedSession, SessionResponse } from './issue-session.ts'

type Deps = {
  db: Db
  clock: Clock
  config: AuthConfig
  audit: Pick<Audit, 'record'>
  tokenText: TokenText
  answerSession: AnswerSession
  forget: (userId: UserId) => void
}
type Command = { refreshToken: string; visitor: Visitor }
export type RefreshRefusal =
  | { code: 'refresh_token_malformed' }
  | { code: 'refresh_token_not_found' }
  | { code: 'refresh_token_already_used' }
  | { code: 'session_expired' }
  | { code: 'user_banned' }

type Outcome =
  | { kind: 'open'; user: User; open: IssuedSession }
  | { kind: 'family_ended'; userId: UserId }

/**
 * Serialized per session. Reuse of a revoked token ends the session, which is committed although
 * the call is refused.
 */
export const refreshSession =
  (deps: Deps) =>
  async (command: Command): Promise<Result<SessionResponse, RefreshRefusal>> => {
    const id = deps.tokenText.read(command.refreshToken)
    if (id === 'malformed') return refuse({ code: 'refresh_token_malformed' })
    if (id === 'unknown') return refuse({ code: 'refresh_token_not_found' })

    const result = await inTransaction(deps.db, (tx) => refresh(deps, tx, id, command.visitor))
    if (!result.ok) return result
    const outcome = result.value
    if (outcome.kind === 'family_ended') {
      deps.forget(outcome.userId)
      return refuse({ code: 'refresh_token_already_used' })
    }
    return ok(await deps.answerSession(outcome.user, outcome.open, 'token_refresh'))
  }
export type RefreshSession = ReturnType<typeof refreshSession>

async function refresh(
  deps: Deps,
  tx: Tx,
  id: RefreshTokenId,
  visitor: Visitor,
): Promise<Result<Outcome, RefreshRefusal>> {
  const now = deps.clock.now()
  const named = await findRefreshToken(tx, id)
  const session = named && (await lockSession(tx, named.sessionId))
  // It may have been replaced while this request waited for the lock.
  const presented = session && (await findRefreshToken(tx, id))
  if (!session || !presented) return refuse({ code: 'refresh_token_not_found' })

  const user = await findUser(tx, session.userId)
  if (!user) return refuse({ code: 'refresh_token_not_found' })
  if (isBanned(user.bannedUntil, now)) return refuse({ code: 'user_banned' })
  const role = await findRole(tx, user.id)
  const isOver = session.notAfter !== null && session.notAfter <= now
  if (isOver || isIdle(session, role, deps.config.sessionIdle, now))
    return refuse({ code: 'session_expired' })

  const living = await findActiveRefreshToken(tx, session.id)
  const decision = decideRefresh(presented, living, now, deps.config.reuseInterval)
  if (decision === 'end_family' || !living) {
    await endFamily(deps, tx, session, visitor)
    return ok({ kind: 'family_ended', userId: user.id })
  }
  const given = decision === 'rotate' ? await replace(tx, presented, now) : living.id
  await saveRefresh(tx, session.id, visitor, now)
  return ok({ kind: 'open', user, open: { session, living: given } })
}

async function replace(tx: Tx, parent: RefreshToken, now: Date): Promise<RefreshTokenId> {
  const id = newId<RefreshTokenId>(now)
  await saveRevocation(tx, parent.id, now)
  await insertRefreshToken(tx, {
    id,
    sessionId: parent.sessionId,
    parentId: parent.id,
    createdAt: now,
  })
  return id
}

async function endFamily(
  { audit }: Deps,
  tx: Tx,
  session: Session,
  visitor: Visitor,
): Promise<void> {
  await deleteSession(tx, session.id)
  await audit.record(tx, {
    actor: { role: 'anyone' },
    action: 'identity.refresh_token_reused',
    subject: { type: 'user', id: session.userId },
    after: { session_ended: session.id },
    address: visitor.address,
  })
}
