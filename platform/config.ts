import { resolve } from 'node:path'
import { refuse, ok, type Result } from '#kernel/result.ts'
import { CONFIG_VARIABLES, type ConfigVariable } from './config-variables.ts'
import { type Partner, type Setting, withoutTrailingSlash } from './partner-settings.ts'

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
  /** What is set of the settings of the partners. */
  partners: Readonly<Record<string, string>>
  gotrue: Readonly<Record<string, string>>
}

/** Validates the whole environment; the refusal lists every problem, not only the first. */
export function readConfig(
  environment: Environment,
  partners: readonly Partner[],
): Result<Config, { code: 'config_invalid'; problems: string[] }> {
  const env = filled(environment)
  const partnerSettings = Object.fromEntries(
    partners.flatMap(({ settings }) => Object.entries(settings)),
  )
  const problems = checkShapes(env, { ...CONFIG_VARIABLES, ...partnerSettings })
  const production = env['NODE_ENV'] === 'production' || env['DATABASE_URL'] !== undefined
  problems.push(
    ...checkSecret(env['YOVA_SECRET'], production),
    ...checkStorage(env),
    ...partners.flatMap((partner) => checkTogether(env, partner)),
  )
  if (problems.length > 0) return refuse({ code: 'config_invalid', problems })

  const subject = (name: ConfigVariable): string | null => env[name] ?? null
  const port = Number(subject('PORT') ?? 3000)
  const host = subject('HOST') ?? '127.0.0.1'
  const siteUrl = withoutTrailingSlash(subject('SITE_URL') ?? `http://localhost:${port}`)
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
    apiExternalUrl: withoutTrailingSlash(subject('API_EXTERNAL_URL') ?? `${siteUrl}/auth/v1`),
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
    partners: chosen(env, (name) => Object.hasOwn(partnerSettings, name)),
    gotrue: { GOTRUE_SITE_URL: siteUrl, ...chosen(env, (name) => name.startsWith('GOTRUE_')) },
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

function checkShapes(
  env: Record<string, string>,
  settings: Readonly<Record<string, Setting>>,
): string[] {
  return Object.entries(settings).flatMap(([name, { schema }]) => {
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
function checkTogether(env: Record<string, string>, { together = [] }: Partner): string[] {
  const missing = together.filter((name) => env[name] === undefined)
  if (missing.length === together.length) return []
  return missing.map((name) => `${name} is missing: ${together.join(' and ')} go together`)
}

function storageOf(env: Record<string, string>): Config['s3'] {
  const [endpoint, bucket, accessKey, secretKey] = S3_NEEDED.map((name) => env[name])
  if (!endpoint || !bucket || !accessKey || !secretKey) return null
  return {
    endpoint: withoutTrailingSlash(endpoint),
    bucket,
    accessKey,
    secretKey,
    region: env['S3_REGION'] ?? 'auto',
  }
}

const chosen = (
  env: Record<string, string>,
  isChosen: (name: string) => boolean,
): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter(([name]) => isChosen(name)))
