import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { findUserByAddress, lockUser, saveUser } from '../../queries/user-writes.ts'
import { deleteIdentity } from '../../queries/identities.ts'
import { unlinkResult } from '../../rules/unlink-identity.ts'
import type { UserId } from '../../../schema.ts'

type Command = { userId: UserId; identityId: string }
export type UnlinkRefusal = {
  code:
    | 'user_not_found'
    | 'single_identity_not_deletable'
    | 'identity_not_found'
    | 'email_conflict_identity_not_deletable'
}

/** The last identity cannot be unlinked. */
export const unlinkIdentity =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  async ({ userId, identityId }: Command): Promise<Result<null, UnlinkRefusal>> =>
    inTransaction(db, async (tx) => {
      const user = (await lockUser(tx, userId))?.user
      if (!user) return refuse({ code: 'user_not_found' } as const)
      if (user.identities.length <= 1)
        return refuse({ code: 'single_identity_not_deletable' } as const)
      const removed = user.identities.find(({ id }) => id === identityId)
      if (!removed) return refuse({ code: 'identity_not_found' } as const)

      const { email, phone, appMetadata } = unlinkResult(user, removed)
      const holder =
        email === null ? null : await findUserByAddress(tx, { kind: 'email', value: email })
      if (holder && holder.id !== userId)
        return refuse({ code: 'email_conflict_identity_not_deletable' } as const)

      const now = clock.now()
      await deleteIdentity(tx, removed.id)
      const moved = email === user.email ? {} : { email, emailConfirmedAt: email ? now : null }
      const cleared = phone === user.phone ? {} : { phone, phoneConfirmedAt: null }
      await saveUser(tx, userId, { appMetadata, ...moved, ...cleared }, now)
      return ok(null)
    })
export type UnlinkIdentity = ReturnType<typeof unlinkIdentity>
