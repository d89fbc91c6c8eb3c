import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Role, UserId } from '../../schema.ts'

export type RoleRefusal = { code: 'last_admin' }

const REACH: Record<Role, number> = { customer: 0, vendor: 1, admin: 2 }

export const revokesPrivileges = (before: Role, after: Role): boolean =>
  REACH[after] < REACH[before]

/** The last admin must stay, to be able to give the role back. */
export function canChangeRole(
  userId: UserId,
  role: Role,
  admins: readonly UserId[],
): Result<null, RoleRefusal> {
  const isLast = admins.length === 1 && admins[0] === userId
  return isLast && role !== 'admin' ? refuse({ code: 'last_admin' }) : ok(null)
}
