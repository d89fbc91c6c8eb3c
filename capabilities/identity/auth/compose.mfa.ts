import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { Db } from '#platform/database/index.ts'
import type { AuthConfig } from './config.ts'
import { createCodeDigests } from './crypto/totp.ts'
import { createSeal, keyFor } from './crypto/derive-key.ts'
import type { Hooks } from './hooks/index.ts'
import { challengeFactor } from './operations/mfa-challenge.ts'
import { enrolFactor } from './operations/mfa-enroll.ts'
import type { LimitCodes } from './operations/rate-limit-otp.ts'
import { limitFactorCalls } from './operations/rate-limit-mfa.ts'
import type { AnswerSession } from './operations/issue-session.ts'
import { removeFactor } from './operations/mfa-unenroll.ts'
import type { CodeSender } from './operations/mailer.ts'
import { verifyFactor } from './operations/mfa-verify.ts'
import type { UserId } from '../schema.ts'

type Deps = {
  db: Db
  clock: Clock
  config: AuthConfig
  audit: Pick<Audit, 'record'>
  secret: string
  hooks: Pick<Hooks, 'factorTried'>
  limitCodes: Pick<LimitCodes, 'maySend'>
  sender: Pick<CodeSender, 'textCodeOf' | 'languageOf'>
  answerSession: AnswerSession
  forget: (userId: UserId) => void
}

/** Second factors, with the keys that seal their secrets and digest their codes. */
export function createFactors(deps: Deps) {
  const seal = createSeal(keyFor(deps.secret, 'factor-secrets'))
  const codeDigests = createCodeDigests(keyFor(deps.secret, 'factor-codes'))
  return {
    limitFactorCalls: limitFactorCalls(deps),
    enrolFactor: enrolFactor({ ...deps, seal }),
    challengeFactor: challengeFactor({ ...deps, codeDigests }),
    verifyFactor: verifyFactor({ ...deps, seal, codeDigests }),
    removeFactor: removeFactor(deps),
  }
}
