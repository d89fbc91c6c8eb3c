import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import type { AuthConfig } from '../../config.ts'
import { findUserByAddress, findUserByPendingAddress, lockUser } from '../../queries/user-writes.ts'
import { findToken } from '../../queries/one-time-tokens.ts'
import type { EmailOrPhone } from '../../rules/email-and-phone.ts'
import { resentSignUp } from '../../rules/pending-signup.ts'
import type { Challenge } from '../../rules/pkce.ts'
import type { User, Visitor } from '../../../schema.ts'
import { sendEmailChange } from '../user/update-email-phone.ts'
import type { FlowStates } from '../external/flow-state.ts'
import type { OtpPurpose, RateLimitOtp, SendingRefusal } from './rate-limit-otp.ts'
import type { Mailer } from './mailer.ts'
import { sendSignupConfirmation } from '../signup/send-signup-confirmation.ts'
import { type AddressProblem, checkAddress, isConfirmed } from '../../rules/signup-address.ts'

type Deps = {
  db: Db
  config: AuthConfig
  jobs: Pick<Jobs, 'handle'>
  flows: Pick<FlowStates, 'startFlow'>
  mailer: Mailer
  limits: RateLimitOtp
}
export type ResendType = 'recovery' | 'signup' | 'email_change' | 'sms' | 'phone_change'
type RecoverAndResendCommand = {
  what: ResendType
  address: EmailOrPhone
  challenge: Challenge | null
  redirectTo: string
  language: Language
}
export type RecoverOrResendRefusal = AddressProblem | SendingRefusal

const PURPOSES: Partial<Record<ResendType, OtpPurpose>> = {
  ...{ signup: 'signup', sms: 'signup', recovery: 'recovery' },
}

const asking = job<RecoverAndResendCommand>('identity.request_otp')

/**
 * The account is looked up only after the response, so that neither its content nor its timing
 * reveals whether it exists.
 */
export function recoverOrResend(deps: Deps) {
  const { db, config, jobs, limits } = deps
  jobs.handle(asking, async (command) => {
    const { what, address } = command
    const isChange = what === 'email_change' || what === 'phone_change'
    const found =
      (await findUserByAddress(db, address)) ??
      (isChange ? await findUserByPendingAddress(db, address) : null)
    if (!found) return
    await inTransaction(db, async (tx) => {
      const account = await lockUser(tx, found.id)
      if (account) await send(deps, tx, account, command)
      return ok(null)
    })
  })

  return async (
    query: RecoverAndResendCommand & { visitor: Visitor },
  ): Promise<Result<null, RecoverOrResendRefusal>> => {
    const { visitor, ...rest } = query
    const usable = checkAddress(config, query.address)
    if (!usable.ok) return usable
    const purpose = PURPOSES[query.what] ?? 'change'
    const sending = await limits.maySend(purpose, query.address, visitor)
    if (!sending.ok) return refuse(sending.error)
    await inTransaction(db, async (tx) => ok(await asking.enqueue(tx, rest)))
    return ok(null)
  }
}
export type RecoverOrResend = ReturnType<typeof recoverOrResend>

type Locked = { user: User; emailChangeConfirmed: 'current' | 'new' | null }

async function send(
  deps: Deps,
  tx: Tx,
  account: Locked,
  command: RecoverAndResendCommand,
): Promise<void> {
  const { flows, mailer } = deps
  const { user } = account
  const { what, address, challenge, redirectTo, language } = command
  const order = { challenge, redirectTo, language }
  switch (what) {
    case 'recovery': {
      if (challenge)
        await flows.startFlow(tx, { kind: 'recovery', userId: user.id, redirectTo, challenge })
      const isPkce = challenge !== null
      const to = address.value
      await mailer.mailCode(tx, { user, kind: 'recovery', to, redirectTo, isPkce, language })
      return
    }
    case 'signup':
      if (isConfirmed(user, address)) return
      return sendSignupConfirmation(deps, tx, user, {
        ...{ ...order, email: address.value },
        ...resentSignUp(await findToken(tx, user.id, 'confirmation')),
      })
    case 'sms':
      if (isConfirmed(user, address)) return
      await mailer.textCode(tx, {
        ...{ user, kind: 'sms', to: address.value, language },
        ...resentSignUp(await findToken(tx, user.id, 'sms')),
      })
      return
    case 'email_change':
      return sendEmailChange(deps, tx, account, order)
    case 'phone_change':
      if (!user.newPhone) return
      await mailer.textCode(tx, { user, kind: 'phone_change', to: user.newPhone, language })
  }
}
