import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { Db } from '#platform/database/index.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import type { SendMail } from '#platform/email/index.ts'
import type { Reword } from '#platform/email/template-overrides.ts'
import type { AuthConfig } from './config.ts'
import type { Hooks } from './hooks/index.ts'
import { changeUser } from './operations/update-user.ts'
import type { Flows } from './operations/flow-state.ts'
import type { LimitCodes } from './operations/rate-limit-otp.ts'
import { makeAccount } from './operations/create-account.ts'
import type { OneTimeCodes } from './operations/one-time-tokens.ts'
import type { AnswerSession, OpenSessionFor } from './operations/issue-session.ts'
import { reauthenticate } from './operations/reauthenticate.ts'
import { sendAgain } from './operations/recover-and-resend.ts'
import type { CodeSender } from './operations/mailer.ts'
import { sendNotices } from './operations/security-notifications.ts'
import { sendOtp } from './operations/otp.ts'
import { signInAnonymously } from './operations/anonymous.ts'
import { signUp } from './operations/signup.ts'
import { verifyCode } from './operations/verify.ts'
import type { UserId } from '../schema.ts'
import { isSignupDisabled } from './rules/signup-settings.ts'

type Deps = {
  db: Db
  clock: Clock
  config: AuthConfig
  audit: Pick<Audit, 'record'>
  settings: Pick<SettingsCapability, 'current'>
  jobs: Pick<Jobs, 'handle'>
  sendMail: SendMail
  reword?: Reword
  hooks: Hooks
  codes: OneTimeCodes
  flows: Flows
  sender: CodeSender
  limits: LimitCodes
  openSession: OpenSessionFor
  answerSession: AnswerSession
  forget: (userId: UserId) => void
}

/** People who come with an address of their own, and what they change of their account. */
export function createCodes(deps: Deps) {
  const doors = () => {
    const current = deps.settings.current()
    return {
      signupDisabled: isSignupDisabled(current),
      mailerAutoconfirm: !current.requireEmailVerification,
    }
  }
  const sendNotice = sendNotices(deps)
  const parts = { ...deps, doors, sendNotice, makeAccount: makeAccount(deps) }
  return {
    redirects: deps.config,
    signUp: signUp(parts),
    signInAnonymously: signInAnonymously(parts),
    sendOtp: sendOtp(parts),
    sendAgain: sendAgain(parts),
    verifyCode: verifyCode(parts),
    changeUser: changeUser(parts),
    reauthenticate: reauthenticate(parts),
  }
}
