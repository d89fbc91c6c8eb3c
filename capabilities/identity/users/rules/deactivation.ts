import { ok, refuse, type Result } from '#kernel/result.ts'
import type { UserId } from '../../schema.ts'
import { isLastAdmin } from '../../auth/rules/admin-users.ts'

/** Until when a closed account is kept out: until it is opened again. */
export const BANNED_FOREVER = new Date('9999-12-31T00:00:00Z')

/** The address of a closed account: the one it had is free for somebody else, and can be read in it. */
export const deletedEmail = (email: string, at: Date): string => `deleted_${at.getTime()}_${email}`

/** Somebody must be left who can open it again. */
export const canDeactivate = (
  userId: UserId,
  administrators: readonly UserId[],
): Result<null, { code: 'last_administrator' }> =>
  isLastAdmin(userId, administrators) ? refuse({ code: 'last_administrator' }) : ok(null)
