import type { Context } from 'hono'
import type { z } from 'zod'
import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { callerLanguage, type EdgeVariables } from '#platform/http/index.ts'
import type { CaptchaBody, CheckCaptcha } from '../captcha.ts'
import type { RateLimitedAction, RateLimitRequests } from '../operations/rate-limit-requests.ts'
import { type Challenge, parsePkceChallenge } from '../rules/pkce.ts'
import { allowedRedirect, type RedirectTargets } from '../rules/redirect-allow-list.ts'
import type { Visitor } from '../../schema.ts'
import { CHALLENGE_ERRORS } from './external-errors.ts'
import { readBody } from './body.ts'
import { requestClient } from './bearer-errors.ts'
import { requestedRedirect } from './otp-fields.ts'
import type { ProtocolError } from './errors.ts'
import { rateLimited } from './error-responses.ts'

type Env = { Variables: EdgeVariables }
export type CallChecks = { limitRequests: RateLimitRequests; checkCaptcha: CheckCaptcha }

export async function checkedBody<Schema extends z.ZodType<CaptchaBody>>(
  c: Context<Env>,
  { limitRequests, checkCaptcha }: CallChecks,
  schema: Schema,
  countedAs: (body: z.output<Schema>) => RateLimitedAction,
): Promise<Result<z.output<Schema>, ProtocolError>> {
  const body = await readBody(c, schema)
  if (!body.ok) return body
  const counted = await limitRequests(countedAs(body.value), requestClient(c))
  if (!counted.ok) return refuse(rateLimited(counted.error))
  const captcha = await checkCaptcha(c, body.value)
  return captcha ? refuse(captcha) : body
}

type ChallengeBody = Record<'code_challenge' | 'code_challenge_method', string | null | undefined>
export type MessageRequestOptions = {
  challenge: Challenge | null
  redirectTo: string
  language: Language
  visitor: Visitor
}

export function messageRequestOptions(
  c: Context<Env>,
  redirects: RedirectTargets,
  body: Partial<ChallengeBody>,
): Result<MessageRequestOptions, ProtocolError> {
  const challenge = parsePkceChallenge(body.code_challenge, body.code_challenge_method)
  if (!challenge.ok) return refuse(CHALLENGE_ERRORS[challenge.error.code])
  return ok({
    challenge: challenge.value,
    redirectTo: allowedRedirect(redirects, requestedRedirect(c)),
    language: callerLanguage(c),
    visitor: requestClient(c),
  })
}
