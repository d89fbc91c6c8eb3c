import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { callerLanguage, type EdgeVariables, redeemedOnce } from '#platform/http/index.ts'
import { FLOW_LIFETIME } from './operations/external/flow-state.ts'
import { type Authenticate, type AuthenticatedCaller } from './operations/sessions/authenticate.ts'
import type { HandleExternalCallback } from './operations/external/external-callback.ts'
import type { UnlinkIdentity } from './operations/external/unlink-identity.ts'
import type {
  AuthorizeRequest,
  AuthorizeExternalProvider,
} from './operations/external/external-authorize.ts'
import type { UserId } from '../schema.ts'
import {
  MANUAL_LINKING_OFF,
  REAUTHENTICATION_NEEDED,
  IDENTITY_ID_INVALID,
  UNLINK_ERRORS,
  authorizeError,
  callbackError,
} from './protocol/external-errors.ts'
import { BEARER_ERRORS, requestClient } from './protocol/bearer-errors.ts'
import { requestedRedirect } from './protocol/otp-fields.ts'
import { protocolError, protocolRefusal } from './protocol/errors.ts'
import { redirectWithCode, redirectWithError, redirectWithSession } from './protocol/redirects.ts'
import { isUuid } from '#platform/ids.ts'

type Env = { Variables: EdgeVariables }
export type ExternalDeps = {
  siteUrl: string
  externalUrl: string
  manualLinking: boolean
  /** Signed in or proven a short time ago: a new way in outlives a stolen session. */
  isFresh: (caller: AuthenticatedCaller) => boolean
  identifyCaller: Authenticate
  authorizeExternalProvider: AuthorizeExternalProvider
  handleExternalCallback: HandleExternalCallback
  unlinkIdentity: UnlinkIdentity
}

export const externalRoutes = (deps: ExternalDeps) =>
  new Hono<Env>()
    .get('/authorize', async (c) => {
      const visit = await beginVisit(deps, c, null)
      if (!visit.ok)
        return protocolError(c, authorizeError(visit.error, c.req.query('provider') ?? ''))
      keepFlow(deps, c, visit.value)
      return c.redirect(visit.value.url, 302)
    })
    .get('/callback', redeemedOnce, (c) => comeBack(deps, c, new URL(c.req.url).searchParams))
    .post('/callback', async (c) => {
      const form = await c.req.parseBody()
      const fields = Object.entries(form).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      )
      return comeBack(deps, c, new URLSearchParams(fields))
    })
    .get('/user/identities/authorize', async (c) => {
      const caller = await deps.identifyCaller(c.req.header('authorization'))
      if (!caller.ok) return protocolRefusal(c, caller.error, BEARER_ERRORS)
      if (!deps.manualLinking) return protocolError(c, MANUAL_LINKING_OFF)
      if (!deps.isFresh(caller.value)) return protocolError(c, REAUTHENTICATION_NEEDED)
      const visit = await beginVisit(deps, c, caller.value.user.id)
      if (!visit.ok)
        return protocolError(c, authorizeError(visit.error, c.req.query('provider') ?? ''))
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
      if (!isUuid(identityId)) return protocolError(c, IDENTITY_ID_INVALID)

      const visitor = requestClient(c)
      const unlinked = await deps.unlinkIdentity({ caller: caller.value, identityId, visitor })

      return unlinked.ok ? c.json({}) : protocolRefusal(c, unlinked.error, UNLINK_ERRORS)
    })

const beginVisit = (
  { authorizeExternalProvider }: ExternalDeps,
  c: Context<Env>,
  linkingUserId: UserId | null,
) =>
  authorizeExternalProvider({
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
  const returned = await deps.handleExternalCallback({
    params,
    browserSecretOf: (flowId) => getCookie(c, cookieName(flowId)) ?? null,
    language: callerLanguage(c),
    visitor: requestClient(c),
  })
  if (isUuid(state)) deleteCookie(c, cookieName(state), { path: callbackPath(deps.externalUrl) })
  if (!returned.ok)
    return redirectWithError(
      c,
      returned.error.redirectTo ?? deps.siteUrl,
      callbackError(returned.error),
    )
  const { redirectTo } = returned.value
  if (returned.value.kind === 'code') return redirectWithCode(c, redirectTo, returned.value.code)
  const { session, tokens } = returned.value
  return redirectWithSession(c, redirectTo, session, {
    provider_token: tokens.accessToken,
    provider_refresh_token: tokens.refreshToken,
  })
}
