import { createHash } from 'node:crypto'
import { createRemoteJWKSet, errors as joseErrors, jwtVerify } from 'jose'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { ProviderConfig } from '../config.external.ts'
import { type ProviderPerson, parseProviderClaims } from '../rules/provider-claims.ts'
import { TIMEOUT_SECONDS } from './client-settings.ts'
import type { OidcDiscovery } from './oidc-discovery.ts'

type IdTokenClaim = { idToken: string; accessToken: string | null; nonce: string | null }
export type IdTokenRefusal = {
  code:
    | 'bad_id_token'
    | 'subject_missing'
    | 'unacceptable_audience'
    | 'nonce_one_sided'
    | 'nonce_mismatch'
    | 'bad_access_token_hash'
}

const SIGNATURES = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'ES512', 'EdDSA']

export function createIdTokenVerifier({ clock, reach }: { clock: Clock; reach: OidcDiscovery }) {
  const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()
  return async (
    provider: ProviderConfig,
    { idToken, accessToken, nonce }: IdTokenClaim,
  ): Promise<Result<ProviderPerson, IdTokenRefusal>> => {
    const server = (await reach(provider)).client.serverMetadata()
    if (!server.jwks_uri) return refuse({ code: 'bad_id_token' })
    const keys =
      keySets.get(provider.name) ??
      createRemoteJWKSet(new URL(server.jwks_uri), { timeoutDuration: TIMEOUT_SECONDS * 1000 })
    keySets.set(provider.name, keys)
    const verified = await jwtVerify(idToken, keys, {
      algorithms: SIGNATURES,
      currentDate: clock.now(),
      clockTolerance: 5,
      requiredClaims: ['exp', 'iat'],
    }).catch((error: unknown) => {
      if (error instanceof joseErrors.JOSEError || error instanceof TypeError) return null
      throw error
    })
    if (!verified) return refuse({ code: 'bad_id_token' })
    const { payload, protectedHeader } = verified
    const tenant = typeof payload['tid'] === 'string' ? payload['tid'] : ''
    const issuer = server.issuer.replace('{tenantid}', tenant)
    if (payload.iss !== issuer) return refuse({ code: 'bad_id_token' })
    const audience = [payload.aud ?? []].flat()
    if (!audience.some((value) => provider.clientIds.includes(value)))
      return refuse({ code: 'unacceptable_audience' })
    const refusal = nonceRefusal(provider, nonce, payload['nonce'])
    if (refusal) return refuse(refusal)
    if (accessToken && payload['at_hash'] !== undefined)
      if (payload['at_hash'] !== halfHash(accessToken, protectedHeader.alg))
        return refuse({ code: 'bad_access_token_hash' })
    // Facebook returns confirmed emails only, without the claim.
    const claims = provider.kind === 'facebook' ? { email_verified: true, ...payload } : payload
    const person = parseProviderClaims(provider, claims)
    return person ? ok(person) : refuse({ code: 'subject_missing' })
  }
}

function nonceRefusal(
  { skipNonceCheck }: ProviderConfig,
  given: string | null,
  inToken: unknown,
): IdTokenRefusal | null {
  if (skipNonceCheck) return null
  if (!given && inToken === undefined) return null
  if (!given || typeof inToken !== 'string') return { code: 'nonce_one_sided' }
  const hashed = createHash('sha256').update(given).digest('hex')
  return hashed === inToken ? null : { code: 'nonce_mismatch' }
}

/** `at_hash`: the left half of the access token's hash (OpenID Connect Core 3.1.3.6). */
function halfHash(accessToken: string, alg: string): string {
  const bits = /(?:256|384|512)$/.exec(alg)?.[0] ?? '512'
  const whole = createHash(`sha${bits}`).update(accessToken).digest()
  return whole.subarray(0, whole.length / 2).toString('base64url')
}
