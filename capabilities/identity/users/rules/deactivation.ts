import { ok, refuse, type Result } from '#kernel/result.ts'
import type { UserId } from '../../schema.ts'
import { isLastAdmin } from '../../auth/rules/admin-users.ts'

export const BANNED_FOREVER = new Date('9999-12-31T00:00:00Z')

/** Frees the email for another account but keeps it readable. */
export const deletedEmail = (email: string, now: Date): string =>
  `deleted_${now.getTime()}_${email}`

/** The last admin must stay, to be able to reactivate accounts. */
export const canDeactivate = (
  userId: UserId,
  admins: readonly UserId[],
): Result<null, { code: 'last_admin' }> =>
  isLastAdmin(userId, admins) ? refuse({ code: 'last_admin' }) : ok(null)
