import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AuthConfig } from '../../config.ts'
import { hashPassword } from '../../crypto/passwords.ts'
import type { HookRefusal, Hooks } from '../../hooks/index.ts'
import { findUserByAddress, lockUser, saveUser } from '../../queries/user-writes.ts'
import { getUser, saveSignIn } from '../../queries/users.ts'
import type { EmailOrPhone } from '../../rules/email-and-phone.ts'
import type { PasswordProblem } from '../../rules/password-policy.ts'
import { isUnproven } from '../../rules/pending-signup.ts'
import type { Challenge } from '../../rules/pkce.ts'
import type { User, UserId, Visitor } from '../../../schema.ts'
import { checkPasswordStrength } from '../user/check-password-strength.ts'
import type { FlowStates } from '../external/flow-state.ts'
import type { RateLimitOtp, SendingRefusal } from '../one-time-tokens/rate-limit-otp.ts'
import {
  buildAccount,
  type CreateAccount,
  pendingSignUpOf,
  type SignUpAccount,
} from './create-account.ts'
import type { OneTimeTokens } from '../one-time-tokens/one-time-tokens.ts'
import type {
  AnswerSession,
  IssuedSession,
  IssueSession,
  SessionResponse,
} from '../sessions/issue-session.ts'
import type { NotifySecurityEvent } from '../user/security-notifications.ts'
import { proveAddress } from '../one-time-tokens/confirm-address.ts'
import type { Mailer } from '../one-time-tokens/mailer.ts'
import { type AddressProblem, checkAddress, isConfirmed } from '../../rules/signup-address.ts'
import { waitingAfter, contestWaiting } from './contest-signup.ts'
import { sendSignupConfirmation } from './send-signup-confirmation.ts'
import { buildDecoyUser, userAsTyped } from './decoy-user.ts'

export type SignupSettings = { isSignupDisabled: boolean; mailerAutoconfirm: boolean }

export type SignUpDeps = {
  db: Db
  clock: Clock
  config: AuthConfig
  audit: Pick<Audit, 'record'>
  signupSettings: () => SignupSettings
  hooks: Pick<Hooks, 'beforeUserCreated' | 'afterUserCreated'>
  flows: Pick<FlowStates, 'startFlow'>
  mailer: Mailer
  sendNotice: NotifySecurityEvent
  limits: RateLimitOtp
  createAccount: CreateAccount
  codes: Pick<OneTimeTokens, 'forgetCodesOf'>
  openSession: IssueSession
  answerSession: AnswerSession
}
type Command = {
  address: EmailOrPhone
  password: string
  data: Record<string, unknown>
  challenge: Challenge | null
  redirectTo: string
  language: Language
  visitor: Visitor
}
export type SignUpRefusal =
  | { code: 'signup_disabled' | 'password_missing' | 'user_already_exists' }
  | PasswordProblem
  | AddressProblem
  | SendingRefusal
  | HookRefusal

export type SignUpAnswer =
  | { kind: 'session'; answer: SessionResponse }
  /** No session; `hidden` withholds the details of an invited user. */
  | { kind: 'user'; user: User; hidden: boolean }

/**
 * A taken address gets the same response as a new one after the same work, unless autoconfirm is
 * on, where nothing could hide it.
 */
export const signUp =
  (deps: SignUpDeps) =>
  async (command: Command): Promise<Result<SignUpAnswer, SignUpRefusal>> => {
    const { db, config, signupSettings } = deps
    const { address, password, visitor } = command
    const { isSignupDisabled: signupDisabled, mailerAutoconfirm } = signupSettings()
    if (signupDisabled) return refuse({ code: 'signup_disabled' })
    if (password === '') return refuse({ code: 'password_missing' })
    const choice = await checkPasswordStrength(config, password)
    if (!choice.ok) return choice
    const usable = checkAddress(config, address)
    if (!usable.ok) return usable

    const known = await findUserByAddress(db, address)
    const isAtOnce = address.kind === 'email' ? mailerAutoconfirm : config.phoneAutoconfirm
    // An invitation may carry a role: its mailbox is proven in any case.
    const confirmed = isAtOnce && !known?.invitedAt
    const { data, language } = command
    const passwordHash = await hashPassword(password)
    const account = { address, passwordHash, confirmed, data, language, vouched: confirmed }

    if (known && confirmed && (isConfirmed(known, address) || !isUnproven(known)))
      return refuse({ code: 'user_already_exists' })
    if (!confirmed) {
      const sending = await deps.limits.maySend('signup', address, visitor)
      if (!sending.ok) {
        const claim = { kind: address.kind, signUp: pendingSignUpOf(account), password }
        await contestWaiting(db, known, claim)
        return sending
      }
    }
    if (known && isConfirmed(known, address))
      return ok(userAnswer(await buildDecoyUser(deps, known, { account, visitor })))
    return known ? again(deps, known, account, command) : begin(deps, account, command)
  }
