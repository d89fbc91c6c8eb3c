import { LRUCache } from 'lru-cache'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Clock, seconds } from '#kernel/time.ts'
import type { Db, Listener } from '#platform/database/index.ts'
import type { AccessTokens } from '../../crypto/access-tokens.ts'
import { findSession, findSessionState } from '../../queries/sessions.ts'
import type { SessionId, SessionState } from '../../../schema.ts'
import { isFreshSession } from '../../rules/fresh-session.ts'
import { isUuid } from '#platform/ids.ts'

type Deps = { db: Db; clock: Clock; listen: Listener['listen']; accessTokens: AccessTokens }
type CachedSession = { sessionState: SessionState; readAt: number }

/** Notified at commit by the triggers of migration 0005, with the user id. */
const CHANNEL = 'identity_session_state'
const MAX_ENTRIES = 20_000
/** TTL; the longest time a process without its LISTEN connection can be stale. */
const LONGEST = seconds(10)

export type SessionStateRefusal = { code: 'token_invalid' } | { code: 'session_ended' }

/** Invalidated in every process by NOTIFY when a session, role, factor or account changes. */
export function createSessionStateCache({ db, clock, listen, accessTokens }: Deps) {
  const stored = new LRUCache<SessionId, CachedSession>({ max: MAX_ENTRIES })
  const sessionsOf = new Map<string, Set<SessionId>>()
  let notified = 0
  let stop: (() => Promise<void>) | undefined

  function forgetAll(): void {
    notified += 1
    stored.clear()
    sessionsOf.clear()
  }
  function forgetUser(userId: string): void {
    notified += 1
    for (const id of sessionsOf.get(userId) ?? []) stored.delete(id)
    sessionsOf.delete(userId)
  }
  function keep(sessionState: SessionState, readAt: number): void {
    // The LRU does not report evictions: a reset of stale ids costs each session one read.
    if (sessionsOf.size >= MAX_ENTRIES) forgetAll()
    stored.set(sessionState.sessionId, { sessionState, readAt })
    const ids = sessionsOf.get(sessionState.userId) ?? new Set()
    sessionsOf.set(sessionState.userId, ids.add(sessionState.sessionId))
  }

  async function getSessionState(sessionId: SessionId): Promise<SessionState | null> {
    const now = clock.now()
    const known = stored.get(sessionId)
    if (known && now.getTime() - known.readAt < LONGEST) return known.sessionState
    const received = notified
    const sessionState = await findSessionState(db, sessionId, now)
    stored.delete(sessionId)
    // Invalidated during the read: the result may be stale.
    if (sessionState && stop && received === notified) keep(sessionState, now.getTime())
    return sessionState
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

    /** Invalidates this process at once; the others are notified by the database. */
    forget: forgetUser,

    /** The session state of an access token, with the AAL that the token itself proves. */
    async of(token: string): Promise<Result<SessionState, SessionStateRefusal>> {
      const claims = await accessTokens.verify(token)
      if (!claims?.session_id || !isUuid<SessionId>(claims.session_id))
        return refuse({ code: 'token_invalid' })
      const sessionState = await getSessionState(claims.session_id)
      if (!sessionState || sessionState.userId !== claims.sub)
        return refuse({ code: 'session_ended' })
      // A token issued before the second factor stays at aal1.
      const aal = claims.aal === 'aal2' && sessionState.aal === 'aal2' ? 'aal2' : 'aal1'
      return ok({ ...sessionState, aal })
    },

    /** For URLs issued to a session; null once it has ended. */
    ofSession: (sessionId: string): Promise<SessionState | null> =>
      isUuid<SessionId>(sessionId) ? getSessionState(sessionId) : Promise.resolve(null),

    isFresh: readFreshness({ db, clock }),

    isService: isServiceToken(accessTokens),
  }
}

const isServiceToken =
  (accessTokens: Deps['accessTokens']) =>
  async (token: string): Promise<boolean> => {
    const claims = await accessTokens.verify(token)
    return claims?.role === 'service_role' || claims?.role === 'supabase_admin'
  }

/** Read from the database, since another process may have taken the proof a moment ago. */
const readFreshness =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async ({ sessionId }: SessionState): Promise<boolean> => {
    const session = await findSession(db, sessionId)
    return session !== null && isFreshSession(session, clock.now())
  }

export type SessionStates = ReturnType<typeof createSessionStateCache>
