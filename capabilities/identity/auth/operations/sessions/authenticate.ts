import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { AccessTokens, AccessTokenClaims } from '../../crypto/access-tokens.ts'
import { findSession } from '../../queries/sessions.ts'
import { findUser } from '../../queries/users.ts'
import { isBanned } from '../../rules/email-and-phone.ts'
import type { Session, SessionId, User, UserId } from '../../../schema.ts'
import { isUuid } from '#platform/ids.ts'

type Deps = { db: Db; clock: Clock; accessTokens: AccessTokens }
export type AuthenticatedCaller = { user: User; session: Session | null; claims: AccessTokenClaims }
export type CallerRefusal =
  | { code: 'no_authorization' }
  | { code: 'bad_jwt' }
  | { code: 'subject_missing' }
  | { code: 'subject_malformed' }
  | { code: 'user_not_found' }
  | { code: 'session_not_found' }
  | { code: 'user_banned' }

const BEARER = /^bearer\s+(\S+)\s*$/i

/** Null when the header has no Bearer token. */
export const bearerOf = (header: string | undefined): string | null =>
  BEARER.exec(header ?? '')?.[1] ?? null

/** Reads user and session from the database on every call, never from a cache. */
export const authenticate =
  ({ db, clock, accessTokens }: Deps) =>
  async (
    authorization: string | undefined,
  ): Promise<Result<AuthenticatedCaller, CallerRefusal>> => {
    const token = bearerOf(authorization)
    if (!token) return refuse({ code: 'no_authorization' })
    const claims = await accessTokens.verify(token)
    if (!claims) return refuse({ code: 'bad_jwt' })
    if (!claims.sub) return refuse({ code: 'subject_missing' })
    if (!isUuid<UserId>(claims.sub)) return refuse({ code: 'subject_malformed' })

    const user = await findUser(db, claims.sub)
    if (!user) return refuse({ code: 'user_not_found' })
    const session = claims.session_id ? await sessionNamed(db, claims.session_id, user.id) : null
    if (claims.session_id && !session) return refuse({ code: 'session_not_found' })
    if (isBanned(user.bannedUntil, clock.now())) return refuse({ code: 'user_banned' })
    return ok({ user, session, claims })
  }
export type Authenticate = ReturnType<typeof authenticate>

async function sessionNamed(db: Db, id: string, userId: UserId): Promise<Session | null> {
  const session = isUuid<SessionId>(id) ? await findSession(db, id) : null
  return session?.userId === userId ? session : null
}
