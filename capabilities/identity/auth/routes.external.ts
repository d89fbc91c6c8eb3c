import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { callerLanguage, type EdgeVariables, redeemedOnce } from '#platform/http/index.ts'
import { FLOW_LIFETIME } from './operations/external/flow-state.ts'
import { type Authenticate, isUuid } from './operations/sessions/authenticate.ts'
import type {
  HandleExternalCallback,
  ReturnRefusal,
} from './operations/external/external-callback.ts'
import type { UnlinkIdentity, UnlinkRefusal } from './operations/external/unlink-identity.ts'
import type {
  AuthorizeRequest,
  AuthorizeExternalProvider,
  AuthorizeRefusal,
} from './operations/external/external-authorize.ts'
import type { UserId } from '../schema.ts'
import {
  externalIdentityError,
  CHALLENGE_ERRORS,
  isExternalIdentityRefusal,
  MANUAL_LINKING_OFF,
} from './protocol/external-errors.ts'
import { BEARER_ERRORS, requestClient } from './protocol/bearer-errors.ts'
import { requestedRedirect } from './protocol/otp-fields.ts'
import {
  validationFailed,
  type ProtocolError,
  protocolError,
  protocolRefusal,
} from './protocol/errors.ts'
import {
  errorKind,
  redirectWithCode,
  redirectWithError,
  redirectWithSession,
} from './protocol/redirects.ts'

type Env = { Variables: EdgeVariables }
export type ExternalDeps = {
  siteUrl: string
  externalUrl: string
  manualLinking: boolean
  identifyCaller: Authenticate
  visitProvider: AuthorizeExternalProvider
  returnFromProvider: HandleExternalCallback
  unlinkIdentity: UnlinkIdentity
}

export const externalRoutes = (deps: ExternalDeps) =>
  new Hono<Env>()
    .get('/authorize', async (c) => {
      const visit = await beginVisit(deps, c, null)
      if (!visit.ok) return protocolError(c, visitError(visit.error, c))
      keepFlow(deps, c, visit.value)
      return c.redirect(visit.value.url, 302)
    })
    .get('/callback', redeemedOnce, (c) => comeBack(deps, c, new URL(c.req.url).searchParams))
    .post('/callback', async (c) => {
      const form = await c.req.parseBody()
      const fields = Object.entries(form).filter(([, value]) => typeof value === 'string')
      return comeBack(deps, c, new URLSearchParams(fields as [string, string][])) // only strings are left
    })
    .get('/user/identities/authorize', async (c) => {
      const caller = await deps.identifyCaller(c.req.header('authorization'))
      if (!caller.ok) return protocolRefusal(c, caller.error, BEARER_ERRORS)
      if (!deps.manualLinking) return protocolError(c, MANUAL_LINKING_OFF)
      const visit = await beginVisit(deps, c, caller.value.user.id)
      if (!visit.ok) return protocolError(c, visitError(visit.error, c))
      // Another site may call this with its own token, but must not set this browser's flow cookie.
      if (c.req.header('sec-fetch-site') !== 'cross-site') keepFlow(deps, c, visit.value)
      const { url } = visit.value
      return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302)
    })
    .delete('/user/identities/:id', async (c) => {
      const caller = await deps.identifyCaller(c.req.header('authorization'))
      if (!caller.ok) return protocolRefusal(c, caller.error, BEARER_ERRORS)
      if (!deps.manualLinking) return protocolError(c, MANUAL_LINKING_OFF)
      const identityId = c.req.param('id')
      if (!isUuid(identityId)) return protocolError(c, NOT_AN_ID)

      const { user } = caller.value
      const unlinked = await deps.unlinkIdentity({ userId: user.id, identityId })

      return unlinked.ok ? c.json({}) : protocolRefusal(c, unlinked.error, UNLINK_ERRORS)
    })

