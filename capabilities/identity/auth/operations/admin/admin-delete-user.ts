import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { lockUser } from '../../queries/user-writes.ts'
import { deleteUserForGood, anonymizeUser } from '../../queries/admin-users.ts'
import { lockAdmins } from '../../queries/profiles-and-roles.ts'
import { isLastAdmin } from '../../rules/admin-users.ts'
import type { UserId, Visitor } from '../../../schema.ts'
import { errorCode } from '#platform/errors.ts'

type Deps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  forget: (userId: UserId) => void
}
type Command = { userId: UserId; soft: boolean; visitor: Visitor }
export type AdminDeleteRefusal = {
  code: 'user_not_found' | 'last_admin' | 'user_in_use'
}

/** PostgreSQL's foreign_key_violation. */
const REFERENCED = '23503'

/**
 * A soft delete anonymizes the row, where orders or a vendor reference it. Either way email and
 * phone become free.
 */
export const adminDeleteUser =
  (deps: Deps) =>
  async (command: Command): Promise<Result<null, AdminDeleteRefusal>> => {
    try {
      const deleted = await inTransaction(deps.db, (tx) => remove(deps, tx, command))
      if (deleted.ok) deps.forget(command.userId)
      return deleted
    } catch (error) {
      if (errorCode(error) === REFERENCED) return refuse({ code: 'user_in_use' })
      throw error
    }
  }
export type AdminDeleteUser = ReturnType<typeof adminDeleteUser>

async function remove(
  { clock, audit }: Deps,
  tx: Tx,
  { userId, soft, visitor }: Command,
): Promise<Result<null, AdminDeleteRefusal>> {
  const admins = await lockAdmins(tx)
  if (!(await lockUser(tx, userId))) return refuse({ code: 'user_not_found' })
  if (isLastAdmin(userId, admins)) return refuse({ code: 'last_admin' })
  if (soft) await anonymizeUser(tx, userId, clock.now())
  else await deleteUserForGood(tx, userId)
  await audit.record(tx, {
    actor: { role: 'service' },
    action: 'identity.user_deleted',
    subject: { type: 'user', id: userId },
    after: { soft },
    address: visitor.address,
  })
  return ok(null)
}
