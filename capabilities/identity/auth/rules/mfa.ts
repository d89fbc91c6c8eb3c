import { after, type Milliseconds } from '#kernel/time.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type {
  AssuranceLevel,
  AuthenticationMethod,
  Factor,
  FactorChallenge,
  Visitor,
} from '../../schema.ts'

export type FactorType = Factor['type']

export const AMR_OF_FACTOR: Record<FactorType, string> = {
  totp: 'totp',
  phone: 'mfa/phone',
  webauthn: 'mfa/webauthn',
}

export type EnrollRefusal = {
  code:
    | 'mfa_factor_name_conflict'
    | 'too_many_enrolled_mfa_factors'
    | 'insufficient_aal'
    | 'mfa_verified_factor_exists'
    | 'reauthentication_needed'
}

type Enrolment = {
  friendlyName: string
  phone: string | null
  level: AssuranceLevel
  /** A first factor can lock the owner out, so a device left unlocked may not add it. */
  isFresh: boolean
  mostFactors: number
}

export function canEnroll(
  factors: readonly Factor[],
  { friendlyName, phone, level, isFresh, mostFactors }: Enrolment,
): Result<null, EnrollRefusal> {
  const verified = factors.filter(({ status }) => status === 'verified')
  if (phone !== null && verified.some((factor) => factor.phone === phone))
    return refuse({ code: 'mfa_verified_factor_exists' })
  // Enrolling the same phone again replaces its unverified factor, so its name is free.
  const stored = factors.filter((factor) => phone === null || factor.phone !== phone)
  if (stored.some((factor) => factor.friendlyName === friendlyName))
    return refuse({ code: 'mfa_factor_name_conflict' })
  if (stored.length >= mostFactors) return refuse({ code: 'too_many_enrolled_mfa_factors' })
  if (verified.length > 0 && level !== 'aal2') return refuse({ code: 'insufficient_aal' })
  if (verified.length === 0 && !isFresh) return refuse({ code: 'reauthentication_needed' })
  return ok(null)
}

export type MfaChallengeRefusal = {
  code: 'challenge_not_found' | 'mfa_ip_address_mismatch' | 'mfa_challenge_expired'
}

/** Also refuses another IP address than the challenge's. */
export function canVerify(
  challenge: FactorChallenge | null,
  { address }: Pick<Visitor, 'address'>,
  now: Date,
): Result<FactorChallenge, MfaChallengeRefusal> {
  if (!challenge) return refuse({ code: 'challenge_not_found' })
  if (challenge.verifiedAt !== null || challenge.ipAddress !== address)
    return refuse({ code: 'mfa_ip_address_mismatch' })
  if (challenge.expiresAt <= now) return refuse({ code: 'mfa_challenge_expired' })
  return ok(challenge)
}

export const addAmr = (
  amr: readonly AuthenticationMethod[],
  added: AuthenticationMethod,
): AuthenticationMethod[] => [added, ...amr.filter(({ method }) => method !== added.method)]

/** Rounded up; 0 when the pause is over. */
export function secondsUntil(last: Date | null, pause: Milliseconds, now: Date): number {
  const left = last ? after(last, pause).getTime() - now.getTime() : 0
  return Math.max(0, Math.ceil(left / 1000))
}

/**
 * The lower of token and session: a token from before the second factor is not raised, and one from
 * after it falls with its session.
 */
export const assuranceLevel = (caller: {
  claims: { aal?: AssuranceLevel }
  session: { aal: AssuranceLevel } | null
}): AssuranceLevel =>
  caller.claims.aal === 'aal2' && caller.session?.aal === 'aal2' ? 'aal2' : 'aal1'
