import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { findUserByAddress, lockUser, saveUser } from '../../queries/user-writes.ts'
import { deleteIdentity } from '../../queries/identities.ts'
import { isFreshSession } from '../../rules/fresh-session.ts'
import { unlinkResult } from '../../rules/unlink-identity.ts'
import type { Visitor } from '../../../schema.ts'
import { auditActor } from '../admin/audit-actor.ts'
import type { AuthenticatedCaller } from '../sessions/authenticate.ts'

type Deps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'> }
type Command = { caller: AuthenticatedCaller; identityId: string; visitor: Visitor }
export type UnlinkRefusal = {
  code:
    | 'user_not_found'
    | 'reauthentication_needed'
    | 'single_identity_not_deletable'
    | 'identity_not_found'
    | 'email_conflict_identity_not_deletable'
}

/** The last identity cannot be unlinked. Needs a fresh session: it could lock the owner out. */
export const unlinkIdentity =
  ({ db, clock, audit }: Deps) =>
  async ({ caller, identityId, visitor }: Command): Promise<Result<null, UnlinkRefusal>> =>
    inTransaction(db, async (tx) => {
      const { session } = caller
      if (!session || !isFreshSession(session, clock.now()))
        return refuse({ code: 'reauthentication_needed' } as const)
      const userId = caller.user.id
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
      await audit.record(tx, {
        actor: await auditActor(tx, userId),
        action: 'identity.identity_unlinked',
        subject: { type: 'user', id: userId },
        before: { provider: removed.provider },
        address: visitor.address,
      })
      return ok(null)
    })
export type UnlinkIdentity = ReturnType<typeof unlinkIdentity>
