import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { Provider } from 'oidc-provider'
import { afterAll } from 'vitest'

export type ProviderPerson = {
  sub: string
  email?: string
  email_verified?: boolean | string
  name?: string
  given_name?: string
  family_name?: string
}

export const CLIENT_ID = 'yova-shop'
export const CLIENT_SECRET = 'a-secret-of-the-provider-and-ours'

/** A real OpenID provider. It signs in as `is(person)`, or refuses after `refuse()`. */
export async function openidProvider({ redirectUri }: { redirectUri: string }) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk: JWK = { ...(await exportJWK(privateKey)), kid: 'partner', alg: 'RS256', use: 'sig' }
  const people = new Map<string, ProviderPerson>()
  let visitor = ''
  let refuses = false

  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const provider = new Provider(issuer, {
    jwks: { keys: [jwk] },
    cookies: { keys: ['cookies-of-the-partner'] },
    features: { devInteractions: { enabled: false } },
    conformIdTokenClaims: false,
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    clientAuthMethods: ['client_secret_post'],
    scopes: ['openid', 'email', 'profile', 'name'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    pkce: { required: () => true },
    issueRefreshToken: async () => true,
    interactions: { url: (_ctx, { uid }) => `/here/${uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: async () => ({ ...people.get(sub), sub }),
    }),
  })

  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/here/')) return void answer(request, response)
    void decide(request, response)
  })

  async function decide(...exchange: Parameters<typeof answer>): Promise<void> {
    const details = await provider.interactionDetails(...exchange)
    if (refuses) {
      const words = { error: 'access_denied', error_description: 'The person said no' }
      return provider.interactionFinished(...exchange, words)
    }
    if (details.prompt.name === 'login')
      return provider.interactionFinished(...exchange, { login: { accountId: visitor } })
    const grant = new provider.Grant({ accountId: visitor, clientId: CLIENT_ID })
    grant.addOIDCScope('openid email profile name')
    const consent = { grantId: await grant.save() }
    return provider.interactionFinished(...exchange, { consent }, { mergeWithLastSubmission: true })
  }

  return {
    issuer,
    is(person: ProviderPerson) {
      people.set(person.sub, person)
      visitor = person.sub
      refuses = false
    },
    refuse: () => void (refuses = true),
    /** An id token as a mobile app gets it. */
    async idToken(claims: Record<string, unknown>, { key = jwk, seconds = 300 } = {}) {
      const now = Math.floor(Date.now() / 1000)
      return new SignJWT({ iss: issuer, aud: CLIENT_ID, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'partner' })
        .setIssuedAt(now)
        .setExpirationTime(now + seconds)
        .sign(await importJWK(key, 'RS256'))
    },
    environment: (name: string): Record<string, string> => ({
      [`GOTRUE_EXTERNAL_${name}_ENABLED`]: 'true',
      [`GOTRUE_EXTERNAL_${name}_CLIENT_ID`]: CLIENT_ID,
      [`GOTRUE_EXTERNAL_${name}_SECRET`]: CLIENT_SECRET,
      [`GOTRUE_EXTERNAL_${name}_URL`]: issuer,
    }),
  }
}
