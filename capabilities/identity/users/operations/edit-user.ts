import { parsePhone } from '#kernel/phone.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import type { UserEdit } from '../../contract.ts'
import { saveProfileFields } from '../../auth/queries/account.ts'
import { lockUser, saveUser } from '../../auth/queries/user-writes.ts'
import { findDeactivation } from '../queries/deactivations.ts'
import { findProfile, findRole } from '../../auth/queries/profiles-and-roles.ts'
import { mapUniqueViolation } from '../../auth/queries/unique-violations.ts'
import { normalizeEmail } from '../../auth/rules/email-and-phone.ts'
import { isEmail, mergedMetadata } from '../../auth/rules/signup-metadata.ts'
import { changedFields } from '../rules/user-edit.ts'
import type { User } from '../../schema.ts'
import type { OnUserChanged, UsersDeps } from '../deps.ts'
import { checkFree } from '../../auth/operations/admin/admin-create-user.ts'
import {
  notifyAdmins,
  notifyFormerMailbox,
} from '../../auth/operations/user/security-notifications.ts'
import { setEmail } from '../../auth/operations/user/set-email.ts'

export type EditUserRefusal = {
  code:
    | 'user_not_found'
    | 'user_deactivated'
    | 'email_required'
    | 'email_malformed'
    | 'email_exists'
    | 'phone_exists'
    | 'reauthentication_needed'
}
/** `isProven`: the session of who edits is fresh. */
type Command = OnUserChanged & { form: UserEdit; isProven: boolean }

/** A new email can sign in at once, without confirmation. */
export const editUser =
  (deps: UsersDeps) =>
  (command: Command): Promise<Result<null, EditUserRefusal>> =>
    mapUniqueViolation(() => inTransaction(deps.db, (tx) => edit(deps, tx, command)))

async function edit(
  { clock, audit }: UsersDeps,
  tx: Tx,
  { userId, form, by, origin, isProven }: Command,
): Promise<Result<null, EditUserRefusal>> {
  const account = await lockUser(tx, userId)
  const before = account && (await findProfile(tx, userId))
  if (!before) return refuse({ code: 'user_not_found' })
  if (await findDeactivation(tx, userId)) return refuse({ code: 'user_deactivated' })
  const email = await usableEmail(tx, account.user, form.email)
  if (!email.ok) return email

  const now = clock.now()
  const profile = {
    firstName: form.first_name,
    lastName: form.last_name,
    phone: form.phone === null ? null : (parsePhone(form.phone)?.e164 ?? null),
    address: form.address,
    city: form.city,
    wilaya: form.wilaya,
  }
  const changed = changedFields(before, { ...profile, email: email.value ?? before.email })
  if (!changed) return ok(null)
  if (email.value !== null && email.value !== account.user.email) {
    // The new mailbox can take the account over.
    if (!isProven) return refuse({ code: 'reauthentication_needed' })
    if ((await findRole(tx, userId)) === 'admin')
      await notifyAdmins(tx, 'admin_email_changed', email.value)
    await notifyFormerMailbox(tx, account.user, email.value)
    await setEmail(tx, account.user, email.value, { proven: false, now })
  }
  await saveProfileFields(tx, userId, profile, now)
  // Emails greet by the names in `user_metadata`.
  const names = { first_name: profile.firstName, last_name: profile.lastName }
  const userMetadata = mergedMetadata(account.user.userMetadata, names)
  await saveUser(tx, userId, { userMetadata }, now)
  await audit.record(tx, {
    actor: { role: 'admin', id: by },
    action: 'identity.user_updated',
    subject: { type: 'user', id: userId },
    ...changed,
    ...origin,
  })
  return ok(null)
}

async function usableEmail(
  tx: Tx,
  user: User,
  typed: string | null,
): Promise<Result<string | null, EditUserRefusal>> {
  if (typed === null) return user.email === null ? ok(null) : refuse({ code: 'email_required' })
  const email = normalizeEmail(typed)
  if (email === user.email) return ok(email)
  if (!isEmail(email)) return refuse({ code: 'email_malformed' })
  const free = await checkFree(tx, { email, phone: null }, user.id)
  return free.ok ? ok(email) : refuse({ code: 'email_exists' })
}
