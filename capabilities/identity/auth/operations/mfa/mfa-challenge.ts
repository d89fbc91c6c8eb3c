import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, type Clock } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AuthConfig } from '../../config.ts'
import { type OtpDigests, randomOtp } from '../../crypto/totp.ts'
import {
  type WebauthnRequest,
  webauthnAuthenticationOptions,
  webauthnRegistrationOptions,
} from '../../crypto/webauthn.ts'
import { findFactor, listFactors, lockFactor, saveChallenged } from '../../queries/mfa-factors.ts'
import { insertChallenge } from '../../queries/mfa-challenges.ts'
import { type FactorType, secondsUntil } from '../../rules/mfa.ts'
import {
  type RelyingPartyRefusal,
  type RelyingPartyInput,
  relyingParty,
} from '../../rules/webauthn-relying-party.ts'
import type { SecretFactor, User, Visitor } from '../../../schema.ts'
import type { AuthenticatedCaller } from '../sessions/authenticate.ts'
import type { RateLimitOtp } from '../one-time-tokens/rate-limit-otp.ts'
import type { Mailer } from '../one-time-tokens/mailer.ts'

type Deps = {
  db: Db
  clock: Clock
  config: AuthConfig
  codeDigests: OtpDigests
  limitCodes: Pick<RateLimitOtp, 'maySend'>
  mailer: Pick<Mailer, 'textCodeOf' | 'languageOf'>
}
type Command = {
  caller: AuthenticatedCaller
  factorId: string
  party: RelyingPartyInput
  visitor: Visitor
  language: Language
}
export type ChallengeFactorRefusal =
  | RelyingPartyRefusal
  | { code: 'factor_not_found' | 'no_anonymous' }
  | { code: 'over_sms_send_rate_limit'; waitSeconds: number | null }
  | { code: `mfa_${FactorType}_verify_not_enabled` }

export type MfaChallenge = {
  id: string
  type: FactorType
  expiresAt: Date
  request: WebauthnRequest | null
}

export const challengeMfaFactor =
  (deps: Deps) =>
  async (command: Command): Promise<Result<MfaChallenge, ChallengeFactorRefusal>> => {
    const { db, clock, config, limitCodes } = deps
    const { caller, factorId, visitor } = command
    if (caller.user.isAnonymous) return refuse({ code: 'no_anonymous' })
    const factor = await findFactor(db, caller.user.id, factorId)
    if (!factor) return refuse({ code: 'factor_not_found' })
    const { type, phone } = factor
    if (!config.mfa[type].verify) return refuse({ code: `mfa_${type}_verify_not_enabled` })
    if (phone !== null) {
      const wait = secondsUntil(factor.lastChallengedAt, config.mfa.phoneFrequency, clock.now())
      if (wait > 0) return refuse({ code: 'over_sms_send_rate_limit', waitSeconds: wait })
      const sending = await limitCodes.maySend('factor', { kind: 'phone', value: phone }, visitor)
      if (!sending.ok) return refuse({ ...sending.error, code: 'over_sms_send_rate_limit' })
    }
    return inTransaction(db, (tx) => make(deps, tx, command))
  }
export type ChallengeMfaFactor = ReturnType<typeof challengeMfaFactor>

async function make(
  deps: Deps,
  tx: Tx,
  { caller, factorId, party, visitor, language }: Command,
): Promise<Result<MfaChallenge, ChallengeFactorRefusal>> {
  const { clock, config } = deps
  const factor = await lockFactor(tx, caller.user.id, factorId)
  if (!factor) return refuse({ code: 'factor_not_found' })
  const now = clock.now()
  const id = newId(now)
  const query =
    factor.type === 'webauthn' ? await askKey(tx, config, caller.user, factor, party) : ok(null)
  if (!query.ok) return query
  const expiresAt = after(now, config.mfa.challengeLife)
  const code = factor.phone && (await textCode(deps, tx, { caller, factor, language, expiresAt }))
  await insertChallenge(tx, {
    id,
    factorId: factor.id,
    ipAddress: visitor.address,
    codeDigest: code === null ? null : deps.codeDigests.of(id, code),
    ceremony: query.value?.ceremony ?? null,
    createdAt: now,
    expiresAt,
  })
  await saveChallenged(tx, factor.id, now)
  return ok({ id, type: factor.type, expiresAt, request: query.value })
}

type Texted = {
  caller: AuthenticatedCaller
  factor: SecretFactor
  language: Language
  expiresAt: Date
}

/** Test numbers get their fixed code and no SMS. */
async function textCode(
  { config, mailer }: Deps,
  tx: Tx,
  { caller: { user }, factor, language: requested, expiresAt }: Texted,
): Promise<string> {
  const to = factor.phone ?? ''
  const known = config.testCodes.get(to)
  if (known !== undefined) return known
  const code = randomOtp(config.mfa.phoneDigits)
  const language = await mailer.languageOf(tx, user, requested)
  await mailer.textCodeOf(tx, { userId: user.id, to, kind: 'mfa', language, code }, expiresAt)
  return code
}

async function askKey(
  tx: Tx,
  config: AuthConfig,
  user: User,
  factor: SecretFactor,
  request: RelyingPartyInput,
): Promise<Result<WebauthnRequest, RelyingPartyRefusal>> {
  const party = relyingParty(config, request)
  if (!party.ok) return party
  const timed = { ...party.value, timeout: config.mfa.challengeLife }
  if (factor.credential) return ok(await webauthnAuthenticationOptions(factor.credential, timed))
  const others = (await listFactors(tx, user.id)).flatMap(({ credential }) => credential ?? [])
  return ok(await webauthnRegistrationOptions(user, others, timed))
}
