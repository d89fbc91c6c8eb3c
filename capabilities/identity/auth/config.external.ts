import { type Milliseconds, minutes } from '#kernel/time.ts'
import type { Rate } from './config.otp.ts'
import {
  duration,
  type Environment,
  parseEnvBoolean,
  parseEnvList,
  parseEnvInteger,
} from './config.env.ts'
import { openid, PROVIDERS, type ProviderKind } from './providers/registry.ts'
import { readWeb3Chains, type Web3Chains } from './web3/config.ts'

export type ProviderConfig = {
  name: string
  kind: ProviderKind
  enabled: boolean
  /** The first is used to authorize; an ID token for any of them is accepted. */
  clientIds: string[]
  secret: string
  /** Signs the short-lived client secret that Apple requires. */
  signingKey: { keyId: string; issuer: string; pem: string } | null
  url: string
  redirectUri: string | null
  scopes: string[]
  skipNonceCheck: boolean
  emailOptional: boolean
}

export type ExternalConfig = {
  redirectAllowList: string[]
  manualLinking: boolean
  providers: ReadonlyMap<string, ProviderConfig>
  web3: Web3Chains
  saml: {
    enabled: boolean
    /** An RSA key, PKCS#1 or PKCS#8, as base64 or PEM. */
    privateKey: string
    /** Certificate for IdPs that verify our signature; PEM or base64. */
    certificate: string
    allowEncrypted: boolean
    relayStateLifetime: Milliseconds
    externalUrl: string
  }
  flowLimits: { web3: Rate; sso: Rate; samlAssertions: Rate }
}

export function readExternalConfig(environment: Environment, externalUrl: string): ExternalConfig {
  const saml = (name: string): string => environment[`GOTRUE_SAML_${name}`] ?? ''
  const enabled = parseEnvBoolean(environment, 'GOTRUE_SAML_ENABLED', false)
  const rate = (name: string, max: number): Rate => ({
    max: parseEnvInteger(environment, name, max, 1),
    per: minutes(5),
  })
  if (enabled && !saml('PRIVATE_KEY'))
    throw new RangeError('GOTRUE_SAML_ENABLED needs GOTRUE_SAML_PRIVATE_KEY')
  return {
    redirectAllowList: parseEnvList(environment['GOTRUE_URI_ALLOW_LIST']),
    manualLinking: parseEnvBoolean(environment, 'GOTRUE_SECURITY_MANUAL_LINKING_ENABLED', false),
    providers: new Map(
      providerNames(environment).map((name) => [name, readProvider(environment, name)]),
    ),
    web3: readWeb3Chains(environment),
    saml: {
      enabled,
      privateKey: saml('PRIVATE_KEY'),
      certificate: saml('CERTIFICATE').replaceAll('\\n', '\n'),
      allowEncrypted: parseEnvBoolean(environment, 'GOTRUE_SAML_ALLOW_ENCRYPTED_ASSERTIONS', false),
      relayStateLifetime: duration(
        environment,
        'GOTRUE_SAML_RELAY_STATE_VALIDITY_PERIOD',
        minutes(2),
      ),
      externalUrl: saml('EXTERNAL_URL') || externalUrl,
    },
    flowLimits: {
      web3: rate('GOTRUE_RATE_LIMIT_WEB3', 30),
      sso: rate('GOTRUE_RATE_LIMIT_SSO', 30),
      samlAssertions: rate('GOTRUE_SAML_RATE_LIMIT_ASSERTION', 15),
    },
  }
}

const CUSTOM = /^GOTRUE_EXTERNAL_CUSTOM_([A-Z0-9_]+)_ENABLED$/
const customNames = (environment: Environment): string[] =>
  Object.keys(environment).flatMap((name) => CUSTOM.exec(name)?.[1]?.toLowerCase() ?? [])
const providerNames = (environment: Environment): string[] => [
  ...Object.keys(PROVIDERS),
  ...customNames(environment).map((name) => `custom:${name}`),
]

function readProvider(environment: Environment, name: string): ProviderConfig {
  const prefix = `GOTRUE_EXTERNAL_${name.toUpperCase().replace(':', '_')}_`
  const text = (part: string): string => environment[prefix + part] ?? ''
  const known = PROVIDERS[name] ?? openid(null)
  const enabled = parseEnvBoolean(environment, `${prefix}ENABLED`, false)
  const provider: ProviderConfig = {
    name,
    kind: known.kind,
    enabled,
    clientIds: parseEnvList(text('CLIENT_ID')),
    secret: text('SECRET'),
    signingKey: text('PRIVATE_KEY')
      ? { keyId: text('KEY_ID'), issuer: text('TEAM_ID'), pem: text('PRIVATE_KEY') }
      : null,
    url: (text('URL') || known.url || '').replace(/\/+$/, ''),
    redirectUri: text('REDIRECT_URI') || null,
    scopes: [...new Set([...known.scopes, ...parseEnvList(text('SCOPES'))])],
    skipNonceCheck: parseEnvBoolean(
      environment,
      `${prefix}SKIP_NONCE_CHECK`,
      known.kind === 'facebook',
    ),
    emailOptional: parseEnvBoolean(environment, `${prefix}EMAIL_OPTIONAL`, false),
  }
  if (enabled) refuseHalfConfigured(provider, prefix)
  return provider
}

function refuseHalfConfigured(provider: ProviderConfig, prefix: string): void {
  const { clientIds, secret, signingKey, url } = provider
  if (clientIds.length === 0) throw new RangeError(`${prefix}ENABLED needs ${prefix}CLIENT_ID`)
  if (!secret && !signingKey) throw new RangeError(`${prefix}ENABLED needs ${prefix}SECRET`)
  if (!URL.canParse(url)) throw new RangeError(`${prefix}URL must be an address, not "${url}"`)
  const { protocol, hostname } = new URL(url)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (protocol !== 'https:' && !(protocol === 'http:' && isHere))
    throw new RangeError(`${prefix}URL must begin with https://`)
}
