import type { TextKey } from '#web/shared/i18n/texts.ts'
import type { Values } from '#web/shared/i18n/format-message.ts'

export type AuthError = { key: TextKey; values?: Values }
/** What somebody was doing: a refusal without a sentence of its own is told in these words. */
export type AuthAction = 'login' | 'sign-up' | 'other'

const GENERAL: Record<AuthAction, TextKey> = {
  login: 'auth.failure.credentials',
  'sign-up': 'auth.failure.sign-up',
  other: 'auth.failure.general',
}

/** Every code of the protocol that a person can meet, and the sentence that says it. */
const BY_CODE: Readonly<Record<string, TextKey>> = {
  validation_failed: 'auth.failure.invalid',
  invalid_credentials: 'auth.failure.credentials',
  user_not_found: 'auth.failure.no-account',
  otp_disabled: 'auth.failure.no-account',
  email_not_confirmed: 'auth.failure.unconfirmed',
  phone_not_confirmed: 'auth.failure.phone-unconfirmed',
  user_banned: 'auth.failure.deactivated',
  over_request_rate_limit: 'auth.failure.too-often',
  over_email_send_rate_limit: 'auth.failure.mail-too-soon',
  over_sms_send_rate_limit: 'auth.failure.sms-too-soon',
  sms_send_failed: 'auth.failure.sms-not-sent',
  email_provider_disabled: 'auth.failure.email-off',
  phone_provider_disabled: 'auth.failure.phone-off',
  provider_disabled: 'auth.failure.provider-off',
  oauth_provider_not_supported: 'auth.failure.provider-off',
  anonymous_provider_disabled: 'auth.failure.provider-off',
  web3_provider_disabled: 'auth.failure.provider-off',
  web3_unsupported_chain: 'auth.failure.provider-off',
  saml_provider_disabled: 'auth.failure.provider-off',
  sso_provider_disabled: 'auth.failure.provider-off',
  manual_linking_disabled: 'auth.failure.provider-off',
  passkey_disabled: 'auth.failure.provider-off',
  feature_disabled: 'auth.failure.provider-off',
  sso_provider_not_found: 'auth.failure.company-unknown',
  saml_idp_not_found: 'auth.failure.company-unknown',
  saml_assertion_no_email: 'auth.failure.company-incomplete',
  saml_assertion_no_user_id: 'auth.failure.company-incomplete',
  user_sso_managed: 'auth.failure.company-managed',
  refresh_token_not_found: 'auth.failure.session-over',
  refresh_token_already_used: 'auth.failure.session-over',
  session_not_found: 'auth.failure.session-over',
  session_expired: 'auth.failure.session-over',
  bad_jwt: 'auth.failure.session-over',
  no_authorization: 'auth.failure.session-over',
  unexpected_audience: 'auth.failure.session-over',
  bad_code_verifier: 'auth.failure.other-browser',
  pkce_code_verifier_not_found: 'auth.failure.other-browser',
  flow_state_not_found: 'auth.failure.other-browser',
  flow_state_expired: 'auth.failure.return-expired',
  flow_state_already_used: 'auth.failure.return-expired',
  bad_oauth_state: 'auth.failure.return-expired',
  saml_relay_state_expired: 'auth.failure.return-expired',
  saml_relay_state_not_found: 'auth.failure.return-expired',
  bad_oauth_callback: 'auth.failure.provider-failed',
  access_denied: 'auth.failure.denied',
  provider_email_needs_verification: 'auth.failure.provider-email',
  captcha_failed: 'auth.failure.captcha',
  reauthentication_needed: 'auth.failure.reauthenticate',
  reauthentication_not_valid: 'auth.failure.code-expired',
  current_password_required: 'auth.failure.current-password',
  current_password_invalid: 'auth.failure.current-password',
  email_address_not_authorized: 'auth.failure.email-refused',
  email_address_invalid: 'auth.failure.email-refused',
  insufficient_aal: 'auth.failure.second-step',
  mfa_verification_rejected: 'auth.failure.second-step-refused',
  not_admin: 'auth.failure.not-allowed',
  otp_expired: 'auth.failure.code-expired',
  mfa_verification_failed: 'auth.failure.wrong-code',
  mfa_challenge_expired: 'auth.failure.challenge-again',
  mfa_ip_address_mismatch: 'auth.failure.challenge-again',
  mfa_factor_not_found: 'auth.failure.factor-gone',
  mfa_factor_name_conflict: 'auth.failure.factor-name',
  too_many_enrolled_mfa_factors: 'auth.failure.factor-many',
  mfa_verified_factor_exists: 'auth.failure.factor-exists',
  mfa_totp_enroll_not_enabled: 'auth.failure.factor-off',
  mfa_totp_verify_not_enabled: 'auth.failure.factor-off',
  mfa_phone_enroll_not_enabled: 'auth.failure.factor-off',
  mfa_phone_verify_not_enabled: 'auth.failure.factor-off',
  mfa_webauthn_enroll_not_enabled: 'auth.failure.factor-off',
  mfa_webauthn_verify_not_enabled: 'auth.failure.factor-off',
  invite_not_found: 'auth.failure.invitation',
  request_entity_too_large: 'auth.failure.too-long',
  weak_password: 'auth.failure.weak',
  same_password: 'auth.failure.same-password',
  email_exists: 'auth.failure.email-taken',
  user_already_exists: 'auth.failure.email-taken',
  phone_exists: 'auth.failure.phone-taken',
  signup_disabled: 'auth.sign-up.closed',
  identity_already_exists: 'auth.failure.linked-already',
  identity_not_found: 'auth.failure.linked-missing',
  single_identity_not_deletable: 'auth.failure.linked-last',
  email_conflict_identity_not_deletable: 'auth.failure.email-taken',
  request_timeout: 'auth.failure.unreachable',
}

