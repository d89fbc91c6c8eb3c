import type { ChallengeFactorRefusal } from '../operations/mfa/mfa-challenge.ts'
import type { EnrolFactorRefusal } from '../operations/mfa/mfa-enroll.ts'
import type { RemoveFactorRefusal } from '../operations/mfa/mfa-unenroll.ts'
import type { VerifyFactorRefusal } from '../operations/mfa/mfa-verify.ts'
import { validationFailed, type ProtocolError } from './errors.ts'
import { rateLimited } from './error-responses.ts'

type MfaErrorsMessages<E extends { code: string }> = Record<
  Exclude<E['code'], 'hook_refused'>,
  ProtocolError
>

export const FACTOR_ID_MALFORMED: ProtocolError = {
  status: 404,
  code: 'validation_failed',
  message: 'factor_id must be an UUID',
}
const NOT_FOUND: ProtocolError = {
  status: 404,
  code: 'mfa_factor_not_found',
  message: 'MFA Factor not found',
}
const NO_ANONYMOUS: ProtocolError = {
  status: 403,
  code: 'no_authorization',
  message: 'Anonymous user not allowed to perform these actions',
}
const SESSION_MISSING: ProtocolError = {
  status: 403,
  code: 'session_not_found',
  message: 'Session from session_id claim in JWT does not exist',
}
const unprocessable = (code: string, message: string): ProtocolError => ({
  status: 422,
  code,
  message,
})

const notEnabled = (what: 'enroll' | 'verify', kind: string, name: string): ProtocolError =>
  unprocessable(`mfa_${kind}_${what}_not_enabled`, `MFA ${what} is disabled for ${name}`)
const DISABLED = {
  mfa_totp_verify_not_enabled: notEnabled('verify', 'totp', 'TOTP'),
  mfa_phone_verify_not_enabled: notEnabled('verify', 'phone', 'Phone'),
  mfa_webauthn_verify_not_enabled: notEnabled('verify', 'webauthn', 'WebAuthn'),
}

export const ENROL_ERRORS: MfaErrorsMessages<EnrolFactorRefusal> = {
  no_anonymous: NO_ANONYMOUS,
  unknown_type: validationFailed('factor_type needs to be totp, phone, or webauthn'),
  phone_malformed: validationFailed('Invalid phone number format (E.164 required)'),
  issuer_malformed: validationFailed('Issuer must not contain a colon'),
  mfa_totp_enroll_not_enabled: notEnabled('enroll', 'totp', 'TOTP'),
  mfa_phone_enroll_not_enabled: notEnabled('enroll', 'phone', 'Phone'),
  mfa_webauthn_enroll_not_enabled: notEnabled('enroll', 'webauthn', 'WebAuthn'),
  mfa_factor_name_conflict: unprocessable(
    'mfa_factor_name_conflict',
    'A factor with this friendly name already exists for this user',
  ),
  too_many_enrolled_mfa_factors: unprocessable(
    'too_many_enrolled_mfa_factors',
    'Maximum number of verified factors reached, unenroll to continue',
  ),
  mfa_verified_factor_exists: unprocessable(
    'mfa_verified_factor_exists',
    'A verified phone factor already exists, unenroll the existing factor to continue',
  ),
  insufficient_aal: {
    status: 403,
    code: 'insufficient_aal',
    message: 'AAL2 required to enroll a new factor',
  },
  reauthentication_needed: {
    status: 400,
    code: 'reauthentication_needed',
    message: 'Enrolling a first factor, or removing one, requires reauthentication',
  },
}

const CHALLENGE_ERRORS: MfaErrorsMessages<
  Exclude<ChallengeFactorRefusal, { waitSeconds: number | null }>
> = {
  factor_not_found: NOT_FOUND,
  no_anonymous: NO_ANONYMOUS,
  ...DISABLED,
  relying_party_refused: validationFailed('rpId and rpOrigins must be those of the site'),
}

export function challengeErrorOf(error: ChallengeFactorRefusal): ProtocolError {
  if (error.code !== 'over_sms_send_rate_limit') return CHALLENGE_ERRORS[error.code]
  const { code, waitSeconds } = error
  if (waitSeconds === null) return { status: 429, code, message: 'SMS rate limit exceeded' }
  return {
    status: 429,
    code,
    message: `For security purposes, you can only request this after ${waitSeconds} seconds.`,
    headers: { 'retry-after': String(waitSeconds) },
  }
}

export const UNENROL_ERRORS: MfaErrorsMessages<RemoveFactorRefusal> = {
  factor_not_found: NOT_FOUND,
  no_anonymous: NO_ANONYMOUS,
  insufficient_aal: unprocessable('insufficient_aal', 'AAL2 required to unenroll verified factor'),
  reauthentication_needed: ENROL_ERRORS.reauthentication_needed,
}

type Plain = Exclude<
  VerifyFactorRefusal,
  { code: 'mfa_verification_rejected' | 'too_many_wrong_codes' }
>
const VERIFY_ERRORS: MfaErrorsMessages<Plain> = {
  factor_not_found: NOT_FOUND,
  no_anonymous: NO_ANONYMOUS,
  session_not_found: SESSION_MISSING,
  ...DISABLED,
  code_missing: validationFailed('Code or credential needs to be non-empty'),
  challenge_not_found: unprocessable(
    'mfa_factor_not_found',
    'MFA factor with the provided challenge ID not found',
  ),
  mfa_ip_address_mismatch: unprocessable(
    'mfa_ip_address_mismatch',
    'Challenge and verify IP addresses mismatch',
  ),
  mfa_challenge_expired: unprocessable(
    'mfa_challenge_expired',
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  ),
  mfa_verification_failed: unprocessable('mfa_verification_failed', 'Invalid MFA code entered'),
}

export function verifyErrorOf(error: VerifyFactorRefusal): ProtocolError {
  if (error.code === 'hook_refused') return error.answer
  if (error.code === 'too_many_wrong_codes') return rateLimited(error)
  if (error.code !== 'mfa_verification_rejected') return VERIFY_ERRORS[error.code]
  return {
    status: 403,
    code: 'mfa_verification_rejected',
    message: error.message || 'Further MFA verification attempts will be rejected.',
  }
}
