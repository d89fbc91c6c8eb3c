import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { lockUser } from '../../auth/queries/user-writes.ts'
import { saveUserAdminFields } from '../../auth/queries/admin-users.ts'
import { deleteDeactivation, findDeactivation } from '../queries/deactivations.ts'
import { mapUniqueViolation } from '../../auth/queries/unique-violations.ts'
import { checkFree } from '../../auth/operations/admin/admin-create-user.ts'
import type { OnUserChanged, UsersDeps } from '../deps.ts'
import { setEmail } from '../../auth/operations/user/set-email.ts'

export type RestoreRefusal = {
  code: 'user_not_found' | 'email_exists' | 'phone_exists' | 'deactivated_by_other'
}
/** `isOwn`: only accounts that the same admin deactivated, for an undo. */
type Command = OnUserChanged & { isOwn?: boolean }

/** Restores the email unless another account has taken it. */
export const reactivateUser =
  (deps: UsersDeps) =>
  async (command: Command): Promise<Result<null, RestoreRefusal>> => {
    const opened = await mapUniqueViolation(() =>
      inTransaction(deps.db, (tx) => open(deps, tx, command)),
    )
    if (opened.ok) deps.forget(command.userId)
    return opened
  }

async function open(
  { clock, audit }: UsersDeps,
  tx: Tx,
  { userId, by, origin, isOwn = false }: Command,
): Promise<Result<null, RestoreRefusal>> {
  const account = await lockUser(tx, userId)
  if (!account) return refuse({ code: 'user_not_found' })
  const closed = await findDeactivation(tx, userId)
  if (!closed) return ok(null)
  if (isOwn && closed.by !== by) return refuse({ code: 'deactivated_by_other' })
  const { email, bannedUntil } = closed
  const free = await checkFree(tx, { email, phone: null }, userId)
  if (!free.ok) return refuse({ code: 'email_exists' })

  const now = clock.now()
  if (email !== null) await setEmail(tx, account.user, email, { proven: false, now })
  await saveUserAdminFields(tx, userId, { bannedUntil }, now)
  await deleteDeactivation(tx, userId)
  await audit.record(tx, {
    actor: { role: 'admin', id: by },
    action: 'identity.user_reactivated',
    subject: { type: 'user', id: userId },
    before: { email: account.user.email },
    after: { email },
    ...origin,
  })
  return ok(null)
}
