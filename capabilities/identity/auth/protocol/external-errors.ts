import type { Context } from 'hono'
import type { ExternalIdentityRefusal } from '../operations/signup/create-account-from-external-identity.ts'
import type { ChallengeRefusal } from '../rules/pkce.ts'
import { validationFailed, type ProtocolError } from './errors.ts'

export const MANUAL_LINKING_OFF: ProtocolError = {
  status: 404,
  code: 'manual_linking_disabled',
  message: 'Manual linking is disabled',
}

export const CHALLENGE_ERRORS: Record<ChallengeRefusal['code'], ProtocolError> = {
  challenge_incomplete: validationFailed(
    'PKCE flow requires code_challenge_method and code_challenge',
  ),
  challenge_malformed: validationFailed(
    'Code challenge has to be between 43 and 128 characters and contain only valid characters',
  ),
  challenge_method_unknown: validationFailed('Invalid code challenge method'),
}

const ADMIT_ERRORS: Record<
  Exclude<ExternalIdentityRefusal['code'], 'hook_refused'>,
  ProtocolError
> = {
  user_banned: { status: 403, code: 'user_banned', message: 'User is banned' },
  identity_already_exists: {
    status: 422,
    code: 'identity_already_exists',
    message: 'Identity is already linked to another user',
  },
  signup_disabled: {
    status: 422,
    code: 'signup_disabled',
    message: 'Signups not allowed for this instance',
  },
  provider_email_needs_verification: {
    status: 422,
    code: 'provider_email_needs_verification',
    message:
      'Unverified email with the provider. A confirmation email has been sent to your email address',
  },
  user_not_found: { status: 403, code: 'user_not_found', message: 'User does not exist' },
}
export const externalIdentityError = (refusal: ExternalIdentityRefusal): ProtocolError =>
  refusal.code === 'hook_refused' ? refusal.answer : ADMIT_ERRORS[refusal.code]

export const isExternalIdentityRefusal = (refusal: {
  code: string
}): refusal is ExternalIdentityRefusal =>
  refusal.code === 'hook_refused' || refusal.code in ADMIT_ERRORS

/** Some grants return OAuth-style errors: always status 400, without a code. */
export const oauthError = (c: Context, error: string, description: string): Response =>
  c.json({ error, error_description: description }, 400)

/** Token responses must not be cached on the way (RFC 6749). */
export const NO_STORE_HEADERS = { 'cache-control': 'no-store', pragma: 'no-cache' }
