import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { Db } from '#platform/database/index.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import type { AuthConfig } from './config.ts'
import type { Hooks } from './hooks/index.ts'
import { updateUser } from './operations/user/update-user.ts'
import type { FlowStates } from './operations/external/flow-state.ts'
import type { RateLimitOtp } from './operations/one-time-tokens/rate-limit-otp.ts'
import { createAccount } from './operations/signup/create-account.ts'
import type { OneTimeTokens } from './operations/one-time-tokens/one-time-tokens.ts'
import type { AnswerSession, IssueSession } from './operations/sessions/issue-session.ts'
import { reauthenticate } from './operations/one-time-tokens/reauthenticate.ts'
import { recoverOrResend } from './operations/one-time-tokens/recover-and-resend.ts'
import type { Mailer } from './operations/one-time-tokens/mailer.ts'
import type { NotifySecurityEvent } from './operations/user/security-notifications.ts'
import { sendOtp } from './operations/one-time-tokens/otp.ts'
import { signInAnonymously } from './operations/signup/anonymous.ts'
import { signUp } from './operations/signup/signup.ts'
import { verifyOtp } from './operations/one-time-tokens/verify.ts'
import type { UserId } from '../schema.ts'
import { isSignupDisabled } from './rules/signup-settings.ts'

type Deps = {
  db: Db
  clock: Clock
  config: AuthConfig
  audit: Pick<Audit, 'record'>
  settings: Pick<SettingsCapability, 'current'>
  jobs: Pick<Jobs, 'handle'>
  sendNotice: NotifySecurityEvent
  hooks: Hooks
  codes: OneTimeTokens
  flows: FlowStates
  mailer: Mailer
  limits: RateLimitOtp
  openSession: IssueSession
  answerSession: AnswerSession
  forget: (userId: UserId) => void
}

export function composeOtp(deps: Deps) {
  const signupSettings = () => {
    const current = deps.settings.current()
    return {
      isSignupDisabled: isSignupDisabled(current),
      mailerAutoconfirm: !current.requireEmailVerification,
    }
  }
  const parts = { ...deps, signupSettings, createAccount: createAccount(deps) }
  return {
    redirects: deps.config,
    signUp: signUp(parts),
    signInAnonymously: signInAnonymously(parts),
    sendOtp: sendOtp(parts),
    recoverOrResend: recoverOrResend(parts),
    verifyOtp: verifyOtp(parts),
    updateUser: updateUser(parts),
    reauthenticate: reauthenticate(parts),
  }
}
