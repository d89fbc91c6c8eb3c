import type { AdminDuty } from '#kernel/admin-duties.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { notifyAdmins } from '../../auth/operations/user/security-notifications.ts'
import { findRole, lockAdmins } from '../../auth/queries/profiles-and-roles.ts'
import { lockUser, saveUser } from '../../auth/queries/user-writes.ts'
import { DUTY_NAMES } from '../../auth/duty-texts.ts'
import type { User, UserId } from '../../schema.ts'
import type { OnUserChanged, UsersDeps } from '../deps.ts'
import { deleteDuties, insertDuties, listDuties } from '../../auth/queries/duties.ts'
import { findDeactivation } from '../queries/deactivations.ts'
import { checkLastHolder, type LastHolderRefusal } from '../../auth/operations/user/last-holder.ts'

export type SetDutiesRefusal =
  | LastHolderRefusal
  | { code: 'user_not_found' | 'user_deactivated' | 'not_an_admin' | 'reauthentication_needed' }
/** `isProven`: the session of who sets them is fresh. */
type Command = OnUserChanged & { duties: readonly AdminDuty[]; isProven: boolean }

export const setDuties =
  (deps: UsersDeps) =>
  async (command: Command): Promise<Result<null, SetDutiesRefusal>> => {
    if (!command.isProven) return refuse({ code: 'reauthentication_needed' })
    const { userId } = command
    const done = await inTransaction(
      deps.db,
      async (tx): Promise<Result<null, SetDutiesRefusal>> => {
        const admins = await lockAdmins(tx)
        const account = await lockUser(tx, userId)
        if (!account) return refuse({ code: 'user_not_found' })
        if (await findDeactivation(tx, userId)) return refuse({ code: 'user_deactivated' })
        if ((await findRole(tx, userId)) !== 'admin') return refuse({ code: 'not_an_admin' })
        return replaceDuties(deps, tx, { ...command, user: account.user, admins })
      },
    )
    if (done.ok) deps.forget(userId)
    return done
  }

async function replaceDuties(
  { clock, audit }: UsersDeps,
  tx: Tx,
  { userId, duties, by, origin, user, admins }: Command & { user: User; admins: readonly UserId[] },
): Promise<Result<null, LastHolderRefusal>> {
  const before = await listDuties(tx, userId)
  const added = duties.filter((duty) => !before.includes(duty))
  const removed = before.filter((duty) => !duties.includes(duty))
  if (added.length + removed.length === 0) return ok(null)
  const allowed = await checkLastHolder(tx, { userId, duties: removed, admins })
  if (!allowed.ok) return allowed
  const now = clock.now()
  await notifyAdmins(tx, 'admin_duties_changed', (language) => {
    const names = duties.map((duty) => DUTY_NAMES[duty][language])
    return `${user.email ?? user.phone ?? user.id} (${names.join(', ') || '–'})`
  })
  await deleteDuties(tx, userId, removed)
  await insertDuties(tx, userId, added, { by, now })
  await saveUser(tx, userId, { managedAt: now }, now)
  await audit.record(tx, {
    actor: { role: 'admin', id: by },
    action: 'identity.duties_changed',
    subject: { type: 'user', id: userId },
    before: { duties: before },
    after: { duties },
    ...origin,
  })
  return ok(null)
}
