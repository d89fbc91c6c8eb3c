import { ok, refuse, type Result } from '#kernel/result.ts'
import { before, type Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import type { AuthConfig } from '../../config.ts'
import { type OtpDigests, totpStep } from '../../crypto/totp.ts'
import type { Encryption } from '../../crypto/derive-key.ts'
import { type WebauthnResponse, verifyWebauthnResponse } from '../../crypto/webauthn.ts'
import type { HookRefusal, Hooks } from '../../hooks/index.ts'
import { lockFactor, saveProof } from '../../queries/mfa-factors.ts'
import {
  countWrongAnswers,
  findChallenge,
  saveChallengeUsed,
  saveWrongAnswer,
} from '../../queries/mfa-challenges.ts'
import { deleteSessionsOf } from '../../queries/sessions.ts'
import {
  canVerify,
  type MfaChallengeRefusal,
  type FactorType,
  AMR_OF_FACTOR,
} from '../../rules/mfa.ts'
import type {
  FactorChallenge,
  SecretFactor,
  StoredCredential,
  UserId,
  Visitor,
} from '../../../schema.ts'
import type { AuthenticatedCaller } from '../sessions/authenticate.ts'
import type { AnswerSession, SessionResponse } from '../sessions/issue-session.ts'
import type { NotifySecurityEvent } from '../user/security-notifications.ts'
import { raiseSession } from './raise-session.ts'

type Deps = {
  db: Db
  clock: Clock
  config: AuthConfig
  audit: Pick<Audit, 'record'>
  sendNotice: NotifySecurityEvent
  encryption: Encryption
  codeDigests: OtpDigests
  hooks: Pick<Hooks, 'factorTried'>
  answerSession: AnswerSession
  forget: (userId: UserId) => void
}
type Command = {
  caller: AuthenticatedCaller
  factorId: string
  challengeId: string
  code: string
  key: WebauthnResponse | null
  visitor: Visitor
}
export type VerifyFactorRefusal =
  | MfaChallengeRefusal
  | HookRefusal
  | { code: 'factor_not_found' | 'no_anonymous' | 'session_not_found' | 'code_missing' }
  | { code: 'mfa_verification_failed' }
  | { code: 'mfa_verification_rejected'; message: string }
  | { code: 'too_many_wrong_codes'; retryAfterSeconds: number }
  | { code: `mfa_${FactorType}_verify_not_enabled` }

/** Stored against replays. */
type Proof = { lastTotpStep: number | null; credential: StoredCredential | null }
type Judged = { factor: SecretFactor; valid: boolean }

/**
 * A right response raises this session to aal2 with a new refresh token and ends the user's aal1
 * sessions. A wrong one is counted and committed although the call is refused.
 */
export const verifyMfaFactor =
  (deps: Deps) =>
  async (command: Command): Promise<Result<SessionResponse, VerifyFactorRefusal>> => {
    const { user, session } = command.caller
    if (user.isAnonymous) return refuse({ code: 'no_anonymous' })
    if (!session) return refuse({ code: 'session_not_found' })
    const judged = await inTransaction(deps.db, (tx) => judge(deps, tx, command))
    if (!judged.ok) return judged

    const { factor, valid } = judged.value
    const spoken = await askHook(deps, command, judged.value)
    if (!spoken.ok) return spoken
    if (!valid) return refuse({ code: 'mfa_verification_failed' })

    const raised = await inTransaction(deps.db, (tx) =>
      raiseSession(deps, tx, factor, session.id, command),
    )
    if (!raised.ok) return raised
    deps.forget(user.id)
    const { owner, open } = raised.value
    return ok(await deps.answerSession(owner, open, AMR_OF_FACTOR[factor.type]))
  }
export type VerifyMfaFactor = ReturnType<typeof verifyMfaFactor>

async function judge(
  deps: Deps,
  tx: Tx,
  command: Command,
): Promise<Result<Judged, VerifyFactorRefusal>> {
  const { clock, config } = deps
  const factor = await lockFactor(tx, command.caller.user.id, command.factorId)
  if (!factor) return refuse({ code: 'factor_not_found' })
  const { type } = factor
  if (!config.mfa[type].verify) return refuse({ code: `mfa_${type}_verify_not_enabled` })
  if (type === 'webauthn' ? !command.key : command.code === '')
    return refuse({ code: 'code_missing' })
  const now = clock.now()
  const found = await findChallenge(tx, factor.id, command.challengeId)
  const challenge = canVerify(found, command.visitor, now)
  if (!challenge.ok) return challenge
  const wrong = await countWrongAnswers(tx, factor.id, before(now, config.mfa.wrongWindow))
  if (wrong >= config.mfa.wrongCodes)
    return refuse({
      code: 'too_many_wrong_codes',
      retryAfterSeconds: Math.ceil(config.mfa.wrongWindow / 1000),
    })

  const proof = await proofOf(deps, factor, challenge.value, command, now)
  if (proof) {
    await saveProof(tx, factor.id, proof)
    await saveChallengeUsed(tx, challenge.value.id, now)
  } else await saveWrongAnswer(tx, challenge.value.id)
  return ok({ factor, valid: proof !== null })
}

async function proofOf(
  { encryption, codeDigests }: Deps,
  factor: SecretFactor,
  challenge: FactorChallenge,
  { code, key }: Command,
  now: Date,
): Promise<Proof | null> {
  const { secretEncrypted, lastTotpStep, credential } = factor
  if (secretEncrypted) {
    const step = totpStep(encryption.decrypt(secretEncrypted, factor.id), code, now)
    const isFresh = step !== null && (lastTotpStep === null || step > lastTotpStep)
    return isFresh ? { lastTotpStep: step, credential: null } : null
  }
  if (challenge.codeDigest) {
    const isRight = codeDigests.matches(challenge.codeDigest, challenge.id, code)
    return isRight ? { lastTotpStep: null, credential: null } : null
  }
  const proven =
    challenge.ceremony && key && (await verifyWebauthnResponse(challenge.ceremony, credential, key))
  return proven ? { lastTotpStep: null, credential: proven } : null
}

/** The mfa-verification hook; its rejection ends every session of the user. */
async function askHook(
  { db, hooks, forget }: Deps,
  { caller: { user }, visitor }: Command,
  { factor, valid }: Judged,
): Promise<Result<null, VerifyFactorRefusal>> {
  const tried = { userId: user.id, factorId: factor.id, factorType: factor.type, valid }
  const verdict = await hooks.factorTried(tried, visitor.address)
  if (!verdict.ok) return verdict
  if (!verdict.value) return ok(null)
  await inTransaction(db, async (tx) => ok(await deleteSessionsOf(tx, user.id)))
  forget(user.id)
  return refuse({ code: 'mfa_verification_rejected', message: verdict.value.message })
}
