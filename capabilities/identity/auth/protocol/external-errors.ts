import type { Context } from 'hono'
import type { ExternalIdentityRefusal } from '../operations/signup/create-account-from-external-identity.ts'
import type { PkceChallengeRefusal } from '../rules/pkce.ts'
import { validationFailed, type ProtocolError } from './errors.ts'
import type { ReturnRefusal } from '../operations/external/external-callback.ts'
import type { UnlinkRefusal } from '../operations/external/unlink-identity.ts'
import type { AuthorizeRefusal } from '../operations/external/external-authorize.ts'
import { BEARER_ERRORS } from './bearer-errors.ts'
import { type RedirectError, errorKind } from './redirects.ts'

export const MANUAL_LINKING_OFF: ProtocolError = {
  status: 404,
  code: 'manual_linking_disabled',
  message: 'Manual linking is disabled',
}

export const CHALLENGE_ERRORS: Record<PkceChallengeRefusal['code'], ProtocolError> = {
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

export const REAUTHENTICATION_NEEDED: ProtocolError = {
  status: 400,
  code: 'reauthentication_needed',
  message: 'Changing identities requires reauthentication',
}

export const IDENTITY_ID_INVALID: ProtocolError = {
  status: 404,
  code: 'validation_failed',
  message: 'identity_id must be an UUID',
}
export const UNLINK_ERRORS: Record<UnlinkRefusal['code'], ProtocolError> = {
  user_not_found: BEARER_ERRORS.user_not_found,
  reauthentication_needed: REAUTHENTICATION_NEEDED,
  single_identity_not_deletable: {
    status: 422,
    code: 'single_identity_not_deletable',
    message: 'User must have at least 1 identity after unlinking',
  },
  identity_not_found: {
    status: 422,
    code: 'identity_not_found',
    message: "Identity doesn't exist",
  },
  email_conflict_identity_not_deletable: {
    status: 422,
    code: 'email_conflict_identity_not_deletable',
    message: 'Unable to unlink identity due to email conflict',
  },
}

export function authorizeError(refusal: AuthorizeRefusal, provider: string): ProtocolError {
  switch (refusal.code) {
    case 'provider_missing':
      return validationFailed('Unsupported provider: missing provider')
    case 'provider_unknown':
      return validationFailed(
        `Unsupported provider: provider ${provider.slice(0, 60)} is not enabled`,
      )
    case 'invite_unknown':
      return { status: 404, code: 'user_not_found', message: 'User identified by token not found' }
    case 'provider_unreachable':
      return {
        status: 500,
        code: 'unexpected_failure',
        message: 'Unable to reach the external provider',
      }
    case 'challenge_incomplete':
    case 'challenge_malformed':
    case 'challenge_method_unknown':
      return CHALLENGE_ERRORS[refusal.code]
  }
}

const RETURN_ERRORS: Record<string, Pick<ProtocolError, 'code' | 'message'>> = {
  state_missing: { code: 'bad_oauth_callback', message: 'OAuth state parameter missing' },
  bad_oauth_state: { code: 'bad_oauth_state', message: 'OAuth state is invalid or has expired' },
  flow_state_already_used: {
    code: 'flow_state_already_used',
    message: 'OAuth state parameter has already been used',
  },
  code_missing: { code: 'bad_oauth_callback', message: 'OAuth callback with missing code' },
}
const FAILURES: Record<string, string> = {
  provider_failed: 'Unable to exchange external code',
  email_missing: 'Error getting user email from external provider',
}
/** Codes reported as `access_denied` regardless of their status. */
const DENIED = new Set(['signup_disabled', 'user_banned', 'provider_email_needs_verification'])

export function callbackError(refusal: ReturnRefusal): RedirectError {
  if (refusal.code === 'provider_refused') {
    const { error, description } = refusal.words
    return { error: error.slice(0, 200), description: description.slice(0, 500) }
  }
  if (isExternalIdentityRefusal(refusal)) {
    const { status, code, message } = externalIdentityError(refusal)
    const error = DENIED.has(code) ? 'access_denied' : errorKind(status)
    return { error, errorCode: code, description: message }
  }
  const external = RETURN_ERRORS[refusal.code]
  if (external) {
    const { code, message } = external
    return { error: 'invalid_request', errorCode: code, description: message }
  }
  return {
    error: 'server_error',
    errorCode: 'unexpected_failure',
    description: FAILURES[refusal.code] ?? '',
  }
}
