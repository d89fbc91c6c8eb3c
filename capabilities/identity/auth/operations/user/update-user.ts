import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { before, type Clock, days } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import type { AuthConfig } from '../../config.ts'
import { hashPassword, verifyPassword } from '../../crypto/passwords.ts'
import {
  type Account,
  findUserByAddress,
  lockAccount,
  saveAccount,
} from '../../queries/user-writes.ts'
import { deleteSessionsOf } from '../../queries/sessions.ts'
import { mapUniqueViolation } from '../../queries/unique-violations.ts'
import { findUser } from '../../queries/users.ts'
import { type Address, normalizeEmail, normalizePhone } from '../../rules/email-and-phone.ts'
import { isWithinLimit } from '../../rules/user-metadata.ts'
import { mergedMetadata } from '../../rules/signup-metadata.ts'
import type { PasswordProblem } from '../../rules/password-policy.ts'
import type { Challenge } from '../../rules/pkce.ts'
import type { Session, User, UserId, Visitor } from '../../../schema.ts'
import { sendEmailChange, applyEmailChange, applyPhoneChange } from './update-email-phone.ts'
import { checkPasswordStrength } from './check-password-strength.ts'
import type { FlowStates } from '../external/flow-state.ts'
import type {
  RateLimitOtp,
  SendingRefusal,
  TypingRefusal,
} from '../one-time-tokens/rate-limit-otp.ts'
import type { OneTimeTokens } from '../one-time-tokens/one-time-tokens.ts'
import { reauthenticationAddress } from '../one-time-tokens/reauthenticate.ts'
import { auditActor } from '../admin/audit-actor.ts'
import type { Mailer } from '../one-time-tokens/mailer.ts'
import type { NotifySecurityEvent } from './security-notifications.ts'
import { type AddressProblem, checkAddress, type SignupSettings } from '../signup/signup.ts'

type Deps = {
  db: Db
  clock: Clock
  config: AuthConfig
  audit: Pick<Audit, 'record'>
  signupSettings: () => SignupSettings
  codes: OneTimeTokens
  flows: Pick<FlowStates, 'startFlow'>
  sender: Mailer
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
  | { code: 'reauthentication_needed' | 'reauthentication_not_valid' }
  | { code: 'current_password_required' | 'current_password_invalid' | 'metadata_too_large' }
  | PasswordProblem
  | AddressProblem
  | SendingRefusal
  | TypingRefusal

/** Older sessions need a reauthentication to change the password. */
const FRESH = days(1)

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
      const proven = await provesOwner(deps, command)
      if (!proven.ok) return proven
    }

    const result = await mapUniqueViolation(() =>
      inTransaction(db, async (tx) => {
        const account = await lockAccount(tx, user.id)
        if (!account) return refuse({ code: 'user_not_found' } as const)
        return save(deps, tx, account, { command, wanted })
      }),
    )
    if (result.ok && wanted.password !== null) deps.forget(user.id)
    return result
  }
export type UpdateUser = ReturnType<typeof updateUser>

type AccountQuery = { email: Address | null; phone: Address | null; password: string | null }

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
  address: Address,
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
  { kind }: Address,
): boolean => (kind === 'email' ? signupSettings().mailerAutoconfirm : config.phoneAutoconfirm)

async function provesOwner(
  deps: Deps,
  { user, session, change, visitor }: Command,
): Promise<Result<null, ChangeUserRefusal>> {
  const { db, clock, config, codes, limits } = deps
  if (config.passwordChangeNeedsNonce && !isFresh(session, clock.now())) {
    if (!change.nonce) return refuse({ code: 'reauthentication_needed' })
    const code = change.nonce
    const address = reauthenticationAddress(user)
    if (!address) return refuse({ code: 'reauthentication_not_valid' })
    const typing = await limits.mayType(address, visitor)
    if (!typing.ok) return typing
    const redeemed = await inTransaction(db, async (tx) => {
      const kinds = ['reauthentication'] as const
      const right = await codes.redeemCode(tx, { kinds, sentTo: address.value, code })
      if (right?.account.user.id === user.id) await codes.useUp(tx, right)
      return ok(right?.account.user.id === user.id)
    })
    if (!redeemed.value) return refuse({ code: 'reauthentication_not_valid' })
  }
  if (!config.passwordChangeNeedsCurrent || cameWithoutPassword(session)) return ok(null)
  const hash = await inTransaction(db, async (tx) =>
    ok((await lockAccount(tx, user.id))?.passwordHash ?? null),
  )
  if (hash.value === null) return ok(null)
  if (!change.currentPassword) return refuse({ code: 'current_password_required' })
  const isRight = await verifyPassword(change.currentPassword, hash.value)
  return isRight ? ok(null) : refuse({ code: 'current_password_invalid' })
}

const isFresh = (session: Session | null, now: Date): boolean =>
  session !== null && session.createdAt > before(now, FRESH)

/** A user who signed in by code may have forgotten the current password. */
const cameWithoutPassword = (session: Session | null): boolean =>
  session?.amr.some(({ method }) => ['otp', 'magiclink', 'recovery'].includes(method)) ?? false

async function save(
  deps: Deps,
  tx: Tx,
  account: Account,
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
    await saveAccount(tx, id, { userMetadata }, clock.now())
  }
  if (wanted.email) await takeEmail(deps, tx, command, wanted.email.value)
  if (wanted.phone) await takePhone(deps, tx, command, wanted.phone.value)
  if (password !== null) await takePassword(deps, tx, account.user, { password, command })
  const user = await findUser(tx, id)
  return user ? ok(user) : refuse({ code: 'user_not_found' })
}

type Chosen = { password: string; command: Command }

async function takePassword(
  { clock, audit, sendNotice }: Deps,
  tx: Tx,
  user: User,
  { password, command: { session, visitor } }: Chosen,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await saveAccount(tx, user.id, { passwordHash, passwordChangedAt: clock.now() }, clock.now())
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
  const { challenge, redirectTo, language } = command
  const user = await reread(tx, command.user.id)
  if (isAtOnce(deps, { kind: 'email', value: email }))
    return applyEmailChange(deps, tx, user, email)
  await saveAccount(tx, user.id, { newEmail: email, emailChangeConfirmed: null }, clock.now())
  const account = { user: { ...user, newEmail: email }, emailChangeConfirmed: null }
  await sendEmailChange(deps, tx, account, { challenge, redirectTo, language })
}

async function takePhone(deps: Deps, tx: Tx, command: Command, phone: string): Promise<void> {
  const { clock, sender } = deps
  const user = await reread(tx, command.user.id)
  if (isAtOnce(deps, { kind: 'phone', value: phone }))
    return applyPhoneChange(deps, tx, user, phone)
  await saveAccount(tx, user.id, { newPhone: phone }, clock.now())
  const { language } = command
  await sender.textCode(tx, { user, kind: 'phone_change', to: phone, language })
}

async function reread(tx: Tx, id: UserId): Promise<User> {
  const user = await findUser(tx, id)
  if (!user) throw new Error('an account vanished while it was locked')
  return user
}
