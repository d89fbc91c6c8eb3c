import * as openid from 'openid-client'
import type { Clock } from '#kernel/time.ts'
import type { ProviderConfig } from '../config.external.ts'
import {
  unsignedAppleNames,
  type ProviderPerson,
  parseProviderClaims,
} from '../rules/provider-claims.ts'
import { appleClientSecret } from './apple.ts'
import { facebookClaims } from './facebook.ts'
import { createIdTokenVerifier } from './id-tokens.ts'
import { createOidcDiscovery } from './oidc-discovery.ts'

type Deps = {
  providers: ReadonlyMap<string, ProviderConfig>
  clock: Clock
  externalUrl: string
}
/** Binds the callback to our authorization request. */
export type AuthorizationProof = { state: string; nonce: string; verifier: string }
export type ProviderCallback = { params: URLSearchParams; proof: AuthorizationProof }
export type ProviderUser = {
  person: ProviderPerson
  tokens: { accessToken: string | null; refreshToken: string | null }
}
export type AuthorizeOptions = { scopes: string | null; query: URLSearchParams }

/** Parameters that the application may not override. */
const OURS = new Set(
  `provider redirect_to scopes skip_http_redirect invite_token client_id client_secret redirect_uri
  response_type response_mode state nonce code_challenge code_challenge_method code_verifier scope
  request request_uri`.split(/\s+/),
)

export function createProviders({ providers, clock, externalUrl }: Deps) {
  const reach = createOidcDiscovery()
  const redirectUriOf = (provider: ProviderConfig): string =>
    provider.redirectUri ?? `${externalUrl}/callback`

  async function withSecret(provider: ProviderConfig): Promise<openid.Configuration> {
    const { client, useSecret } = await reach(provider)
    if (provider.signingKey) useSecret(await appleClientSecret(provider, clock.now()))
    return client
  }

  return {
    find(name: string): ProviderConfig | null {
      const provider = providers.get(name.toLowerCase())
      return provider?.enabled ? provider : null
    },
    isKnown: (name: string): boolean => providers.has(name.toLowerCase()),
    enabledNames: (): string[] =>
      [...providers.values()].filter(({ enabled }) => enabled).map(({ name }) => name),

    newProof: (): Omit<AuthorizationProof, 'state'> => ({
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
    }),

    /** Runs discovery, so that later steps need not wait for it. */
    prepare: async (provider: ProviderConfig): Promise<void> => void (await reach(provider)),

    async addressFor(
      provider: ProviderConfig,
      proof: AuthorizationProof,
      authorizeOptions: AuthorizeOptions,
    ): Promise<string> {
      const { client } = await reach(provider)
      return addressOf(client, provider, {
        proof,
        redirectUri: redirectUriOf(provider),
        ...authorizeOptions,
      })
    },

    /** @throws when the provider does not confirm the user. */
    async arrive(
      provider: ProviderConfig,
      { params, proof }: ProviderCallback,
    ): Promise<ProviderUser | null> {
      const client = await withSecret(provider)
      const isOpenid = provider.kind !== 'facebook'
      const current = new URL(redirectUriOf(provider))
      for (const name of ['code', 'state', 'iss'])
        if (params.has(name)) current.searchParams.set(name, params.get(name) ?? '')
      const tokens = await openid.authorizationCodeGrant(client, current, {
        expectedState: proof.state,
        pkceCodeVerifier: proof.verifier,
        idTokenExpected: isOpenid,
        ...(isOpenid && { expectedNonce: proof.nonce }),
      })
      const claims = isOpenid
        ? await completeClaims(client, tokens, params.get('user'))
        : await facebookClaims(client, provider, tokens.access_token)
      const person = parseProviderClaims(provider, claims)
      const { access_token: accessToken, refresh_token: refreshToken } = tokens
      return person && { person, tokens: { accessToken, refreshToken: refreshToken ?? null } }
    },

    readIdToken: createIdTokenVerifier({ clock, reach }),
  }
}
export type { IdTokenRefusal } from './id-tokens.ts'
export type Providers = ReturnType<typeof createProviders>

async function addressOf(
  client: openid.Configuration,
  provider: ProviderConfig,
  input: AuthorizeOptions & { proof: AuthorizationProof; redirectUri: string },
): Promise<string> {
  const { proof, redirectUri, query } = input
  const scopes = new Set([...provider.scopes, ...(input.scopes ?? '').split(/[\s,]+/)])
  const extra = [...query].filter(([name]) => !OURS.has(name.toLowerCase()))
  const url = openid.buildAuthorizationUrl(client, {
    ...Object.fromEntries(extra),
    scope: [...scopes].filter((scope) => scope !== '').join(' '),
    redirect_uri: redirectUri,
    state: proof.state,
    code_challenge: await openid.calculatePKCECodeChallenge(proof.verifier),
    code_challenge_method: 'S256',
    ...(provider.kind !== 'facebook' && { nonce: proof.nonce }),
    ...(provider.kind === 'apple' && { response_mode: 'form_post' }),
  })
  return url.href
}

/** Completed by the userinfo endpoint when the email is missing. */
async function completeClaims(
  client: openid.Configuration,
  tokens: Awaited<ReturnType<typeof openid.authorizationCodeGrant>>,
  beside: string | null,
): Promise<Record<string, unknown>> {
  const claims = tokens.claims()
  if (!claims) throw new Error('the provider gave no ID token')
  const named = { ...unsignedAppleNames(beside), ...claims }
  if (claims['email'] !== undefined || !client.serverMetadata().userinfo_endpoint) return named
  const profile = await openid.fetchUserInfo(client, tokens.access_token, claims.sub)
  return { ...profile, ...named }
}
