import type { Context } from 'hono'
import type { VerifyRefusal } from '../operations/one-time-tokens/verify.ts'
import type { SessionResponse } from '../operations/sessions/issue-session.ts'
import type { ProtocolError } from './errors.ts'
import { errorKind } from './redirects.ts'

const denied = (code: string, message: string): ProtocolError => ({ status: 403, code, message })

export const CONFIRM_OTHER_EMAIL_MESSAGE =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

export const VERIFY_ERRORS: Record<VerifyRefusal['code'], ProtocolError> = {
  code_invalid: denied('otp_expired', 'Token has expired or is invalid'),
  link_invalid: denied('otp_expired', 'Email link is invalid or has expired'),
  user_banned: denied('user_banned', 'User is banned'),
  email_exists: {
    status: 422,
    code: 'email_exists',
    message: 'A user with this email address has already been registered',
  },
  phone_exists: {
    status: 422,
    code: 'phone_exists',
    message: 'A user with this phone number has already been registered',
  },
  flow_state_not_found: {
    status: 404,
    code: 'flow_state_not_found',
    message: 'No valid flow state found for user.',
  },
  too_many_codes: {
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
  },
}

type Parts = { query?: Record<string, string>; fragment?: Record<string, string> }

function sendOn(c: Context, target: string, { query = {}, fragment }: Parts): Response {
  const url = new URL(target)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  // `sb` marks the redirect as ours.
  if (fragment) url.hash = sorted({ ...fragment, sb: '' })
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(url.href, 303)
}

const sorted = (fields: Record<string, string>): string => {
  const parameters = new URLSearchParams(fields)
  parameters.sort()
  return parameters.toString()
}

export const redirectVerifiedSession = (
  c: Context,
  target: string,
  { session, type }: { session: SessionResponse; type: string },
): Response =>
  sendOn(c, target, {
    fragment: {
      access_token: session.accessToken,
      expires_at: String(session.expiresAt),
      expires_in: String(session.expiresIn),
      refresh_token: session.refreshToken,
      token_type: 'bearer',
      type,
    },
  })

export const redirectVerifiedCode = (c: Context, target: string, code: string): Response =>
  sendOn(c, target, { query: { code } })

type VerifyResponsesPayload = { isPkce: boolean }

export const redirectHalfVerified = (
  c: Context,
  target: string,
  { isPkce }: VerifyResponsesPayload,
): Response => {
  const details = { message: CONFIRM_OTHER_EMAIL_MESSAGE }
  return sendOn(c, target, { query: isPkce ? details : {}, fragment: details })
}

export function redirectVerifyError(
  c: Context,
  target: string,
  { error, isPkce }: VerifyResponsesPayload & { error: ProtocolError },
): Response {
  const details = {
    error: errorKind(error.status),
    error_code: error.code,
    error_description: error.message,
  }
  return sendOn(c, target, { query: isPkce ? details : {}, fragment: details })
}
