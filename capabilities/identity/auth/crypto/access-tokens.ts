import { decodeProtectedHeader, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import type { Clock } from '#kernel/time.ts'
import { LruMap } from '../../../../platform/lru-map.ts'
import { appMetadataInToken, userMetadataInToken } from '../rules/user-metadata.ts'
import type { AssuranceLevel, AuthenticationMethod, Session, User } from '../../schema.ts'
import type { Keyring } from './signing-keys.ts'

/** What a verified token says. `sub` and `session_id` are absent from a service's token. */
export type Claims = JWTPayload & {
  role?: string
  session_id?: string
  aal?: AssuranceLevel
  amr?: AuthenticationMethod[]
}

type Deps = {
  keyring: Keyring
  clock: Clock
  issuer: string
  audience: string
  lifetimeSeconds: number
  /** Accepts HS256 tokens made elsewhere with this secret; none are accepted without it. */
  sharedSecret?: string | undefined
  /** Has the last word on the claims of a person's token; may refuse by throwing. */
  customize?: (claims: JWTPayload, method: string) => Promise<JWTPayload>
}

const MOST_REMEMBERED = 5_000
/** A longer text is no token of ours; it is not worth the work of reading it. */
const LONGEST = 8_192

export const unixSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)

/** Makes and reads access tokens. A token that was verified is remembered until it expires. */
export function createAccessTokens(deps: Deps) {
  const { keyring, clock, issuer, audience, lifetimeSeconds } = deps
  const shared = deps.sharedSecret ? new TextEncoder().encode(deps.sharedSecret) : undefined
  const verified = new LruMap<string, Claims>(MOST_REMEMBERED)

  async function sign(
    payload: JWTPayload,
    shape: (claims: JWTPayload) => Promise<JWTPayload> = async (claims) => claims,
  ): Promise<{ token: string; expiresAt: number }> {
    const { key, kid, alg } = await keyring.signing()
    const issuedAt = unixSeconds(clock.now())
    const expiresAt = issuedAt + lifetimeSeconds
    const times = { iss: issuer, aud: audience, iat: issuedAt, exp: expiresAt }
    const claims = await shape({ ...payload, ...times })
    const token = await new SignJWT(claims).setProtectedHeader({ alg, kid, typ: 'JWT' }).sign(key)
    return { token, expiresAt: claims.exp ?? expiresAt }
  }

  return {
    lifetimeSeconds,

    /** A token for this session of this user, given for what was just done (`password`, `otp`…). */
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

    /** A token for a program that acts for the marketplace itself, without a person. */
    forService: () => sign({ role: 'service_role' }),

    /** The claims of a token that is ours and has not expired; null for anything else. */
    async verify(token: string): Promise<Claims | null> {
      const now = clock.now()
      const remembered = verified.get(token)
      if (remembered) {
        if ((remembered.exp ?? 0) > unixSeconds(now)) return remembered
        verified.delete(token)
        return null
      }
      if (token.length > LONGEST) return null
      try {
        const found = await keyOf(token, keyring, shared)
        if (!found) return null
        const options = { algorithms: [found.alg], currentDate: now, requiredClaims: ['exp'] }
        const { payload } = await jwtVerify<Claims>(token, found.key, options)
        verified.set(token, payload)
        return payload
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return null
        throw error
      }
    },
  }
}

async function keyOf(token: string, keyring: Keyring, shared: Uint8Array | undefined) {
  const { kid, alg } = decodeProtectedHeader(token)
  const known = kid ? await keyring.verifying(kid) : null
  if (known) return { key: known.key, alg: known.alg }
  // The shared secret only ever verifies HS256: a public key never passes for it.
  return shared && alg === 'HS256' ? { key: shared, alg: 'HS256' } : null
}

export type AccessTokens = ReturnType<typeof createAccessTokens>
