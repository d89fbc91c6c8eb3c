import { ok } from '#kernel/result.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { deleteSession, deleteSessionsOf } from '../../queries/sessions.ts'
import type { SessionId, UserId } from '../../../schema.ts'

export type LogoutScope = 'global' | 'local' | 'others'
type Command = { userId: UserId; sessionId: SessionId | null; scope: LogoutScope }

export const logout =
  ({ db, forget }: { db: Db; forget: (userId: UserId) => void }) =>
  async ({ userId, sessionId, scope }: Command): Promise<void> => {
    await inTransaction(db, async (tx) => {
      // A service role token has no session.
      if (scope === 'local' && sessionId) await deleteSession(tx, sessionId)
      else await deleteSessionsOf(tx, userId, { except: scope === 'others' ? sessionId : null })
      return ok(null)
    })
    forget(userId)
  }
export type Logout = ReturnType<typeof logout>
