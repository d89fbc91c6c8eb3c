import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { Db } from '#platform/database/index.ts'
import type { AuthConfig } from './config.ts'
import { createCodeDigests } from './cryptography/factor-codes.ts'
import { createSeal, keyFor } from './cryptography/sealing.ts'
import type { Hooks } from './hooks/index.ts'
import { challengeFactor } from './operations/challenge-factor.ts'
import { enrolFactor } from './operations/enrol-factor.ts'
import type { LimitCodes } from './operations/limit-codes.ts'
import { limitFactorCalls } from './operations/limit-factor-calls.ts'
import type { AnswerSession } from './operations/open-session.ts'
import { removeFactor } from './operations/remove-factor.ts'
import type { CodeSender } from './operations/send-codes.ts'
import { verifyFactor } from './operations/verify-factor.ts'
import type { UserId } from './schema.ts'

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
