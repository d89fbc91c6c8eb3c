import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import type { AuthConfig } from '../../config.ts'
import { hashPassword, verifyPassword } from '../../crypto/passwords.ts'
import {
  type LockedUser,
  findUserByAddress,
  lockUser,
  saveUser,
} from '../../queries/user-writes.ts'
import { deleteSessionsOf } from '../../queries/sessions.ts'
import { mapUniqueViolation } from '../../queries/unique-violations.ts'
import { getUser } from '../../queries/users.ts'
import { type EmailOrPhone, normalizeEmail, normalizePhone } from '../../rules/email-and-phone.ts'
import { isWithinLimit } from '../../rules/user-metadata.ts'
import { mergedMetadata } from '../../rules/signup-metadata.ts'
import type { PasswordProblem } from '../../rules/password-policy.ts'
import type { Challenge } from '../../rules/pkce.ts'
import type { Session, User, UserId, Visitor } from '../../../schema.ts'
import { sendEmailChange, applyEmailChange, applyPhoneChange } from './update-email-phone.ts'
import { checkPasswordStrength } from './check-password-strength.ts'
import type { FlowStates } from '../external/flow-state.ts'
import type { RateLimitOtp, SendingRefusal } from '../one-time-tokens/rate-limit-otp.ts'
import type { OneTimeTokens } from '../one-time-tokens/one-time-tokens.ts'
import { auditActor } from '../admin/audit-actor.ts'
import type { Mailer } from '../one-time-tokens/mailer.ts'
import type { NotifySecurityEvent } from './security-notifications.ts'
import type { SignupSettings } from '../signup/signup.ts'
import { type AddressProblem, checkAddress } from '../../rules/signup-address.ts'
import { type PasswordChangeRefusal, checkPasswordChange } from './check-password-change.ts'

type Deps = {
  db: Db
  clock: Clock
  config: AuthConfig
  audit: Pick<Audit, 'record'>
  signupSettings: () => SignupSettings
  codes: OneTimeTokens
  flows: Pick<FlowStates, 'startFlow'>
  mailer: Mailer
  limits: RateLimitOtp
  sendNotice: NotifySecurityEvent
  forget: (userId: UserId) => void
}
export type UserUpdate = {
  email: string | null
  phone: string | null
  password: string | null
  nonce: string | null
  currentPassword: string | null
  data: Record<string, unknown> | null
}
type Command = {
  user: User
  session: Session | null
  change: UserUpdate
  challenge: Challenge | null
  redirectTo: string
  language: Language
  visitor: Visitor
}
export type ChangeUserRefusal =
  | { code: 'insufficient_aal' | 'anonymous_password' | 'user_sso_managed' | 'user_not_found' }
  | { code: 'email_exists' | 'phone_exists' | 'same_password' }
  | { code: 'metadata_too_large' }
  | PasswordChangeRefusal
  | PasswordProblem
  | AddressProblem
  | SendingRefusal

/** The user's own update. New addresses take effect when their codes are verified. */
export const updateUser =
  (deps: Deps) =>
  async (command: Command): Promise<Result<User, ChangeUserRefusal>> => {
    const { db, config } = deps
    const { user } = command
    const wanted = wantedOf(command)
    const allowed = await mayChange(config, command, wanted)
    if (!allowed.ok) return allowed
    for (const address of [wanted.email, wanted.phone]) {
      const usable = address ? await mayTake(deps, command, address) : ok(null)
      if (!usable.ok) return usable
    }
    if (wanted.password !== null) {
      const proven = await checkPasswordChange(deps, command)
      if (!proven.ok) return proven
    }

    const result = await mapUniqueViolation(() =>
      inTransaction(db, async (tx) => {
        const account = await lockUser(tx, user.id)
        if (!account) return refuse({ code: 'user_not_found' } as const)
        return save(deps, tx, account, { command, wanted })
      }),
    )
    if (result.ok && wanted.password !== null) deps.forget(user.id)
    return result
  }
export type UpdateUser = ReturnType<typeof updateUser>

type AccountQuery = {
  email: EmailOrPhone | null
  phone: EmailOrPhone | null
  password: string | null
}

function wantedOf({ user, change }: Command): AccountQuery {
  const email = normalizeEmail(change.email ?? '')
  const phone = normalizePhone(change.phone ?? '')
  return {
    email: email !== '' && email !== user.email ? { kind: 'email', value: email } : null,
    phone: phone !== '' && phone !== user.phone ? { kind: 'phone', value: phone } : null,
    password: change.password || null,
  }
}

