import { z } from 'zod'
import { days, hours, type Milliseconds, minutes, seconds } from '#kernel/time.ts'
import { type OtpConfig, readOtpConfig } from './config.otp.ts'
import { type MfaAndHooksConfig, readMfaConfig } from './config.mfa.ts'
import { type ExternalConfig, readExternalConfig } from './config.external.ts'
import type { RedirectTargets } from './rules/redirect-allow-list.ts'
import {
  duration,
  type Environment,
  parseEnvBoolean,
  parseEnvInteger,
  parseEnvList,
} from './config.env.ts'
import type { SessionIdleLimits } from './rules/session-idle.ts'
import type { ConfiguredKey } from './crypto/signing-keys.ts'

export type AuthConfig = {
  siteUrl: string
  externalUrl: string
  /** The page of our own site that links in emails lead to. */
  confirmUrl: string
  issuer: string
  /** Beside ours, for keys that are shared with another service. */
  foreignIssuers: readonly string[]
  accessTokenSeconds: number
  sharedSecret: string | undefined
  /** External keys that verify tokens; one of them may also sign ours. */
  jwtKeys: readonly ConfiguredKey[]
  reuseInterval: Milliseconds
  /** Whose origins browsers may call from; null allows any. */
  corsTargets: RedirectTargets | null
  sessionIdle: SessionIdleLimits
  emailEnabled: boolean
  phoneEnabled: boolean
  phoneAutoconfirm: boolean
  passwordMinimum: number
  limits: {
    /** All grants of /token together, per IP address and five minutes. */
    token: number
    /** Password attempts on one account, right or wrong, per five minutes. */
    passwords: number
    /** The part of `passwords` allowed from one IP address. */
    passwordsFromOneAddress: number
    window: Milliseconds
  }
} & OtpConfig &
  MfaAndHooksConfig &
  ExternalConfig

type Surroundings = {
  siteUrl: string
  externalUrl: string
  /** Whether an SMS gateway is configured; without one, phone sign-in is off by default. */
  canText?: boolean
  /** In production only pages of known origins may call from a browser. */
  production?: boolean
}

const JwtKeys = z.array(
  z.looseObject({
    kid: z.string().min(1),
    kty: z.enum(['EC', 'RSA', 'oct']),
    alg: z.enum(['ES256', 'RS256', 'HS256']),
    key_ops: z.array(z.string()).optional(),
  }),
)

/**
 * Parses a JSON array of JWKs.
 * @throws RangeError without the value, which is secret.
 */
function readKeys(text: string | undefined): ConfiguredKey[] {
  if (!text) return []
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new RangeError('GOTRUE_JWT_KEYS must be a JSON list of keys')
  }
  const keys = JwtKeys.safeParse(json)
  if (!keys.success)
    throw new RangeError(
      'GOTRUE_JWT_KEYS must list keys with kid, kty and an alg of ES256, RS256 or HS256',
    )
  return keys.data as ConfiguredKey[] // jose validates the rest of a JWK on import
}

/**
 * Reads the `GOTRUE_*` variables.
 * @throws RangeError on an invalid value.
 */
export function readAuthConfig(
  environment: Environment,
  { siteUrl, externalUrl, canText = true, production = false }: Surroundings,
): AuthConfig {
  const external = readExternalConfig(environment, externalUrl)
  const site = environment['GOTRUE_SITE_URL'] || siteUrl
  const { redirectAllowList } = external
  return {
    siteUrl: site,
    corsTargets: production ? { siteUrl: site, redirectAllowList } : null,
    externalUrl,
    confirmUrl: `${siteUrl}/auth/confirm`,
    issuer: environment['GOTRUE_JWT_ISSUER'] || externalUrl,
    foreignIssuers: parseEnvList(environment['GOTRUE_JWT_VALID_ISSUERS']),
    accessTokenSeconds: parseEnvInteger(environment, 'GOTRUE_JWT_EXP', 3600, 1),
    sharedSecret: environment['GOTRUE_JWT_SECRET'] || undefined,
    jwtKeys: readKeys(environment['GOTRUE_JWT_KEYS']),
    reuseInterval: seconds(
      parseEnvInteger(environment, 'GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL', 10, 0),
    ),
    sessionIdle: {
      everyone: duration(environment, 'GOTRUE_SESSIONS_INACTIVITY_TIMEOUT', days(30)),
      admins: duration(environment, 'GOTRUE_SESSIONS_ADMIN_INACTIVITY_TIMEOUT', hours(12)),
    },
    emailEnabled: parseEnvBoolean(environment, 'GOTRUE_EXTERNAL_EMAIL_ENABLED', true),
    phoneEnabled: parseEnvBoolean(environment, 'GOTRUE_EXTERNAL_PHONE_ENABLED', canText),
    phoneAutoconfirm: parseEnvBoolean(environment, 'GOTRUE_SMS_AUTOCONFIRM', false),
    passwordMinimum: parseEnvInteger(environment, 'GOTRUE_PASSWORD_MIN_LENGTH', 6, 6),
    limits: {
      token: parseEnvInteger(environment, 'GOTRUE_RATE_LIMIT_TOKEN_REFRESH', 150, 1),
      passwords: 100,
      passwordsFromOneAddress: 20,
      window: minutes(5),
    },
    ...readOtpConfig(environment),
    ...readMfaConfig(environment),
    ...external,
  }
}
