import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { type EdgeVariables, redeemedOnce } from '#platform/http/index.ts'
import type { RateLimitRequests } from './operations/rate-limit-requests.ts'
import { PKCE_PREFIX } from './operations/one-time-tokens/one-time-tokens.ts'
import type { VerifyCredential, VerifyOtp } from './operations/one-time-tokens/verify.ts'
import { parseAddress } from './rules/email-and-phone.ts'
import { isEmail } from './rules/signup-metadata.ts'
import { allowedRedirect, type RedirectTargets } from './rules/redirect-allow-list.ts'
import { isVerifyType, type VerifyType } from './rules/verify-types.ts'
import { NO_STORE_HEADERS } from './protocol/external-errors.ts'
import { readBody } from './protocol/body.ts'
import { requestClient } from './protocol/bearer-errors.ts'
import { AddressFields, EMAIL_MALFORMED, requestedRedirect } from './protocol/otp-fields.ts'
import { validationFailed, type ProtocolError, protocolError } from './protocol/errors.ts'
import { answerRefusal, rateLimited } from './protocol/error-responses.ts'
import {
  CONFIRM_OTHER_EMAIL_MESSAGE,
  redirectHalfVerified,
  redirectVerifiedCode,
  redirectVerifyError,
  redirectVerifiedSession,
  VERIFY_ERRORS,
} from './protocol/verify-responses.ts'
import { sessionView } from './protocol/user-object.ts'

type Env = { Variables: EdgeVariables }
export type VerifyRouteDeps = {
  redirects: RedirectTargets
  limitRequests: RateLimitRequests
  verifyOtp: VerifyOtp
}

export const verifyRoutes = (deps: VerifyRouteDeps) =>
  new Hono<Env>()
    .post('/verify', (c) => verify(c, deps))
    .get('/verify', redeemedOnce, (c) => openLink(c, deps))

const VerifyBody = z.object({
  ...AddressFields,
  type: z.string().nullish(),
  token: z.string().max(200).nullish(),
  token_hash: z.string().max(200).nullish(),
  redirect_to: z.string().max(4_000).nullish(),
})

async function verify(c: Context<Env>, deps: VerifyRouteDeps): Promise<Response> {
  const counted = await deps.limitRequests('verify', requestClient(c))
  if (!counted.ok) return protocolError(c, rateLimited(counted.error))
  const body = await readBody(c, VerifyBody)
  if (!body.ok) return protocolError(c, body.error)
  const query = parseQuery(body.value)
  if ('error' in query) return protocolError(c, query.error)

  const result = await deps.verifyOtp({ ...query, inBrowser: false, visitor: requestClient(c) })

  if (!result.ok) return answerRefusal(c, result.error, VERIFY_ERRORS)
  const answer = result.value
  if (answer.kind === 'half')
    return c.json({ msg: CONFIRM_OTHER_EMAIL_MESSAGE, code: '200' }, 200, NO_STORE_HEADERS)
  if (answer.kind !== 'session') throw new Error('a verified OTP produced no session')
  return c.json(sessionView(answer.answer), 200, NO_STORE_HEADERS)
}

function parseQuery(
  body: z.output<typeof VerifyBody>,
): { type: VerifyType; shown: VerifyCredential } | { error: ProtocolError } {
  const { type, token, token_hash: tokenHash, email, phone } = body
  const invalid = (message: string) => ({ error: validationFailed(message) })
  if (!type) return invalid('Verify requires a verification type')
  if (token && tokenHash) return invalid('Verify requires either a token or a token hash, not both')
  if (tokenHash) {
    if (email || phone || body.redirect_to)
      return invalid('Only the token_hash and type should be provided')
    return isVerifyType(type)
      ? { type, shown: { by: 'link', tokenHash } }
      : invalid('Invalid email verification type')
  }
  if (!token) return invalid('Verify requires a token or a token hash')
  const address = parseAddress(body)
  if (!address.ok)
    return invalid('Only an email address or phone number should be provided on verify')
  if (!isVerifyType(type)) return invalid('Invalid verification type')
  if (address.value.kind === 'email' && !isEmail(address.value.value))
    return { error: { ...EMAIL_MALFORMED, status: 422 } }
  return { type, shown: { by: 'code', address: address.value, code: token.trim() } }
}

/** The link of an email. Success or not, it redirects the browser to the site. */
async function openLink(c: Context<Env>, deps: VerifyRouteDeps): Promise<Response> {
  const type = c.req.query('type') ?? ''
  const tokenHash = c.req.query('token') ?? ''
  if (!type || !tokenHash)
    return protocolError(c, validationFailed('Verify requires a token and a verification type'))
  const target = allowedRedirect(deps.redirects, requestedRedirect(c))
  const counted = await deps.limitRequests('verify', requestClient(c))
  if (!counted.ok) return protocolError(c, rateLimited(counted.error))
  const isPkce = tokenHash.startsWith(PKCE_PREFIX)
  if (!isVerifyType(type)) {
    const error = validationFailed('Invalid email verification type')
    return redirectVerifyError(c, target, { error, isPkce })
  }

  const result = await deps.verifyOtp({
    type,
    shown: { by: 'link', tokenHash },
    inBrowser: true,
    visitor: requestClient(c),
  })

  if (!result.ok)
    return redirectVerifyError(c, target, { error: VERIFY_ERRORS[result.error.code], isPkce })
  const answer = result.value
  if (answer.kind === 'half') return redirectHalfVerified(c, target, { isPkce })
  if (answer.kind === 'flow_code') return redirectVerifiedCode(c, target, answer.code)
  return redirectVerifiedSession(c, target, { session: answer.answer, type })
}
