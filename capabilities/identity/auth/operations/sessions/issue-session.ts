import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { type AccessTokens, unixSeconds } from '../../crypto/access-tokens.ts'
import type { TokenText } from '../../crypto/refresh-tokens.ts'
import { insertRefreshToken, insertSession } from '../../queries/sessions.ts'
import type {
  AuthenticationMethod,
  RefreshTokenId,
  Session,
  SessionId,
  User,
  UserId,
  Visitor,
} from '../../../schema.ts'
import { notifyNewDevice } from './notify-new-device.ts'
import type { NotifySecurityEvent } from '../user/security-notifications.ts'
import { auditActor } from '../admin/audit-actor.ts'

/** `living` is the session's current refresh token. */
export type IssuedSession = { session: Session; living: RefreshTokenId }

export type SessionResponse = {
  accessToken: string
  refreshToken: string
  expiresIn: number
  expiresAt: number
  session: Session
  user: User
}

type Opening = {
  userId: UserId
  method: Omit<AuthenticationMethod, 'timestamp'>
  visitor: Visitor
  notAfter?: Date | null
}

type IssueSessionDeps = {
  clock: Clock
  audit: Pick<Audit, 'record'>
  sendNotice: NotifySecurityEvent
}

/** At aal1; audited, and notified if the device is new. Every grant ends here. */
export const issueSession =
  ({ clock, audit, sendNotice }: IssueSessionDeps) =>
  async (tx: Tx, { userId, method, visitor, notAfter = null }: Opening): Promise<IssuedSession> => {
    const now = clock.now()
    const session: Session = {
      id: newId<SessionId>(now),
      userId,
      aal: 'aal1',
      amr: [{ ...method, timestamp: unixSeconds(now) }],
      notAfter,
      createdAt: now,
      refreshedAt: null,
      reauthenticatedAt: null,
    }
    await insertSession(tx, session, visitor)
    const living = newId<RefreshTokenId>(now)
    await insertRefreshToken(tx, {
      id: living,
      sessionId: session.id,
      parentId: null,
      createdAt: now,
    })
    await audit.record(tx, {
      actor: await auditActor(tx, userId),
      action: 'identity.signed_in',
      subject: { type: 'user', id: userId },
      after: { ...method, session_id: session.id },
      address: visitor.address,
    })
    await notifyNewDevice({ tx, sendNotice, userId, visitor, now })
    return { session, living }
  }
export type IssueSession = ReturnType<typeof issueSession>

/** Signs the tokens after the transaction, which signing does not need. */
export const sessionResponse =
  ({ accessTokens, tokenText }: { accessTokens: AccessTokens; tokenText: TokenText }) =>
  async (
    user: User,
    { session, living }: IssuedSession,
    method?: string,
  ): Promise<SessionResponse> => {
    const { token, expiresAt } = await accessTokens.forSession(user, session, method)
    return {
      accessToken: token,
      refreshToken: tokenText.write(living),
      expiresIn: accessTokens.lifetimeSeconds,
      expiresAt,
      session,
      user,
    }
  }
export type AnswerSession = ReturnType<typeof sessionResponse>
