import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { Db } from '#platform/database/index.ts'
import type { AuthConfig } from './config.ts'
import { createOtpDigests } from './crypto/totp.ts'
import { createEncryption, deriveKey } from './crypto/derive-key.ts'
import type { Hooks } from './hooks/index.ts'
import { challengeMfaFactor } from './operations/mfa/mfa-challenge.ts'
import { enrollMfaFactor } from './operations/mfa/mfa-enroll.ts'
import type { RateLimitOtp } from './operations/one-time-tokens/rate-limit-otp.ts'
import { rateLimitMfa } from './operations/mfa/rate-limit-mfa.ts'
import type { AnswerSession } from './operations/sessions/issue-session.ts'
import type { NotifySecurityEvent } from './operations/user/security-notifications.ts'
import { unenrollMfaFactor } from './operations/mfa/mfa-unenroll.ts'
import type { Mailer } from './operations/one-time-tokens/mailer.ts'
import { verifyMfaFactor } from './operations/mfa/mfa-verify.ts'
import type { UserId } from '../schema.ts'

type Deps = {
  db: Db
  clock: Clock
  config: AuthConfig
  audit: Pick<Audit, 'record'>
  secret: string
  hooks: Pick<Hooks, 'factorTried'>
  limitCodes: Pick<RateLimitOtp, 'maySend'>
  mailer: Pick<Mailer, 'textCodeOf' | 'languageOf'>
  sendNotice: NotifySecurityEvent
  answerSession: AnswerSession
  forget: (userId: UserId) => void
}

export function composeMfa(deps: Deps) {
  const encryption = createEncryption(deriveKey(deps.secret, 'factor-secrets'))
  const codeDigests = createOtpDigests(deriveKey(deps.secret, 'factor-codes'))
  return {
    rateLimitMfa: rateLimitMfa(deps),
    enrollMfaFactor: enrollMfaFactor({ ...deps, encryption }),
    challengeMfaFactor: challengeMfaFactor({ ...deps, codeDigests }),
    verifyMfaFactor: verifyMfaFactor({ ...deps, encryption, codeDigests }),
    unenrollMfaFactor: unenrollMfaFactor(deps),
  }
}
