import type { TextKey } from '#web/shared/i18n/texts.ts'
import type { Values } from '#kernel/format-message.ts'

export type AuthError = { key: TextKey; values?: Values }
/** Selects the message of errors whose code does not say enough. */
export type AuthAction = 'login' | 'sign-up' | 'other'

const GENERAL: Record<AuthAction, TextKey> = {
  login: 'auth-errors.credentials',
  'sign-up': 'auth-errors.sign-up',
  other: 'auth-errors.general',
}

const BY_CODE: Readonly<Record<string, TextKey>> = {
  validation_failed: 'auth-errors.invalid',
  invalid_credentials: 'auth-errors.credentials',
  user_not_found: 'auth-errors.no-account',
  otp_disabled: 'auth-errors.no-account',
  email_not_confirmed: 'auth-errors.unconfirmed',
  phone_not_confirmed: 'auth-errors.phone-unconfirmed',
  user_banned: 'auth-errors.deactivated',
  over_request_rate_limit: 'auth-errors.too-often',
  over_email_send_rate_limit: 'auth-errors.mail-too-soon',
  over_sms_send_rate_limit: 'auth-errors.sms-too-soon',
  sms_send_failed: 'auth-errors.sms-not-sent',
  email_provider_disabled: 'auth-errors.email-off',
  phone_provider_disabled: 'auth-errors.phone-off',
  provider_disabled: 'auth-errors.provider-off',
  oauth_provider_not_supported: 'auth-errors.provider-off',
  anonymous_provider_disabled: 'auth-errors.provider-off',
  web3_provider_disabled: 'auth-errors.provider-off',
  web3_unsupported_chain: 'auth-errors.provider-off',
  saml_provider_disabled: 'auth-errors.provider-off',
  sso_provider_disabled: 'auth-errors.provider-off',
  manual_linking_disabled: 'auth-errors.provider-off',
  passkey_disabled: 'auth-errors.provider-off',
  feature_disabled: 'auth-errors.provider-off',
  sso_provider_not_found: 'auth-errors.company-unknown',
  saml_idp_not_found: 'auth-errors.company-unknown',
  saml_assertion_no_email: 'auth-errors.company-incomplete',
  saml_assertion_no_user_id: 'auth-errors.company-incomplete',
  user_sso_managed: 'auth-errors.company-managed',
  refresh_token_not_found: 'auth-errors.session-over',
  refresh_token_already_used: 'auth-errors.session-over',
  session_not_found: 'auth-errors.session-over',
  session_expired: 'auth-errors.session-over',
  bad_jwt: 'auth-errors.session-over',
  no_authorization: 'auth-errors.session-over',
  unexpected_audience: 'auth-errors.session-over',
  bad_code_verifier: 'auth-errors.other-browser',
  pkce_code_verifier_not_found: 'auth-errors.other-browser',
  flow_state_not_found: 'auth-errors.other-browser',
  flow_state_expired: 'auth-errors.return-expired',
  flow_state_already_used: 'auth-errors.return-expired',
  bad_oauth_state: 'auth-errors.return-expired',
  saml_relay_state_expired: 'auth-errors.return-expired',
  saml_relay_state_not_found: 'auth-errors.return-expired',
  bad_oauth_callback: 'auth-errors.provider-failed',
  access_denied: 'auth-errors.denied',
  provider_email_needs_verification: 'auth-errors.provider-email',
  captcha_failed: 'auth-errors.captcha',
  reauthentication_needed: 'auth-errors.reauthenticate',
  reauthentication_not_valid: 'auth-errors.code-expired',
  current_password_required: 'auth-errors.current-password',
  current_password_invalid: 'auth-errors.current-password',
  email_address_not_authorized: 'auth-errors.email-refused',
  email_address_invalid: 'auth-errors.email-refused',
  insufficient_aal: 'auth-errors.second-step',
  mfa_verification_rejected: 'auth-errors.second-step-refused',
  not_admin: 'auth-errors.not-allowed',
  otp_expired: 'auth-errors.code-expired',
  mfa_verification_failed: 'auth-errors.wrong-code',
  mfa_challenge_expired: 'auth-errors.challenge-again',
  mfa_ip_address_mismatch: 'auth-errors.challenge-again',
  mfa_factor_not_found: 'auth-errors.factor-gone',
  mfa_factor_name_conflict: 'auth-errors.factor-name',
  too_many_enrolled_mfa_factors: 'auth-errors.factor-many',
  mfa_verified_factor_exists: 'auth-errors.factor-exists',
  mfa_totp_enroll_not_enabled: 'auth-errors.factor-off',
  mfa_totp_verify_not_enabled: 'auth-errors.factor-off',
  mfa_phone_enroll_not_enabled: 'auth-errors.factor-off',
  mfa_phone_verify_not_enabled: 'auth-errors.factor-off',
  mfa_webauthn_enroll_not_enabled: 'auth-errors.factor-off',
  mfa_webauthn_verify_not_enabled: 'auth-errors.factor-off',
  invite_not_found: 'auth-errors.invitation',
  request_entity_too_large: 'auth-errors.too-long',
  weak_password: 'auth-errors.weak',
  same_password: 'auth-errors.same-password',
  email_exists: 'auth-errors.email-taken',
  user_already_exists: 'auth-errors.email-taken',
  phone_exists: 'auth-errors.phone-taken',
  signup_disabled: 'auth.sign-up.closed',
  identity_already_exists: 'auth-errors.linked-already',
  identity_not_found: 'auth-errors.linked-missing',
  single_identity_not_deletable: 'auth-errors.linked-last',
  email_conflict_identity_not_deletable: 'auth-errors.email-taken',
  request_timeout: 'auth-errors.unreachable',
}

