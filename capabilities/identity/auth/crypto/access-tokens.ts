import {
  decodeProtectedHeader,
  errors,
  jwtVerify,
  SignJWT,
  type JWTPayload,
  type JWTVerifyOptions,
} from 'jose'
import { LRUCache } from 'lru-cache'
import type { Clock } from '#kernel/time.ts'
import { appMetadataInToken, userMetadataInToken } from '../rules/user-metadata.ts'
import type { AssuranceLevel, AuthenticationMethod, Session, User } from '../../schema.ts'
import type { Keyring } from './signing-keys.ts'

/** Claims of a verified token. `sub` and `session_id` are absent from a service role token. */
export type AccessTokenClaims = JWTPayload & {
  role?: string
  session_id?: string
  aal?: AssuranceLevel
  amr?: AuthenticationMethod[]
}

type Deps = {
  keyring: Keyring
  clock: Clock
  issuer: string
  /** Other issuers that share a key with us, and whose tokens count here too. */
  foreignIssuers?: readonly string[]
  audience: string
  lifetimeSeconds: number
  /** Accepts HS256 tokens signed elsewhere with this secret; without it none are accepted. */
  sharedSecret?: string | undefined
  /** Custom access token hook: may change the claims of a user's token, or refuse by throwing. */
  customize?: (claims: JWTPayload, method: string) => Promise<JWTPayload>
}

const MOST_REMEMBERED = 5_000
/** Our tokens are shorter; longer input is refused before it is parsed. */
const LONGEST = 8_192

export const unixSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)

/** Signs and verifies access tokens. Verified tokens are cached until they expire. */
export function createAccessTokens(deps: Deps) {
  const { keyring, clock, issuer, audience, lifetimeSeconds } = deps
  const shared = deps.sharedSecret ? new TextEncoder().encode(deps.sharedSecret) : undefined
  const verified = new LRUCache<string, AccessTokenClaims>({ max: MOST_REMEMBERED })

  const issuers = [issuer, ...(deps.foreignIssuers ?? [])]
  const expected = { issuer: issuers, audience, requiredClaims: ['exp'] }

  async function sign(
    payload: JWTPayload,
    shape: (claims: JWTPayload) => Promise<JWTPayload> = async (claims) => claims,
  ): Promise<{ token: string; expiresAt: number }> {
    const { key, kid, alg } = await keyring.signing()
    const issuedAt = unixSeconds(clock.now())
    const expiresAt = issuedAt + lifetimeSeconds
    const times = { iss: issuer, aud: audience, iat: issuedAt, exp: expiresAt }
    const claims = await shape({ ...payload, ...times })
    // A hook may change claims, but a token without these would not be verified.
    const ours = { ...claims, iss: issuer, aud: audience }
    const token = await new SignJWT(ours).setProtectedHeader({ alg, kid, typ: 'JWT' }).sign(key)
    return { token, expiresAt: claims.exp ?? expiresAt }
  }

  return {
    lifetimeSeconds,

    forSession(user: User, session: Session, method = session.amr[0]?.method ?? '') {
      const claims = {
        sub: user.id,
        email: user.email ?? '',
        phone: user.phone ?? '',
        app_metadata: appMetadataInToken(user.appMetadata),
        user_metadata: userMetadataInToken(user.userMetadata),
        role: user.role,
        aal: session.aal,
        amr: session.amr,
        session_id: session.id,
        is_anonymous: user.isAnonymous,
      }
      return sign(claims, async (whole) => deps.customize?.(whole, method) ?? whole)
    },

    forService: () => sign({ role: 'service_role' }),

    /** Null unless the token is ours, for us, and has not expired. */
    async verify(token: string): Promise<AccessTokenClaims | null> {
      const now = clock.now()
      const remembered = verified.get(token)
      if (remembered) {
        if ((remembered.exp ?? 0) > unixSeconds(now)) return remembered
        verified.delete(token)
        return null
      }
      if (token.length > LONGEST) return null
      const key = { keyring, shared }
      const claims = await verifiedClaims(token, key, { ...expected, currentDate: now })
      if (claims) verified.set(token, claims)
      return claims
    },
  }
}

type Keys = { keyring: Keyring; shared: Uint8Array | undefined }

async function verifiedClaims(
  token: string,
  { keyring, shared }: Keys,
  expected: Omit<JWTVerifyOptions, 'algorithms'>,
): Promise<AccessTokenClaims | null> {
  try {
    const found = await keyOf(token, keyring, shared)
    if (!found) return null
    const options = { ...expected, algorithms: [found.alg] }
    return (await jwtVerify<AccessTokenClaims>(token, found.key, options)).payload
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null
    throw error
  }
}

async function keyOf(token: string, keyring: Keyring, shared: Uint8Array | undefined) {
  const { kid, alg } = decodeProtectedHeader(token)
  const known = kid ? await keyring.verifying(kid) : null
  if (known) return { key: known.key, alg: known.alg }
  // The shared secret verifies HS256 only, so that a public key never passes for it.
  return shared && alg === 'HS256' ? { key: shared, alg: 'HS256' } : null
}

export type AccessTokens = ReturnType<typeof createAccessTokens>
