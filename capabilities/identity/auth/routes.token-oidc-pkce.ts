import type { Context } from 'hono'
import { z } from 'zod'
import { callerLanguage, type EdgeVariables } from '#platform/http/index.ts'
import type { ExchangePkceCode, ExchangeRefusal } from './operations/external/flow-state.ts'
import {
  type AuthenticatedCaller,
  bearerOf,
  type Authenticate,
} from './operations/sessions/authenticate.ts'
import type { IdTokenSignInRefusal, SignInWithIdToken } from './operations/sessions/token-oidc.ts'
import type { UserId } from '../schema.ts'
import {
  externalIdentityError,
  isExternalIdentityRefusal,
  MANUAL_LINKING_OFF,
  REAUTHENTICATION_NEEDED,
  oauthError,
  NO_STORE_HEADERS,
} from './protocol/external-errors.ts'
import { readBody } from './protocol/body.ts'
import { BEARER_ERRORS, requestClient } from './protocol/bearer-errors.ts'
import {
  validationFailed,
  type ProtocolError,
  protocolError,
  protocolRefusal,
} from './protocol/errors.ts'
import { sessionView } from './protocol/user-object.ts'

type Env = { Variables: EdgeVariables }
type Grant = (c: Context<Env>) => Promise<Response>
export type OidcPkceGrantDeps = {
  manualLinking: boolean
  isFresh: (caller: AuthenticatedCaller) => boolean
  identifyCaller: Authenticate
  exchangePkceCode: ExchangePkceCode
  signInWithIdToken: SignInWithIdToken
}

const PkceBody = z.object({
  auth_code: z.string().max(200).nullish(),
  code_verifier: z.string().max(200).nullish(),
})

const EXCHANGE_ERRORS: Record<ExchangeRefusal['code'], ProtocolError> = {
  code_or_verifier_missing: validationFailed(
    'invalid request: both auth code and code verifier should be non-empty',
  ),
  flow_state_not_found: {
    status: 404,
    code: 'flow_state_not_found',
    message: 'invalid flow state, no valid flow state found',
  },
  flow_state_expired: {
    status: 422,
    code: 'flow_state_expired',
    message: 'invalid flow state, flow state has expired',
  },
  bad_code_verifier: {
    status: 400,
    code: 'bad_code_verifier',
    message: 'code challenge does not match previously saved code verifier',
  },
  user_banned: { status: 400, code: 'user_banned', message: 'User is banned' },
}

export const pkceGrant =
  ({ exchangePkceCode }: OidcPkceGrantDeps): Grant =>
  async (c) => {
    const body = await readBody(c, PkceBody)
    if (!body.ok) return protocolError(c, body.error)

    const { auth_code: code, code_verifier: verifier } = body.value
    const visitor = requestClient(c)
    const result = await exchangePkceCode({ code: code ?? '', verifier: verifier ?? '', visitor })

    if (!result.ok) return protocolRefusal(c, result.error, EXCHANGE_ERRORS)
    const { accessToken, refreshToken } = result.value.providerTokens
    const answer = {
      ...sessionView(result.value),
      ...(accessToken && { provider_token: accessToken }),
      ...(refreshToken && { provider_refresh_token: refreshToken }),
    }
    return c.json(answer, 200, NO_STORE_HEADERS)
  }

const IdTokenBody = z.object({
  provider: z.string().max(200).nullish(),
  id_token: z.string().max(16_384).nullish(),
  access_token: z.string().max(16_384).nullish(),
  nonce: z.string().max(1_024).nullish(),
  link_identity: z.boolean().nullish(),
})

export const idTokenGrant =
  ({ manualLinking, isFresh, identifyCaller, signInWithIdToken }: OidcPkceGrantDeps): Grant =>
  async (c) => {
    const body = await readBody(c, IdTokenBody)
    if (!body.ok) return protocolError(c, body.error)
    const { provider, id_token, access_token, nonce, link_identity } = body.value
    let linkingUserId: UserId | null = null
    if (link_identity && bearerOf(c.req.header('authorization'))) {
      const caller = await identifyCaller(c.req.header('authorization'))
      if (!caller.ok) return protocolRefusal(c, caller.error, BEARER_ERRORS)
      if (!manualLinking) return protocolError(c, MANUAL_LINKING_OFF)
      if (!isFresh(caller.value)) return protocolError(c, REAUTHENTICATION_NEEDED)
      linkingUserId = caller.value.user.id
    } else if (link_identity) return protocolError(c, BEARER_ERRORS.no_authorization)

    const result = await signInWithIdToken({
      provider: provider ?? '',
      idToken: id_token ?? '',
      accessToken: access_token || null,
      nonce: nonce || null,
      linkingUserId,
      language: callerLanguage(c),
      visitor: requestClient(c),
    })

    if (!result.ok) return idTokenError(c, result.error, provider ?? '')
    return c.json(sessionView(result.value), 200, NO_STORE_HEADERS)
  }

const OAUTH_WORDS: Record<string, [error: string, description: string]> = {
  id_token_missing: ['invalid request', 'id_token required'],
  provider_missing: ['invalid request', 'provider or client_id and issuer required'],
  bad_id_token: ['invalid request', 'Bad ID token'],
  subject_missing: ['invalid request', 'Missing sub claim in id_token'],
  unacceptable_audience: ['invalid request', 'Unacceptable audience in id_token'],
  nonce_one_sided: [
    'invalid request',
    'Passed nonce and nonce in id_token should either both exist or not.',
  ],
  nonce_mismatch: ['invalid nonce', 'Nonces mismatch'],
  bad_access_token_hash: ['invalid request', 'Bad access token: it is not the one of the id_token'],
  email_missing: ['invalid request', 'Missing email claim in id_token'],
}

function idTokenError(c: Context, refusal: IdTokenSignInRefusal, provider: string): Response {
  if (isExternalIdentityRefusal(refusal)) return protocolError(c, externalIdentityError(refusal))
  const words = OAUTH_WORDS[refusal.code]
  if (words) return oauthError(c, ...words)
  const named = provider.slice(0, 60)
  return refusal.code === 'provider_disabled'
    ? protocolError(c, {
        status: 400,
        code: 'provider_disabled',
        message: `Provider (${named}) is not enabled`,
      })
    : protocolError(c, validationFailed(`Custom OIDC provider "${named}" not allowed`))
}