/** More precise messages while signing in or up. */
const IN_CONTEXT: Record<AuthAction, Readonly<Record<string, TextKey>>> = {
  // Whether an account exists must not be revealed.
  login: { user_not_found: 'auth-errors.credentials' },
  'sign-up': {
    email_exists: 'auth-errors.sign-up',
    user_already_exists: 'auth-errors.sign-up',
  },
  other: {},
}

type Refusal = {
  code?: unknown
  status?: unknown
  message?: unknown
  reasons?: unknown
  name?: unknown
}

export function authErrorMessage(error: Refusal, attempted: AuthAction = 'other'): AuthError {
  const code = typeof error.code === 'string' ? error.code : ''
  const message = typeof error.message === 'string' ? error.message : ''
  if (code === 'weak_password') return weakness(error.reasons, message)
  if (code === 'validation_failed') return { key: invalidity(message) }
  const key = IN_CONTEXT[attempted][code] ?? BY_CODE[code]
  if (key) return { key }
  if (error.name === 'AuthSessionMissingError') return { key: 'auth-errors.session-over' }
  if (error.status === 429) return { key: 'auth-errors.too-often' }
  // Without a response, or with 5xx, nothing is known about the input.
  const { status } = error
  if (typeof status !== 'number' || status === 0) return { key: 'auth-errors.unreachable' }
  return { key: status >= 500 ? 'auth-errors.unreachable' : GENERAL[attempted] }
}

/** The previous message was sent a moment ago: its code can still be entered. */
export const isRateLimited = ({ code }: Refusal): boolean =>
  code === 'over_email_send_rate_limit' || code === 'over_sms_send_rate_limit'

/** Seconds until the rate limit allows a retry, if the error names them. */
export function secondsToWait(error: Refusal): number | null {
  const found = error.status === 429 && /(\d+) seconds?/.exec(String(error.message))
  return found ? Number(found[1]) : null
}

function weakness(reasons: unknown, message: string): AuthError {
  const [reason] = Array.isArray(reasons) ? reasons : []
  const least = Number(/\d+/.exec(message)?.[0] ?? 6)
  if (reason === 'length') return { key: 'auth-errors.weak-length', values: { count: least } }
  if (reason === 'characters') return { key: 'auth-errors.weak-characters' }
  return { key: reason === 'pwned' ? 'auth-errors.weak-pwned' : 'auth-errors.weak' }
}

function invalidity(message: string): TextKey {
  if (/password.*longer/i.test(message)) return 'auth-errors.password-too-long'
  if (/e-?mail/i.test(message)) return 'auth-errors.email-invalid'
  return /phone/i.test(message) ? 'auth-errors.phone-invalid' : 'auth-errors.invalid'
}
