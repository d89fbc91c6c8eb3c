import { resolve } from 'node:path'
import { refuse, ok, type Result } from '#kernel/result.ts'
import { CONFIG_VARIABLES, type ConfigVariable } from './config-variables.ts'

type Environment = Record<string, string | undefined>

export type Config = {
  production: boolean
  demo: boolean
  /** YOVA_DEMO is set explicitly, so the demo may be reachable from other machines. */
  demoGiven: boolean
  port: number
  host: string
  siteUrl: string
  siteUrlGiven: boolean
  apiExternalUrl: string
  trustProxy: string | null
  dataDir: string
  databaseUrl: string | null
  replicaUrl: string | null
  /** Null outside production when unset: `persistedSecret` creates one. */
  secret: string | null
  metricsToken: string | null
  smtpUrl: string | null
  mailFrom: string
  smsWebhookUrl: string | null
  s3: {
    endpoint: string
    bucket: string
    accessKey: string
    secretKey: string
    region: string
  } | null
  /** `CHARGILY_*`, `SATIM_*`, `YALIDINE_*`, for the capability of the integration. */
  partners: Readonly<Record<string, string>>
  gotrue: Readonly<Record<string, string>>
}

/** Validates the whole environment; the refusal lists every problem, not only the first. */
export function readConfig(
  environment: Environment,
): Result<Config, { code: 'config_invalid'; problems: string[] }> {
  const env = filled(environment)
  const problems = checkShapes(env)
  const production = env['NODE_ENV'] === 'production' || env['DATABASE_URL'] !== undefined
  problems.push(
    ...checkSecret(env['YOVA_SECRET'], production),
    ...checkStorage(env),
    ...checkSatim(env),
  )
  if (problems.length > 0) return refuse({ code: 'config_invalid', problems })

  const subject = (name: ConfigVariable): string | null => env[name] ?? null
  const port = Number(subject('PORT') ?? 3000)
  const host = subject('HOST') ?? '127.0.0.1'
  const siteUrl = withoutSlash(subject('SITE_URL') ?? `http://localhost:${port}`)
  const demo = env['YOVA_DEMO']
  const isPrivate = isThisMachine(host) && isOfThisMachine(siteUrl)
  return ok({
    production,
    demo: demo === undefined ? !production && isPrivate : isOn(demo),
    demoGiven: demo !== undefined && isOn(demo),
    port,
    host,
    siteUrl,
    siteUrlGiven: subject('SITE_URL') !== null,
    apiExternalUrl: withoutSlash(subject('API_EXTERNAL_URL') ?? `${siteUrl}/auth/v1`),
    trustProxy: subject('TRUST_PROXY'),
    dataDir: resolve(subject('DATA_DIR') ?? './data'),
    databaseUrl: subject('DATABASE_URL'),
    replicaUrl: subject('DATABASE_REPLICA_URL'),
    secret: subject('YOVA_SECRET'),
    metricsToken: subject('METRICS_TOKEN'),
    smtpUrl: subject('SMTP_URL'),
    mailFrom: subject('MAIL_FROM') ?? `no-reply@${new URL(siteUrl).hostname}`,
    smsWebhookUrl: subject('SMS_WEBHOOK_URL'),
    s3: storageOf(env),
    partners: family(env, /^(CHARGILY|SATIM|YALIDINE)_/),
    gotrue: { GOTRUE_SITE_URL: siteUrl, ...family(env, /^GOTRUE_/) },
  })
}

const isOn = (flag: string): boolean => flag === '1' || flag === 'true'

export const isThisMachine = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|::ffff:127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)

function isOfThisMachine(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && isThisMachine(hostname)
}

const filled = (environment: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value?.trim() ? [[name, value.trim()]] : [],
    ),
  )

function checkShapes(env: Record<string, string>): string[] {
  return Object.entries(CONFIG_VARIABLES).flatMap(([name, { schema }]) => {
    const value = env[name]
    if (value === undefined) return []
    const parsed = schema.safeParse(value)
    if (parsed.success && !(name === 'PORT' && Number(value) > 65_535)) return []
    return [`${name} ${parsed.error?.issues[0]?.message ?? 'must be a port number'}`]
  })
}

const KNOWN_SECRETS = /secret|password|change.?me|example|yova|jwt|token|123456|qwerty/i

function checkSecret(secret: string | undefined, production: boolean): string[] {
  if (secret === undefined)
    return production
      ? ['YOVA_SECRET is required in production: give it 32 random characters or more']
      : []
  if (secret.length < 32) return ['YOVA_SECRET must have 32 characters at least']
  if (KNOWN_SECRETS.test(secret) || new Set(secret).size < 12)
    return ['YOVA_SECRET looks like a known or guessable value: make a random one']
  return []
}

const S3_NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

function checkStorage(env: Record<string, string>): string[] {
  const missing = S3_NEEDED.filter((name) => env[name] === undefined)
  if (missing.length === 0 || missing.length === S3_NEEDED.length) return []
  return missing.map((name) => `${name} is missing: the S3 variables go together`)
}

/** A user name without its password would offer a card payment that cannot succeed. */
function checkSatim(env: Record<string, string>): string[] {
  const pair = ['SATIM_USERNAME', 'SATIM_PASSWORD'] as const
  const missing = pair.filter((name) => env[name] === undefined)
  return missing.length === 1
    ? [`${missing[0]} is missing: SATIM_USERNAME and SATIM_PASSWORD go together`]
    : []
}

function storageOf(env: Record<string, string>): Config['s3'] {
  const [endpoint, bucket, accessKey, secretKey] = S3_NEEDED.map((name) => env[name])
  if (!endpoint || !bucket || !accessKey || !secretKey) return null
  return {
    endpoint: withoutSlash(endpoint),
    bucket,
    accessKey,
    secretKey,
    region: env['S3_REGION'] ?? 'auto',
  }
}

const family = (env: Record<string, string>, names: RegExp): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter(([name]) => names.test(name)))

const withoutSlash = (address: string): string => address.replace(/\/+$/, '')
