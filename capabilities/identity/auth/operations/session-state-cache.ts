import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Clock, seconds } from '#kernel/time.ts'
import type { Db, Listener } from '#platform/database/index.ts'
import type { AccessTokens } from '../crypto/access-tokens.ts'
import { findSessionState } from '../queries/sessions.ts'
import { LruMap } from '../../../../platform/lru-map.ts'
import type { SessionId, SessionState } from '../../schema.ts'
import { isUuid } from './authenticate.ts'

type Deps = { db: Db; clock: Clock; listen: Listener['listen']; accessTokens: AccessTokens }
type Kept = { standing: SessionState; readAt: number }

/** Sent by the triggers of migration 0005, at the commit, with the id of the user. */
const CHANNEL = 'identity_session_state'
const MOST_KEPT = 20_000
/** How far a process that lost its listening connection can be behind, at the worst. */
const LONGEST = seconds(10)

export type SessionStateRefusal = { code: 'token_invalid' } | { code: 'session_ended' }

/**
 * What the bearer of a token may do on the marketplace now. Remembered for a few seconds and
 * dropped in every process as soon as a session, a role, a factor or an account changes.
 */
export function createSessionStateCache({ db, clock, listen, accessTokens }: Deps) {
  const kept = new LruMap<SessionId, Kept>(MOST_KEPT)
  const sessionsOf = new Map<string, Set<SessionId>>()
  let told = 0
  let stop: (() => Promise<void>) | undefined

  function forgetAll(): void {
    told += 1
    kept.clear()
    sessionsOf.clear()
  }
  function forgetUser(userId: string): void {
    told += 1
    for (const id of sessionsOf.get(userId) ?? []) kept.delete(id)
    sessionsOf.delete(userId)
  }
  function keep(standing: SessionState, readAt: number): void {
    // Ids of entries that `kept` let go of pile up; starting over costs each session one read.
    if (sessionsOf.size >= MOST_KEPT) forgetAll()
    kept.set(standing.sessionId, { standing, readAt })
    const ids = sessionsOf.get(standing.userId) ?? new Set()
    sessionsOf.set(standing.userId, ids.add(standing.sessionId))
  }

  async function standingOf(sessionId: SessionId): Promise<SessionState | null> {
    const now = clock.now()
    const known = kept.get(sessionId)
    if (known && now.getTime() - known.readAt < LONGEST) return known.standing
    const heard = told
    const standing = await findSessionState(db, sessionId, now)
    kept.delete(sessionId)
    // Something changed while we read: what we read may be older than it, so it is not kept.
    if (standing && stop && heard === told) keep(standing, now.getTime())
    return standing
  }

  return {
    async start(): Promise<void> {
      const hear = (userId: string) => forgetUser(userId)
      stop ??= await listen(CHANNEL, hear, { onReconnect: forgetAll })
    },
    async stop(): Promise<void> {
      await stop?.()
      stop = undefined
      forgetAll()
    },

    /** Forgets what was remembered of a user at once, here; the others hear it from the database. */
    forget: forgetUser,

    /** The standing behind an access token, with the level that this token proves. */
    async of(token: string): Promise<Result<SessionState, SessionStateRefusal>> {
      const claims = await accessTokens.verify(token)
      if (!claims?.session_id || !isUuid(claims.session_id))
        return refuse({ code: 'token_invalid' })
      const standing = await standingOf(claims.session_id as SessionId)
      if (!standing || standing.userId !== claims.sub) return refuse({ code: 'session_ended' })
      // A token that was given before the second factor does not rise with its session.
      const aal = claims.aal === 'aal2' && standing.aal === 'aal2' ? 'aal2' : 'aal1'
      return ok({ ...standing, aal })
    },

    /** The standing of a session, for addresses that were given to it; null once it has ended. */
    ofSession: (sessionId: string): Promise<SessionState | null> =>
      isUuid(sessionId) ? standingOf(sessionId as SessionId) : Promise.resolve(null),

    /** Whether the token is one of a program that acts for the marketplace itself. */
    async isService(token: string): Promise<boolean> {
      const claims = await accessTokens.verify(token)
      return claims?.role === 'service_role' || claims?.role === 'supabase_admin'
    },
  }
}
export type SessionStates = ReturnType<typeof createSessionStateCache>
