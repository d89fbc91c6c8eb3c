import { refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { findDeactivation } from '../queries/deactivations.ts'
import { lockUser } from '../../auth/queries/user-writes.ts'
import { findRole, lockAdmins } from '../../auth/queries/profiles-and-roles.ts'
import type { Role, User } from '../../schema.ts'
import type { OnUserChanged, UsersDeps } from '../deps.ts'
import { notifyAdmins } from '../../auth/operations/user/security-notifications.ts'
import { listDuties } from '../../auth/queries/duties.ts'
import { checkLastHolder, type LastHolderRefusal } from '../../auth/operations/user/last-holder.ts'
import { setRole, type ChangeRoleRefusal } from '../../auth/operations/user/set-role.ts'

export type GiveRoleRefusal =
  | ChangeRoleRefusal
  | LastHolderRefusal
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
        const admins = await lockAdmins(tx)
        const account = await lockUser(tx, userId)
        if (!account) return refuse({ code: 'user_not_found' })
        if (await findDeactivation(tx, userId)) return refuse({ code: 'user_deactivated' })
        const before = await findRole(tx, userId)
        if (before !== role && (role === 'admin' || before === 'admin')) {
          const notice = role === 'admin' ? 'admin_appointed' : 'admin_removed'
          await notifyAdmins(tx, notice, nameOf(account.user))
        }
        if (before === 'admin' && role !== 'admin' && admins.length > 1) {
          const duties = await listDuties(tx, userId)
          const allowed = await checkLastHolder(tx, { userId, duties, admins })
          if (!allowed.ok) return allowed
        }
        const actor = { role: 'admin', id: by } as const
        return setRole(deps)(tx, { userId, role, by: actor, origin })
      },
    )
    if (given.ok) deps.forget(userId)
    return given
  }

const nameOf = ({ email, phone, id }: User): string => email ?? phone ?? id
