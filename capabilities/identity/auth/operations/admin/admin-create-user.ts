import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AuthConfig } from '../../config.ts'
import { hashPassword } from '../../crypto/passwords.ts'
import {
  findUserByAddress,
  saveUser,
  saveAddressIdentity,
  saveProfileChange,
} from '../../queries/user-writes.ts'
import { isIdTaken, saveUserAdminFields } from '../../queries/admin-users.ts'
import { mapUniqueViolation } from '../../queries/unique-violations.ts'
import { getUser } from '../../queries/users.ts'
import { isUserRole, hasValidPasswordChoice } from '../../rules/admin-users.ts'
import { type EmailOrPhone, normalizeEmail, normalizePhone } from '../../rules/email-and-phone.ts'
import { isEmail, isPhone, mergedMetadata } from '../../rules/signup-metadata.ts'
import type { User, UserId, Visitor } from '../../../schema.ts'
import type { PasswordProblem } from '../../rules/password-policy.ts'
import { checkPasswordStrength } from '../user/check-password-strength.ts'
import { buildAccount, type CreateAccount } from '../signup/create-account.ts'

export type AdminCreateUserDeps = {
  db: Db
  clock: Clock
  config: AuthConfig
  audit: Pick<Audit, 'record'>
  createAccount: CreateAccount
}
export type UserFields = {
  email?: string | null | undefined
  phone?: string | null | undefined
  password?: string | null | undefined
  passwordHash?: string | null | undefined
  emailConfirm?: boolean | null | undefined
  phoneConfirm?: boolean | null | undefined
  userMetadata?: Record<string, unknown> | null | undefined
  appMetadata?: Record<string, unknown> | null | undefined
  role?: string | null | undefined
  /** Undefined keeps the ban, null ends it. */
  bannedUntil?: Date | null | undefined
}
type Command = UserFields & { id?: UserId | null; language: Language; visitor: Visitor }
export type FieldRefusal = {
  code:
    | 'email_malformed'
    | 'phone_malformed'
    | 'password_ambiguous'
    | 'hash_unknown'
    | 'password_too_long'
    | 'role_refused'
    | 'email_exists'
    | 'phone_exists'
}
export type AdminCreateRefusal =
  | FieldRefusal
  | PasswordProblem
  | { code: 'address_missing' | 'user_already_exists' }

const MOST_BYTES = 72

export function checkUserFields(
  fields: UserFields,
): Result<{ email: string | null; phone: string | null }, FieldRefusal> {
  const email = fields.email ? normalizeEmail(fields.email) : null
  const phone = fields.phone ? normalizePhone(fields.phone) : null
  if (email !== null && !isEmail(email)) return refuse({ code: 'email_malformed' })
  if (phone !== null && !isPhone(phone)) return refuse({ code: 'phone_malformed' })
  const { password, passwordHash: hash, role } = fields
  const item = hasValidPasswordChoice({ password, hash })
  if (!item.ok) return item
  if (password && Buffer.byteLength(password) > MOST_BYTES)
    return refuse({ code: 'password_too_long' })
  if (role && !isUserRole(role)) return refuse({ code: 'role_refused' })
  return ok({ email, phone })
}

export async function checkFree(
  tx: Tx,
  { email, phone }: { email: string | null; phone: string | null },
  except: UserId | null,
): Promise<Result<null, FieldRefusal>> {
  const isTaken = async (address: EmailOrPhone) => {
    const holder = await findUserByAddress(tx, address)
    return holder !== null && holder.id !== except
  }
  if (email && (await isTaken({ kind: 'email', value: email })))
    return refuse({ code: 'email_exists' })
  if (phone && (await isTaken({ kind: 'phone', value: phone })))
    return refuse({ code: 'phone_exists' })
  return ok(null)
}

/** Sends no email and calls no hook. */
export const adminCreateUser =
  (deps: AdminCreateUserDeps) =>
  async (command: Command): Promise<Result<User, AdminCreateRefusal>> => {
    const { db, clock, config } = deps
    const checked = checkUserFields(command)
    if (!checked.ok) return checked
    const { email, phone } = checked.value
    const address = addressOf(email, phone)
    if (!address) return refuse({ code: 'address_missing' })

    const { password } = command
    const choice = password ? await checkPasswordStrength(config, password) : ok(null)
    if (!choice.ok) return choice
    const hash = password ? await hashPassword(password) : (command.passwordHash ?? null)
    const confirmed = Boolean(
      address.kind === 'email' ? command.emailConfirm : command.phoneConfirm,
    )
    const data = command.userMetadata ?? {}
    const { language } = command
    const account = { address, passwordHash: hash, confirmed, data, language, vouched: true }
    const now = clock.now()
    const draft = buildAccount(account, command.id ?? newId<UserId>(now), now)

    const make = async (tx: Tx): Promise<Result<User, AdminCreateRefusal>> => {
      const free = await checkFree(tx, { email, phone }, null)
      if (!free.ok) return free
      if (await isIdTaken(tx, draft.id)) return refuse({ code: 'user_already_exists' })
      if (!(await deps.createAccount(tx, draft, account)))
        return refuse({ code: `${address.kind}_exists` })
      await complete(deps, tx, draft, command, address.kind === 'email' ? phone : null)
      return ok(await getUser(tx, draft.id))
    }
    return mapUniqueViolation(() => inTransaction(db, make))
  }
export type AdminCreateUser = ReturnType<typeof adminCreateUser>

const addressOf = (email: string | null, phone: string | null): EmailOrPhone | null => {
  if (email !== null) return { kind: 'email', value: email }
  return phone === null ? null : { kind: 'phone', value: phone }
}

async function complete(
  { clock, audit }: AdminCreateUserDeps,
  tx: Tx,
  draft: User,
  command: Command,
  secondPhone: string | null,
): Promise<void> {
  const now = clock.now()
  const { providers: first } = draft.appMetadata
  const providers: unknown[] = [
    ...(Array.isArray(first) ? first : []),
    ...(secondPhone ? ['phone'] : []),
  ]
  const appMetadata = mergedMetadata({ ...draft.appMetadata, providers }, command.appMetadata ?? {})
  await saveUser(tx, draft.id, { appMetadata }, now)
  if (secondPhone)
    await addPhone(tx, draft.id, secondPhone, { proven: Boolean(command.phoneConfirm), now })
  const { role, bannedUntil } = command
  await saveUserAdminFields(
    tx,
    draft.id,
    { ...(role ? { role } : {}), ...(bannedUntil === undefined ? {} : { bannedUntil }) },
    now,
  )
  await audit.record(tx, {
    actor: { role: 'service' },
    action: 'identity.user_created',
    subject: { type: 'user', id: draft.id },
    after: { email: draft.email, phone: secondPhone ?? draft.phone },
    address: command.visitor.address,
  })
}

export async function addPhone(
  tx: Tx,
  id: UserId,
  phone: string,
  { proven, now }: { proven: boolean; now: Date },
): Promise<void> {
  await saveUser(tx, id, { phone, ...(proven ? { phoneConfirmedAt: now } : {}) }, now)
  const data = { sub: id, phone, phone_verified: proven }
  await saveAddressIdentity(tx, id, { provider: 'phone', data }, now)
  await saveProfileChange(tx, id, { phone }, now)
}
