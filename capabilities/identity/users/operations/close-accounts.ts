import { ok, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { lockUser, saveUser } from '../../auth/queries/user-writes.ts'
import { findDeactivation } from '../queries/deactivations.ts'
import { lockAdmins } from '../../auth/queries/profiles-and-roles.ts'
import type { UserId } from '../../schema.ts'
import { closeAccount } from './deactivate-user.ts'

type Deps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'> }

/**
 * For the operator's command line: accepts the last admin too, and deletes passwords so that a
 * reactivation does not restore them.
 */
export const closeAccounts =
  (deps: Deps) =>
  async (userIds: readonly UserId[]): Promise<Result<number, never>> =>
    inTransaction(deps.db, async (tx) => {
      await lockAdmins(tx)
      let closed = 0
      for (const userId of userIds) {
        const account = await lockUser(tx, userId)
        if (!account) continue
        await saveUser(tx, userId, { passwordHash: null }, deps.clock.now())
        if (await findDeactivation(tx, userId)) continue
        await closeAccount(deps, tx, account.user, { actor: { role: 'system' } })
        closed += 1
      }
      return ok(closed)
    })
