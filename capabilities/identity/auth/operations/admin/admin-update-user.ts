import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import type { AuthConfig } from '../../config.ts'
import { hashPassword } from '../../crypto/passwords.ts'
import { lockUser, saveUser } from '../../queries/user-writes.ts'
import { saveUserAdminFields } from '../../queries/admin-users.ts'
import { lockAdmins } from '../../queries/profiles-and-roles.ts'
import { deleteSessionsOf } from '../../queries/sessions.ts'
import { mapUniqueViolation } from '../../queries/unique-violations.ts'
import { findUser } from '../../queries/users.ts'
import { isLastAdmin } from '../../rules/admin-users.ts'
import { isWithinLimit } from '../../rules/user-metadata.ts'
import { mergedMetadata } from '../../rules/signup-metadata.ts'
import type { PasswordProblem } from '../../rules/password-policy.ts'
import type { User, UserId, Visitor } from '../../../schema.ts'
import {
  addPhone,
  checkUserFields,
  checkFree,
  type FieldRefusal,
  type UserFields,
} from './admin-create-user.ts'
import { checkPasswordStrength } from '../user/check-password-strength.ts'
import { setEmail } from '../user/set-email.ts'
import { proveAddress } from '../one-time-tokens/confirm-address.ts'

type Deps = {
  db: Db
  clock: Clock
  config: AuthConfig
  audit: Pick<Audit, 'record'>
  forget: (userId: UserId) => void
}
type Command = UserFields & { userId: UserId; visitor: Visitor }
export type AdminChangeRefusal =
  | FieldRefusal
  | PasswordProblem
  | { code: 'user_not_found' | 'last_admin' | 'metadata_too_large' }

/** A new password ends all of the user's sessions. */
export const adminUpdateUser =
  (deps: Deps) =>
  async (command: Command): Promise<Result<User, AdminChangeRefusal>> => {
    const { db, clock, config, forget } = deps
    const { userId, password, passwordHash } = command
    const checked = checkUserFields(command)
    if (!checked.ok) return checked
    const choice = password ? await checkPasswordStrength(config, password) : ok(null)
    if (!choice.ok) return choice
    const hash = password ? await hashPassword(password) : passwordHash || null

    const change = async (tx: Tx): Promise<Result<User, AdminChangeRefusal>> => {
      const admins = await lockAdmins(tx)
      const account = await lockUser(tx, userId)
      if (!account) return refuse({ code: 'user_not_found' })
      const { bannedUntil } = command
      if (bannedUntil && bannedUntil > clock.now() && isLastAdmin(userId, admins))
        return refuse({ code: 'last_admin' })
      const free = await checkFree(tx, checked.value, userId)
      if (!free.ok) return free

      const { user } = account
      if (!isMetadataWithin(user, command)) return refuse({ code: 'metadata_too_large' })
      await saveAddresses(deps, tx, account.user, { ...command, ...checked.value })
      await saveRest(deps, tx, userId, command, hash)
      const changed = await findUser(tx, userId)
      return changed ? ok(changed) : refuse({ code: 'user_not_found' })
    }
    const changed = await mapUniqueViolation(() => inTransaction(db, change))
    if (changed.ok) forget(userId)
    return changed
  }
export type AdminUpdateUser = ReturnType<typeof adminUpdateUser>

const isMetadataWithin = (user: User, { userMetadata, appMetadata }: UserFields): boolean =>
  isWithinLimit(mergedMetadata(user.userMetadata, userMetadata ?? {}), user.userMetadata) &&
  isWithinLimit(mergedMetadata(user.appMetadata, appMetadata ?? {}), user.appMetadata)

async function saveAddresses(
  { clock }: Deps,
  tx: Tx,
  user: User,
  { email, phone, emailConfirm, phoneConfirm }: UserFields,
): Promise<void> {
  const now = clock.now()
  const proven = { email: Boolean(emailConfirm), phone: Boolean(phoneConfirm) }
  if (email && email !== user.email) await setEmail(tx, user, email, { proven: proven.email, now })
  if (phone && phone !== user.phone)
    await addPhone(tx, user.id, phone, {
      proven: proven.phone || user.phoneConfirmedAt !== null,
      now,
    })
  for (const kind of ['email', 'phone'] as const) {
    const found = proven[kind] ? await findUser(tx, user.id) : null
    // The service role vouches for the address, not for the sign-up data, hence `signUp: null`.
    if (found?.[kind])
      await proveAddress({ clock }, tx, { user: found, kind, signUp: null, keepsPassword: true })
  }
}

async function saveRest(
  { clock, audit }: Deps,
  tx: Tx,
  userId: UserId,
  command: Command,
  hash: string | null,
): Promise<void> {
  const now = clock.now()
  const before = await findUser(tx, userId)
  if (!before) return
  const { userMetadata, appMetadata, role, bannedUntil, visitor } = command
  const { email, phone } = before
  const providers = [...new Set(before.identities.map(({ provider }) => provider))]
  const own = { ...before.appMetadata, ...(providers.length > 0 ? { providers } : {}) }
  await saveUser(
    tx,
    userId,
    {
      ...(hash === null ? {} : { passwordHash: hash, passwordChangedAt: now, managedAt: now }),
      ...(userMetadata ? { userMetadata: mergedMetadata(before.userMetadata, userMetadata) } : {}),
      ...(before.isAnonymous && (email || phone) ? { isAnonymous: false } : {}),
      appMetadata: mergedMetadata(own, appMetadata ?? {}),
    },
    now,
  )
  await saveUserAdminFields(
    tx,
    userId,
    { ...(role ? { role } : {}), ...(bannedUntil === undefined ? {} : { bannedUntil }) },
    now,
  )
  if (hash !== null) await deleteSessionsOf(tx, userId)
  await audit.record(tx, {
    actor: { role: 'service' },
    action: hash === null ? 'identity.user_updated' : 'identity.password_set',
    subject: { type: 'user', id: userId },
    after: { fields: namesOf(command) },
    address: visitor.address,
  })
}

/** Field names for the audit log, never their values. */
const namesOf = ({ userId: _, visitor: __, ...fields }: Command): string[] =>
  Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]))
