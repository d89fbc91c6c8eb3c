import type { Context } from 'hono'
import { z } from 'zod'
import type { CaptchaConfig } from './config.mfa.ts'
import type { AccessTokens } from './crypto/access-tokens.ts'
import { bearerOf } from './operations/sessions/authenticate.ts'
import type { ProtocolError } from './protocol/errors.ts'
import { requestOrigin } from '#platform/http/actor.ts'

export const CaptchaFields = {
  gotrue_meta_security: z.object({ captcha_token: z.string().max(8192).nullish() }).nullish(),
}
export type CaptchaBody = {
  gotrue_meta_security?: { captcha_token?: string | null | undefined } | null | undefined
}

/** Resolves to null when the request may continue. */
export type CheckCaptcha = (c: Context, body: CaptchaBody) => Promise<ProtocolError | null>

type Deps = { config: CaptchaConfig | null; accessTokens: Pick<AccessTokens, 'verify'> }

const Verdict = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).nullish(),
})

const failed = (why: string): ProtocolError => ({
  status: 400,
  code: 'captcha_failed',
  message: `captcha protection: request disallowed (${why})`,
})
const UNREACHABLE: ProtocolError = {
  status: 500,
  code: 'unexpected_failure',
  message: 'captcha verification process failed',
}

/** Skips the check when no captcha is configured or the caller has the service role. */
export function createCaptcha({ config, accessTokens }: Deps): CheckCaptcha {
  return async (c, body) => {
    if (!config || (await isService(accessTokens, c))) return null
    const token = body.gotrue_meta_security?.captcha_token?.trim()
    if (!token) return failed('no captcha_token found')

    const verdict = await ask(config, token, requestOrigin(c).address)
    if (!verdict) return UNREACHABLE
    if (verdict.success) return null
    return failed(verdict['error-codes']?.join(', ') || 'refused')
  }
}

/** For routes outside `/auth/v1`. */
export const isHuman =
  (check: CheckCaptcha) =>
  async (c: Context, token: string | undefined): Promise<boolean> =>
    (await check(c, { gotrue_meta_security: { captcha_token: token } })) === null

async function isService({ verify }: Deps['accessTokens'], c: Context): Promise<boolean> {
  const token = bearerOf(c.req.header('authorization'))
  const role = token ? (await verify(token))?.role : undefined
  return role === 'service_role' || role === 'supabase_admin'
}

async function ask(
  { url, secret, timeout }: CaptchaConfig,
  response: string,
  remoteip: string | null,
): Promise<z.infer<typeof Verdict> | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response, ...(remoteip ? { remoteip } : {}) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    const verdict = Verdict.safeParse(await answer.json())
    return verdict.success ? verdict.data : null
  } catch {
    return null // Fail closed: an outage of the captcha provider must not open signup to bots.
  }
}
