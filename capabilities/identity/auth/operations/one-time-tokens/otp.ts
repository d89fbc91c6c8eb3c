import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { HookRefusal } from '../../hooks/index.ts'
import { findUserByAddress, lockUser, saveUser } from '../../queries/user-writes.ts'
import type { EmailOrPhone } from '../../rules/email-and-phone.ts'
import { isUnproven, NO_WAITERS } from '../../rules/pending-signup.ts'
import type { Challenge } from '../../rules/pkce.ts'
import type { User, UserId, Visitor } from '../../../schema.ts'
import type { SendingRefusal } from './rate-limit-otp.ts'
import { buildAccount, pendingSignUpOf } from '../signup/create-account.ts'
import type { SignUpDeps } from '../signup/signup.ts'
import { sendSignupConfirmation } from '../signup/send-signup-confirmation.ts'
import { contestWaiting, waitingAfter } from '../signup/contest-signup.ts'
import { type AddressProblem, checkAddress, isConfirmed } from '../../rules/signup-address.ts'

type Deps = Omit<SignUpDeps, 'openSession' | 'answerSession'>
type Command = {
  address: EmailOrPhone
  createUser: boolean
  data: Record<string, unknown>
  challenge: Challenge | null
  redirectTo: string
  language: Language
  visitor: Visitor
}
export type OtpRefusal =
  | { code: 'otp_disabled' | 'signup_disabled' | 'magic_link_disabled' }
  | AddressProblem
  | SendingRefusal
  | HookRefusal

/** A new address gets an account by using the code. */
export const sendOtp =
  (deps: Deps) =>
  async (command: Command): Promise<Result<null, OtpRefusal>> => {
    const { db, config, signupSettings, limits, hooks } = deps
    const { address, visitor } = command
    const usable = checkAddress(config, address)
    if (!usable.ok) return usable
    if (address.kind === 'email' && !config.magicLinkEnabled)
      return refuse({ code: 'magic_link_disabled' })
    const user = await findUserByAddress(db, address)
    if (!user && !command.createUser) return refuse({ code: 'otp_disabled' })
    if (!user && signupSettings().isSignupDisabled) return refuse({ code: 'signup_disabled' })
    const sending = await limits.maySend('otp', address, visitor)
    if (!sending.ok) {
      const { data, language } = command
      const signUp = pendingSignUpOf({ passwordHash: null, data, language })
      await contestWaiting(db, user, { kind: address.kind, signUp, password: null })
      return sending
    }

    const made = user ? ok(user) : await begin(deps, command)
    if (!made.ok) return made
    await inTransaction(db, async (tx) => {
      const account = await lockUser(tx, made.value.id)
      if (account) await send(deps, tx, account.user, command)
      return ok(null)
    })
    if (!user) await hooks.afterUserCreated(made.value, visitor.address)
    return ok(null)
  }
export type SendOtp = ReturnType<typeof sendOtp>

async function begin(deps: Deps, command: Command): Promise<Result<User, HookRefusal>> {
  const { db, clock, config, signupSettings, hooks } = deps
  const { address, data, language, visitor } = command
  const { kind } = address
  const confirmed = kind === 'email' ? signupSettings().mailerAutoconfirm : config.phoneAutoconfirm
  const vouched = confirmed
  const account = { address, passwordHash: null, confirmed, data, language, vouched }
  const now = clock.now()
  const draft = buildAccount(account, newId<UserId>(now), now)
  const allowed = await hooks.beforeUserCreated(draft, visitor.address)
  if (!allowed.ok) return allowed
  await inTransaction(db, async (tx) => {
    const isNew = await deps.createAccount(tx, draft, account)
    // By a setting: the visitor has not shown that the mailbox is theirs.
    if (isNew && confirmed && kind === 'email')
      await saveUser(tx, draft.id, { isEmailUnproven: true }, now)
    return ok(null)
  })
  // A concurrent request created the account: the code goes to that one.
  return ok((await findUserByAddress(db, address)) ?? draft)
}

async function send(deps: Deps, tx: Tx, user: User, command: Command): Promise<void> {
  const { address, challenge, redirectTo, language, data } = command
  const { kind, value } = address
  const signUp = pendingSignUpOf({ passwordHash: null, data, language })
  const waiting = isUnproven(user)
    ? await waitingAfter(tx, user, { kind, signUp, password: null })
    : NO_WAITERS
  if (kind === 'phone') {
    await deps.mailer.textCode(tx, { user, kind: 'sms', to: value, language, ...waiting })
    return
  }
  if (!isConfirmed(user, address)) {
    const order = { email: value, challenge, redirectTo, language, ...waiting }
    await sendSignupConfirmation(deps, tx, user, order)
    return
  }
  if (challenge)
    await deps.flows.startFlow(tx, { kind: 'magiclink', userId: user.id, redirectTo, challenge })
  const isPkce = challenge !== null
  const mail = { user, kind: 'magic_link', to: value, redirectTo, isPkce, language } as const
  await deps.mailer.mailCode(tx, mail)
}
