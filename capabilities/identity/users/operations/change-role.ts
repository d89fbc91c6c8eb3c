import { refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { findDeactivation } from '../queries/deactivations.ts'
import { lockUser } from '../../auth/queries/user-writes.ts'
import { lockAdmins } from '../../auth/queries/profiles-and-roles.ts'
import type { Role } from '../../schema.ts'
import type { OnUserChanged, UsersDeps } from '../deps.ts'
import { setRole, type ChangeRoleRefusal } from '../../auth/operations/user/set-role.ts'

export type GiveRoleRefusal = ChangeRoleRefusal | { code: 'user_deactivated' }
type Command = OnUserChanged & { role: Role }

/** A deactivated account must be reactivated first. */
export const changeRole =
  (deps: UsersDeps) =>
  async ({ userId, role, by, origin }: Command): Promise<Result<Role, GiveRoleRefusal>> => {
    const given = await inTransaction(
      deps.db,
      async (tx): Promise<Result<Role, GiveRoleRefusal>> => {
        await lockAdmins(tx)
        if (!(await lockUser(tx, userId))) return refuse({ code: 'user_not_found' })
        if (await findDeactivation(tx, userId)) return refuse({ code: 'user_deactivated' })
        const actor = { role: 'admin', id: by } as const
        return setRole(deps)(tx, { userId, role, by: actor, origin })
      },
    )
    if (given.ok) deps.forget(userId)
    return given
  }