export type SignUp = ReturnType<typeof signUp>

const userAnswer = (user: User): SignUpAnswer => ({ kind: 'user', user, hidden: false })

type Written = { user: User; open: IssuedSession | null }

async function begin(
  deps: SignUpDeps,
  account: SignUpAccount,
  command: Command,
): Promise<Result<SignUpAnswer, SignUpRefusal>> {
  const { db, clock, hooks } = deps
  const now = clock.now()
  const draft = buildAccount(account, newId<UserId>(now), now)
  const allowed = await hooks.beforeUserCreated(draft, command.visitor.address)
  if (!allowed.ok) return allowed
  const written = await inTransaction(db, async (tx) => {
    if (!(await deps.createAccount(tx, draft, account))) return refuse({ code: 'taken' } as const)
    return ok(await enter(deps, tx, draft, { account, command }))
  })
  if (!written.ok) {
    // A concurrent signup took the address: the account is theirs, confirmed or not.
    const user = await findUserByAddress(db, account.address)
    if (!user) throw new Error('no account has the address, although its insert conflicted')
    const { visitor } = command
    return isConfirmed(user, account.address)
      ? ok(userAnswer(await buildDecoyUser(deps, user, { account, visitor })))
      : ok(userAnswer(userAsTyped(user, account)))
  }
  await hooks.afterUserCreated(written.value.user, command.visitor.address)
  return ok(await answered(deps, written.value))
}

/** The sign-up data waits with the new code. */
async function again(
  deps: SignUpDeps,
  known: User,
  account: SignUpAccount,
  command: Command,
): Promise<Result<SignUpAnswer, SignUpRefusal>> {
  const { db } = deps
  const written = await inTransaction(db, async (tx) => {
    const locked = await lockUser(tx, known.id)
    const isTaken = locked && isConfirmed(locked.user, account.address)
    if (!locked || isTaken || (account.confirmed && !isUnproven(locked.user)))
      return refuse({ code: 'user_already_exists' } as const)
    if (account.confirmed) {
      const { kind } = account.address
      await proveAddress(deps, tx, { user: locked.user, kind, signUp: pendingSignUpOf(account) })
      await deps.codes.forgetCodesOf(tx, known.id)
    }
    return ok(await enter(deps, tx, locked.user, { account, command }))
  })
  if (!written.ok) return written
  const { user } = written.value
  const answer = await answered(deps, written.value)
  return ok(answer.kind === 'user' ? { ...answer, hidden: user.invitedAt !== null } : answer)
}

async function enter(
  deps: SignUpDeps,
  tx: Tx,
  user: User,
  { account, command }: { account: SignUpAccount; command: Command },
): Promise<Written> {
  const { clock, openSession } = deps
  const { kind, value } = account.address
  const { visitor } = command
  let open: IssuedSession | null = null
  if (account.confirmed) {
    const now = clock.now()
    await saveSignIn(tx, user.id, { provider: kind, at: now })
    // By a setting: the visitor has not shown that the mailbox is theirs.
    if (kind === 'email') await saveUser(tx, user.id, { isEmailUnproven: true }, now)
    open = await openSession(tx, { userId: user.id, method: { method: 'password' }, visitor })
    return { user: await getUser(tx, user.id), open }
  }
  const { language, password } = command
  const waiting = await waitingAfter(tx, user, { kind, signUp: pendingSignUpOf(account), password })
  if (kind === 'phone')
    await deps.mailer.textCode(tx, { user, kind: 'sms', to: value, language, ...waiting })
  else await sendSignupConfirmation(deps, tx, user, { ...command, email: value, ...waiting })
  return { user: userAsTyped(await getUser(tx, user.id), account), open }
}

async function answered(
  { answerSession }: SignUpDeps,
  { user, open }: Written,
): Promise<SignUpAnswer> {
  if (!open) return userAnswer(user)
  return { kind: 'session', answer: await answerSession(user, open) }
}