async function mayChange(
  config: AuthConfig,
  { user, session }: Command,
  { email, phone, password }: AccountQuery,
): Promise<Result<null, ChangeUserRefusal>> {
  if (!email && !phone && password === null) return ok(null)
  const hasFactor = user.factors.some(({ status }) => status === 'verified')
  if (hasFactor && session?.aal !== 'aal2') return refuse({ code: 'insufficient_aal' })
  if (user.isAnonymous && password !== null && !email && !phone)
    return refuse({ code: 'anonymous_password' })
  if (user.isSsoUser) return refuse({ code: 'user_sso_managed' })
  return password === null ? ok(null) : checkPasswordStrength(config, password)
}

async function mayTake(
  { db, config, signupSettings, limits }: Deps,
  { user, visitor }: Command,
  address: EmailOrPhone,
): Promise<Result<null, ChangeUserRefusal>> {
  const usable = checkAddress(config, address)
  if (!usable.ok) return usable
  if (await findUserByAddress(db, address)) return refuse({ code: `${address.kind}_exists` })
  if (isAtOnce({ config, signupSettings }, address)) return ok(null)
  // The change also sends to the account's current address, so that is limited too.
  const { kind } = address
  const own = await limits.maySend('change', { kind, value: user[kind] ?? user.id }, visitor)
  return own.ok ? limits.maySend('change', address, visitor) : own
}

const isAtOnce = (
  { config, signupSettings }: Pick<Deps, 'config' | 'signupSettings'>,
  { kind }: EmailOrPhone,
): boolean => (kind === 'email' ? signupSettings().mailerAutoconfirm : config.phoneAutoconfirm)

async function save(
  deps: Deps,
  tx: Tx,
  account: LockedUser,
  { command, wanted }: { command: Command; wanted: AccountQuery },
): Promise<Result<User, ChangeUserRefusal>> {
  const { clock, codes } = deps
  const { change, session } = command
  const { id } = account.user
  const { password } = wanted
  if (password !== null) {
    const isSame = await verifyPassword(password, account.passwordHash)
    if (isSame) return refuse({ code: 'same_password' })
    await deleteSessionsOf(tx, id, { except: session?.id ?? null })
    await codes.forgetCodesOf(tx, id)
  }
  if (change.data) {
    const before = account.user.userMetadata
    const userMetadata = mergedMetadata(before, change.data)
    if (!isWithinLimit(userMetadata, before)) return refuse({ code: 'metadata_too_large' })
    await saveUser(tx, id, { userMetadata }, clock.now())
  }
  if (wanted.email) await takeEmail(deps, tx, command, wanted.email.value)
  if (wanted.phone) await takePhone(deps, tx, command, wanted.phone.value)
  if (password !== null) await takePassword(deps, tx, account.user, { password, command })
  return ok(await getUser(tx, id))
}

type Chosen = { password: string; command: Command }

async function takePassword(
  { clock, audit, sendNotice }: Deps,
  tx: Tx,
  user: User,
  { password, command: { session, visitor } }: Chosen,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await saveUser(tx, user.id, { passwordHash, passwordChangedAt: clock.now() }, clock.now())
  await sendNotice(tx, user, 'password_changed', '')
  await audit.record(tx, {
    actor: await auditActor(tx, user.id),
    action: 'identity.password_changed',
    subject: { type: 'user', id: user.id },
    after: { session_id: session?.id ?? null },
    address: visitor.address,
  })
}

async function takeEmail(deps: Deps, tx: Tx, command: Command, email: string): Promise<void> {
  const { clock } = deps
  const { challenge, redirectTo, language, visitor } = command
  const user = await getUser(tx, command.user.id)
  if (isAtOnce(deps, { kind: 'email', value: email }))
    return applyEmailChange(deps, tx, user, { email, isProven: false, visitor })
  await saveUser(tx, user.id, { newEmail: email, emailChangeConfirmed: null }, clock.now())
  const account = { user: { ...user, newEmail: email }, emailChangeConfirmed: null }
  await sendEmailChange(deps, tx, account, { challenge, redirectTo, language })
}

async function takePhone(deps: Deps, tx: Tx, command: Command, phone: string): Promise<void> {
  const { clock, mailer } = deps
  const user = await getUser(tx, command.user.id)
  if (isAtOnce(deps, { kind: 'phone', value: phone }))
    return applyPhoneChange(deps, tx, user, { phone, isProven: false, visitor: command.visitor })
  await saveUser(tx, user.id, { newPhone: phone }, clock.now())
  const { language } = command
  await mailer.textCode(tx, { user, kind: 'phone_change', to: phone, language })
}
