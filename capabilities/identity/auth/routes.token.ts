import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { EdgeVariables } from '#platform/http/index.ts'
import { CaptchaFields, type CheckCaptcha } from './captcha.ts'
import type { RateLimitRequests } from './operations/rate-limit-requests.ts'
import type { RefreshRefusal, RefreshSession } from './operations/sessions/token-refresh.ts'
import type { PasswordRefusal, SignInWithPassword } from './operations/sessions/token-password.ts'
import { type OidcPkceGrantDeps, idTokenGrant, pkceGrant } from './routes.token-oidc-pkce.ts'
import { type Web3GrantDeps, web3Grant } from './web3/routes.ts'
import { NO_STORE_HEADERS } from './protocol/external-errors.ts'
import { readBody } from './protocol/body.ts'
import { requestClient } from './protocol/bearer-errors.ts'
import {
  validationFailed,
  type ProtocolError,
  protocolError,
  protocolRefusal,
} from './protocol/errors.ts'
import { answerRefusal, rateLimited, type ErrorOf } from './protocol/error-responses.ts'
import { sessionView } from './protocol/user-object.ts'

type Env = { Variables: EdgeVariables }
type Grant = (c: Context<Env>) => Promise<Response>
type Deps = OidcPkceGrantDeps &
  Web3GrantDeps & {
    checkCaptcha: CheckCaptcha
    limitRequests: RateLimitRequests
    signInWithPassword: SignInWithPassword
    refreshSession: RefreshSession
  }

const UNSUPPORTED: ProtocolError = {
  status: 400,
  code: 'invalid_credentials',
  message: 'unsupported_grant_type',
}

export function tokenRoutes(deps: Deps) {
  const { limitRequests, refreshSession } = deps
  const grants = new Map<string, Grant>([
    ['password', passwordGrant(deps)],
    ['refresh_token', refreshGrant(refreshSession)],
    ['pkce', pkceGrant(deps)],
    ['id_token', idTokenGrant(deps)],
    ['web3', web3Grant(deps)],
  ])
  return new Hono<Env>().post('/token', async (c) => {
    const type = c.req.query('grant_type') ?? ''
    const grant = grants.get(type)
    if (!grant) return protocolError(c, UNSUPPORTED)
    const counted = await limitRequests(type === 'web3' ? 'web3' : 'token', requestClient(c))
    if (!counted.ok) return protocolError(c, rateLimited(counted.error))
    return grant(c)
  })
}

const PasswordBody = z.object({
  email: z.string().max(320).nullish(),
  phone: z.string().max(40).nullish(),
  password: z.string().nullish(),
  ...CaptchaFields,
})

type Plain = Exclude<PasswordRefusal, { code: 'too_many_attempts' }>
const PASSWORD_ERRORS: ErrorOf<Plain> = {
  address_missing: validationFailed('One of email or phone must be set'),
  address_ambiguous: validationFailed(
    'Only an email address or phone number should be provided on login.',
  ),
  email_provider_disabled: {
    status: 422,
    code: 'email_provider_disabled',
    message: 'Email logins are disabled',
  },
  phone_provider_disabled: {
    status: 422,
    code: 'phone_provider_disabled',
    message: 'Phone logins are disabled',
  },
  invalid_credentials: {
    status: 400,
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  },
  password_rejected: {
    status: 400,
    code: 'invalid_credentials',
    message: 'Further password verification attempts will be rejected.',
  },
  user_banned: { status: 400, code: 'user_banned', message: 'User is banned' },
  email_not_confirmed: { status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' },
  phone_not_confirmed: { status: 400, code: 'phone_not_confirmed', message: 'Phone not confirmed' },
}
const WEAK = 'Password is known to be weak and easy to guess, please choose a different one.'

const passwordGrant =
  ({ checkCaptcha, signInWithPassword: signIn }: Deps): Grant =>
  async (c) => {
    const body = await readBody(c, PasswordBody)
    if (!body.ok) return protocolError(c, body.error)
    const robot = await checkCaptcha(c, body.value)
    if (robot) return protocolError(c, robot)
    const { email, phone, password } = body.value

    const result = await signIn({
      email,
      phone,
      password: password ?? '',
      proof: body.value.gotrue_meta_security?.captcha_token ?? null,
      visitor: requestClient(c),
    })

    if (!result.ok) return passwordRefusal(c, result.error)
    const { weakness } = result.value
    const hint = weakness ? { weak_password: { message: WEAK, reasons: weakness } } : {}
    return c.json({ ...sessionView(result.value), ...hint }, 200, NO_STORE_HEADERS)
  }

function passwordRefusal(c: Context<Env>, error: PasswordRefusal): Response {
  if (error.code === 'too_many_attempts') return protocolError(c, rateLimited(error))
  if (error.code === 'password_rejected' && error.message !== '')
    return protocolError(c, { ...PASSWORD_ERRORS.password_rejected, message: error.message })
  return answerRefusal(c, error, PASSWORD_ERRORS)
}

const RefreshBody = z.object({ refresh_token: z.string().nullish() })

const REFRESH_ERRORS: Record<RefreshRefusal['code'], ProtocolError> = {
  refresh_token_malformed: validationFailed('Refresh token is not valid'),
  refresh_token_not_found: {
    status: 400,
    code: 'refresh_token_not_found',
    message: 'Invalid Refresh Token: Refresh Token Not Found',
  },
  refresh_token_already_used: {
    status: 400,
    code: 'refresh_token_already_used',
    message: 'Invalid Refresh Token: Already Used',
  },
  session_expired: {
    status: 400,
    code: 'session_expired',
    message: 'Invalid Refresh Token: Session Expired',
  },
  user_banned: { status: 400, code: 'user_banned', message: 'Invalid Refresh Token: User Banned' },
}

const refreshGrant =
  (refresh: RefreshSession): Grant =>
  async (c) => {
    const body = await readBody(c, RefreshBody)
    if (!body.ok) return protocolError(c, body.error)

    const result = await refresh({
      refreshToken: body.value.refresh_token ?? '',
      visitor: requestClient(c),
    })

    if (!result.ok) return protocolRefusal(c, result.error, REFRESH_ERRORS)
    return c.json(sessionView(result.value), 200, NO_STORE_HEADERS)
  }
