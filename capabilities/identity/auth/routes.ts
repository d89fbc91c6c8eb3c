import { Hono } from 'hono'
import { timeout } from 'hono/timeout'
import { HTTPException } from 'hono/http-exception'
import { seconds } from '#kernel/time.ts'
import { isUnstorable } from '#platform/http/unstorable-text.ts'
import {
  type EdgeVariables,
  isRetryableError,
  requestIdOf,
  RETRY_AFTER,
} from '#platform/http/index.ts'
import type { AuthConfig } from './config.ts'
import { TokenHookFailed } from './hooks/index.ts'
import { type AdminUserRouteDeps, adminUserRoutes } from './routes.admin-users.ts'
import { otpRoutes } from './routes.otp.ts'
import { settingsRoutes } from './routes.settings.ts'
import { mfaRoutes } from './routes.mfa.ts'
import { adminFactorRoutes, type InvitationDeps, inviteRoutes } from './routes.invite.ts'
import { type ExternalDeps, externalRoutes } from './routes.external.ts'
import { ssoAdminRoutes, ssoRoutes, type SsoDeps } from './routes.sso.ts'
import { signUpRoutes } from './routes.signup.ts'
import { tokenRoutes } from './routes.token.ts'
import { userRoutes } from './routes.user.ts'
import { verifyRoutes } from './routes.verify.ts'
import { protocolCors } from './protocol/cors.ts'
import { validationFailed, type ProtocolError, protocolError } from './protocol/errors.ts'

type Deps = Parameters<typeof tokenRoutes>[0] &
  Parameters<typeof userRoutes>[0] &
  Parameters<typeof signUpRoutes>[0] &
  Parameters<typeof otpRoutes>[0] &
  Parameters<typeof verifyRoutes>[0] &
  Parameters<typeof mfaRoutes>[0] &
  ExternalDeps &
  SsoDeps &
  AdminUserRouteDeps &
  InvitationDeps &
  Parameters<typeof settingsRoutes>[0] & {
    onError: (error: Error, about: { requestId: string }) => void
    corsTargets: AuthConfig['corsTargets']
  }

const NOT_FOUND: ProtocolError = { status: 404, code: 'not_found', message: 'Not found' }
const TOO_SLOW: ProtocolError = {
  status: 504,
  code: 'request_timeout',
  message: 'Processing this request timed out, please retry after a moment.',
}
const AWAY: ProtocolError = {
  status: 503,
  code: 'unexpected_failure',
  message: 'The service is unavailable for the moment, please retry after a moment.',
  headers: { 'retry-after': RETRY_AFTER },
}
const FAILED: ProtocolError = {
  status: 500,
  code: 'unexpected_failure',
  message: 'Unexpected failure, please check server logs for more information',
}

/** Mounted under /auth/v1: the Supabase Auth protocol, errors included. */
export function authRoutes({ onError, ...deps }: Deps) {
  const app = new Hono<{ Variables: EdgeVariables }>()
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status === 504) return protocolError(c, TOO_SLOW)
    if (error instanceof TokenHookFailed) return protocolError(c, error.answer)
    if (isUnstorable(error))
      return protocolError(c, validationFailed('Invalid character in request'))
    onError(error, { requestId: requestIdOf(c) })
    return protocolError(c, isRetryableError(error) ? AWAY : FAILED)
  })
  return app
    .use(protocolCors(deps.corsTargets))
    .use(timeout(seconds(10)))
    .route('/', settingsRoutes(deps))
    .route('/', tokenRoutes(deps))
    .route('/', userRoutes(deps))
    .route('/', signUpRoutes(deps))
    .route('/', otpRoutes(deps))
    .route('/', verifyRoutes(deps))
    .route('/', mfaRoutes(deps))
    .route('/', adminUserRoutes(deps))
    .route('/', adminFactorRoutes(deps))
    .route('/', inviteRoutes(deps))
    .route('/', externalRoutes(deps))
    .route('/', ssoRoutes(deps))
    .route('/', ssoAdminRoutes(deps))
    .all('*', (c) => protocolError(c, NOT_FOUND))
}
