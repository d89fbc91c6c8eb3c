import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { deleteOwnSession } from '../../auth/queries/account.ts'
import { lockUser } from '../../auth/queries/user-writes.ts'
import { deleteSessionsOf } from '../../auth/queries/sessions.ts'
import type { SessionId } from '../../schema.ts'
import type { OnUserChanged, UsersDeps } from '../deps.ts'

type Command = OnUserChanged & {
  /** Null: all of them, except `keep`. */
  sessionId: SessionId | null
  /** The admin's own session. */
  keep: SessionId
}
export type RevokeUserSessionsRefusal = { code: 'user_not_found' } | { code: 'session_not_found' }

/** Signs a user out, as when a phone was lost. */
export const revokeUserSessions =
  (deps: UsersDeps) =>
  async (command: Command): Promise<Result<null, RevokeUserSessionsRefusal>> => {
    const { userId, sessionId, keep, by, origin } = command
    const ended = await inTransaction(
      deps.db,
      async (tx): Promise<Result<null, RevokeUserSessionsRefusal>> => {
        if (!(await lockUser(tx, userId))) return refuse({ code: 'user_not_found' })
        if (sessionId === null) await deleteSessionsOf(tx, userId, { except: keep })
        else if (!(await deleteOwnSession(tx, userId, sessionId)))
          return refuse({ code: 'session_not_found' })
        await deps.audit.record(tx, {
          ...origin,
          actor: { role: 'admin', id: by },
          action: 'identity.sessions_revoked',
          subject: { type: 'user', id: userId },
        })
        return ok(null)
      },
    )
    if (ended.ok) deps.forget(userId)
    return ended
  }
