import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Origin } from '#capabilities/audit/index.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { lockUser } from '../../auth/queries/user-writes.ts'
import { saveUserAdminFields } from '../../auth/queries/admin-users.ts'
import { deleteTokensOf } from '../../auth/queries/one-time-tokens.ts'
import { findDeactivation, insertDeactivation } from '../queries/deactivations.ts'
import { lockAdmins } from '../../auth/queries/profiles-and-roles.ts'
import { deleteSessionsOf } from '../../auth/queries/sessions.ts'
import { canDeactivate, BANNED_FOREVER, deletedEmail } from '../rules/deactivation.ts'
import type { OnUserChanged, UsersDeps } from '../deps.ts'
import type { User, UserId } from '../../schema.ts'
import { listDuties } from '../../auth/queries/duties.ts'
import { checkLastHolder, type LastHolderRefusal } from '../../auth/operations/user/last-holder.ts'
import { notifyAdmins } from '../../auth/operations/user/security-notifications.ts'
import { setEmail } from '../../auth/operations/user/set-email.ts'

export type DeactivateRefusal = LastHolderRefusal | { code: 'user_not_found' | 'last_admin' }

/** Also ends the sessions and frees the email. Idempotent. */
export const deactivateUser =
  (deps: UsersDeps) =>
  async (command: OnUserChanged): Promise<Result<null, DeactivateRefusal>> => {
    const closed = await inTransaction(deps.db, (tx) => close(deps, tx, command))
    if (closed.ok) deps.forget(command.userId)
    return closed
  }

async function close(
  { clock, audit }: UsersDeps,
  tx: Tx,
  { userId, by, origin }: OnUserChanged,
): Promise<Result<null, DeactivateRefusal>> {
  const admins = await lockAdmins(tx)
  const account = await lockUser(tx, userId)
  if (!account) return refuse({ code: 'user_not_found' })
  if (await findDeactivation(tx, userId)) return ok(null)
  const decision = canDeactivate(userId, admins)
  if (!decision.ok) return decision
  if (admins.includes(userId)) {
    const duties = await listDuties(tx, userId)
    const allowed = await checkLastHolder(tx, { userId, duties, admins })
    if (!allowed.ok) return allowed
    const { email, phone } = account.user
    await notifyAdmins(tx, 'admin_removed', email ?? phone ?? userId)
  }
  await closeAccount({ clock, audit }, tx, account.user, {
    actor: { role: 'admin', id: by },
    origin,
  })
  return ok(null)
}

type ClosingActor = { role: 'customer' | 'admin'; id: UserId } | { role: 'system'; id?: null }

export async function closeAccount(
  { clock, audit }: Pick<UsersDeps, 'clock' | 'audit'>,
  tx: Tx,
  user: User,
  { actor, origin }: { actor: ClosingActor; origin?: Origin },
): Promise<void> {
  const now = clock.now()
  const { id: userId, bannedUntil } = user
  const by = actor.id ?? null
  await insertDeactivation(tx, { userId, email: user.email, bannedUntil, at: now, by })
  const email = user.email === null ? null : deletedEmail(user.email, now)
  if (email !== null) await setEmail(tx, user, email, { proven: false, now })
  await saveUserAdminFields(tx, userId, { bannedUntil: BANNED_FOREVER }, now)
  await deleteSessionsOf(tx, userId)
  await deleteTokensOf(tx, userId)
  await audit.record(tx, {
    actor,
    action: 'identity.user_deactivated',
    subject: { type: 'user', id: userId },
    before: { email: user.email },
    after: { email },
    ...origin,
  })
}