/** The same code says more to somebody who was signing in, or up. */
const IN_CONTEXT: Record<AuthAction, Readonly<Record<string, TextKey>>> = {
  // Whether there is such an account is told to nobody.
  login: { user_not_found: 'auth.failure.credentials' },
  'sign-up': {
    email_exists: 'auth.failure.sign-up',
    user_already_exists: 'auth.failure.sign-up',
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

/** What to tell somebody whose request was refused, from what the auth client reports. */
export function authErrorMessage(error: Refusal, attempted: AuthAction = 'other'): AuthError {
  const code = typeof error.code === 'string' ? error.code : ''
  const message = typeof error.message === 'string' ? error.message : ''
  if (code === 'weak_password') return weakness(error.reasons, message)
  if (code === 'validation_failed') return { key: invalidity(message) }
  const key = IN_CONTEXT[attempted][code] ?? BY_CODE[code]
  if (key) return { key }
  if (error.name === 'AuthSessionMissingError') return { key: 'auth.failure.session-over' }
  if (error.status === 429) return { key: 'auth.failure.too-often' }
  // Without an answer, or with one of 5xx, nothing is known of what was typed.
  const { status } = error
  if (typeof status !== 'number' || status === 0) return { key: 'auth.failure.unreachable' }
  return { key: status >= 500 ? 'auth.failure.unreachable' : GENERAL[attempted] }
}

/** Whether it was refused because a message has just left: its code can be typed all the same. */
export const isRateLimited = ({ code }: Refusal): boolean =>
  code === 'over_email_send_rate_limit' || code === 'over_sms_send_rate_limit'

/** The seconds that a refusal for haste asks to wait, when it says them. */
export function secondsToWait(error: Refusal): number | null {
  const found = error.status === 429 && /(\d+) seconds?/.exec(String(error.message))
  return found ? Number(found[1]) : null
}

function weakness(reasons: unknown, message: string): AuthError {
  const [reason] = Array.isArray(reasons) ? reasons : []
  const least = Number(/\d+/.exec(message)?.[0] ?? 6)
  if (reason === 'length') return { key: 'auth.failure.weak-length', values: { count: least } }
  if (reason === 'characters') return { key: 'auth.failure.weak-characters' }
  return { key: reason === 'pwned' ? 'auth.failure.weak-pwned' : 'auth.failure.weak' }
}

function invalidity(message: string): TextKey {
  if (/password.*longer/i.test(message)) return 'auth.failure.password-too-long'
  if (/e-?mail/i.test(message)) return 'auth.failure.email-invalid'
  return /phone/i.test(message) ? 'auth.failure.phone-invalid' : 'auth.failure.invalid'
}