const beginVisit = (
  { visitProvider }: ExternalDeps,
  c: Context<Env>,
  linkingUserId: UserId | null,
) =>
  visitProvider({
    provider: c.req.query('provider') ?? '',
    redirectTo: requestedRedirect(c),
    scopes: c.req.query('scopes') ?? null,
    challenge: c.req.query('code_challenge') ?? null,
    challengeMethod: c.req.query('code_challenge_method') ?? null,
    linkingUserId,
    inviteToken: c.req.query('invite_token') || null,
    query: new URL(c.req.url).searchParams,
  })

/** One cookie per flow, since several tabs may have one open. */
const cookieName = (flowId: string): string => `yova-flow-${flowId}`

/** Apple's cross-site form POST sends no Lax cookie, so only such flows use SameSite=None. */
function keepFlow({ externalUrl }: ExternalDeps, c: Context, visit: AuthorizeRequest): void {
  const isSecure = externalUrl.startsWith('https:')
  setCookie(c, cookieName(visit.flowId), visit.browserSecret, {
    path: callbackPath(externalUrl),
    httpOnly: true,
    secure: isSecure,
    sameSite: isSecure && visit.returnsByForm ? 'None' : 'Lax',
    maxAge: FLOW_LIFETIME / 1000,
  })
}

const callbackPath = (externalUrl: string): string =>
  `${new URL(externalUrl).pathname.replace(/\/$/, '')}/callback`

async function comeBack(deps: ExternalDeps, c: Context<Env>, params: URLSearchParams) {
  const state = params.get('state') ?? ''
  const returned = await deps.returnFromProvider({
    params,
    browserSecretOf: (flowId) => getCookie(c, cookieName(flowId)) ?? null,
    language: callerLanguage(c),
    visitor: requestClient(c),
  })
  if (isUuid(state)) deleteCookie(c, cookieName(state), { path: callbackPath(deps.externalUrl) })
  if (!returned.ok) return sayWhy(c, returned.error, deps.siteUrl)
  const { redirectTo } = returned.value
  if (returned.value.kind === 'code') return redirectWithCode(c, redirectTo, returned.value.code)
  const { session, tokens } = returned.value
  return redirectWithSession(c, redirectTo, session, {
    provider_token: tokens.accessToken,
    provider_refresh_token: tokens.refreshToken,
  })
}

const NOT_AN_ID: ProtocolError = {
  status: 404,
  code: 'validation_failed',
  message: 'identity_id must be an UUID',
}
const UNLINK_ERRORS: Record<UnlinkRefusal['code'], ProtocolError> = {
  user_not_found: BEARER_ERRORS.user_not_found,
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

function visitError(refusal: AuthorizeRefusal, c: Context): ProtocolError {
  const name = c.req.query('provider') ?? ''
  switch (refusal.code) {
    case 'provider_missing':
      return validationFailed('Unsupported provider: missing provider')
    case 'provider_unknown':
      return validationFailed(`Unsupported provider: provider ${name.slice(0, 60)} is not enabled`)
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

type ExternalInput = { code: string; message: string }
const RETURN_ERRORS: Record<string, ExternalInput> = {
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

function sayWhy(c: Context, refusal: ReturnRefusal, siteUrl: string): Response {
  const target = refusal.redirectTo ?? siteUrl
  if (refusal.code === 'provider_refused') {
    const { error, description } = refusal.words
    return redirectWithError(c, target, {
      error: error.slice(0, 200),
      description: description.slice(0, 500),
    })
  }
  if (isExternalIdentityRefusal(refusal)) {
    const { status, code, message } = externalIdentityError(refusal)
    const error = DENIED.has(code) ? 'access_denied' : errorKind(status)
    return redirectWithError(c, target, { error, errorCode: code, description: message })
  }
  const external = RETURN_ERRORS[refusal.code]
  if (external) {
    const { code, message } = external
    const words = { error: 'invalid_request', errorCode: code, description: message }
    return redirectWithError(c, target, words)
  }
  return redirectWithError(c, target, {
    error: 'server_error',
    errorCode: 'unexpected_failure',
    description: FAILURES[refusal.code] ?? '',
  })
}
