import { refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { findDeactivation } from '../queries/deactivations.ts'
import { lockUser } from '../../auth/queries/user-writes.ts'
import { findRole, lockAdmins } from '../../auth/queries/profiles-and-roles.ts'
import type { Role, User } from '../../schema.ts'
import type { OnUserChanged, UsersDeps } from '../deps.ts'
import { notifyAdmins } from '../../auth/operations/user/security-notifications.ts'
import { setRole, type ChangeRoleRefusal } from '../../auth/operations/user/set-role.ts'

export type GiveRoleRefusal =
  | ChangeRoleRefusal
  | { code: 'user_deactivated' | 'reauthentication_needed' }
/** `isProven`: the session of who gives the role is fresh. */
type Command = OnUserChanged & { role: Role; isProven: boolean }

/** A deactivated account must be reactivated first. */
export const changeRole =
  (deps: UsersDeps) =>
  async (command: Command): Promise<Result<Role, GiveRoleRefusal>> => {
    const { userId, role, by, origin, isProven } = command
    if (role === 'admin' && !isProven) return refuse({ code: 'reauthentication_needed' })
    const given = await inTransaction(
      deps.db,
      async (tx): Promise<Result<Role, GiveRoleRefusal>> => {
        await lockAdmins(tx)
        const account = await lockUser(tx, userId)
        if (!account) return refuse({ code: 'user_not_found' })
        if (await findDeactivation(tx, userId)) return refuse({ code: 'user_deactivated' })
        if (role === 'admin' && (await findRole(tx, userId)) !== 'admin')
          await notifyAdmins(tx, 'admin_appointed', nameOf(account.user))
        const actor = { role: 'admin', id: by } as const
        return setRole(deps)(tx, { userId, role, by: actor, origin })
      },
    )
    if (given.ok) deps.forget(userId)
    return given
  }

const nameOf = ({ email, phone, id }: User): string => email ?? phone ?? id
