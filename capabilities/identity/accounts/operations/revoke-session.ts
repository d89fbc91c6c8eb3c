import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { deleteOwnSession } from '../../auth/queries/account.ts'
import type { SessionId, UserId } from '../../schema.ts'

type Deps = { db: Db; forget: (userId: UserId) => void }
type Command = { userId: UserId; id: SessionId }

/** Refuses another user's session as not found. */
export const revokeSession =
  ({ db, forget }: Deps) =>
  async ({ userId, id }: Command): Promise<Result<null, { code: 'session_not_found' }>> => {
    const ended = await inTransaction(db, async (tx) =>
      (await deleteOwnSession(tx, userId, id)) ? ok(null) : refuse({ code: 'session_not_found' }),
    )
    if (ended.ok) forget(userId)
    return ended
  }
export type RevokeSession = ReturnType<typeof revokeSession>
