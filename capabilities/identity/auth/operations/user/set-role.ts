import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Actor, Audit, Origin } from '#capabilities/audit/index.ts'
import type { Tx } from '#platform/database/index.ts'
import { findRole, lockAdmins, saveUserRole } from '../../queries/profiles-and-roles.ts'
import { saveUser } from '../../queries/user-writes.ts'
import { deleteSessionsOf } from '../../queries/sessions.ts'
import { findUser } from '../../queries/users.ts'
import { canChangeRole, revokesPrivileges, type RoleRefusal } from '../../rules/role-change.ts'
import type { Role, UserId } from '../../../schema.ts'

type Deps = { clock: Clock; audit: Pick<Audit, 'record'> }
type Command = { userId: UserId; role: Role; by: Actor; origin?: Origin }
export type ChangeRoleRefusal = RoleRefusal | { code: 'user_not_found' }

/** Losing privileges ends the user's sessions. */
export const setRole =
  ({ clock, audit }: Deps) =>
  async (tx: Tx, command: Command): Promise<Result<Role, ChangeRoleRefusal>> => {
    const { userId, role, by, origin } = command
    const admins = await lockAdmins(tx)
    if (!(await findUser(tx, userId))) return refuse({ code: 'user_not_found' })
    const before = await findRole(tx, userId)
    if (before === role) return ok(role)
    const decision = canChangeRole(userId, role, admins)
    if (!decision.ok) return decision

    const now = clock.now()
    await saveUserRole(tx, { userId, role, grantedBy: by.id ?? null, at: now })
    if (role === 'admin' || before === 'admin') await saveUser(tx, userId, { managedAt: now }, now)
    if (revokesPrivileges(before, role)) await deleteSessionsOf(tx, userId)
    await audit.record(tx, {
      actor: by,
      action: 'identity.role_changed',
      subject: { type: 'user', id: userId },
      before: { role: before },
      after: { role },
      ...origin,
    })
    return ok(role)
  }
