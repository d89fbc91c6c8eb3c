import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { refuse, ok, type Result } from '#kernel/result.ts'
import { isTrustList } from './http/client-address.ts'

type Environment = Record<string, string | undefined>

const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })
// Not z.url: a Unix socket URL has no host (postgres://user:password@/yova?host=/run/postgresql).
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/, { error: 'must begin with postgres://' })
const flag = z.enum(['0', '1', 'true', 'false'], { error: 'must be 1 or 0' })

const VARIABLES = {
  PORT: {
    schema: z.string().regex(/^\d{1,5}$/, { error: 'must be a port number' }),
    without: '3000',
    help: 'the port it listens on',
  },
  HOST: { schema: z.string(), without: '127.0.0.1', help: 'the address it listens on' },
  SITE_URL: {
    schema: url,
    without: 'http://localhost:PORT',
    help: 'what the site calls itself in links and mails',
  },
  API_EXTERNAL_URL: {
    schema: url,
    without: 'SITE_URL/auth/v1',
    help: 'the address of the authentication service',
  },
  TRUST_PROXY: {
    schema: z
      .string()
      .refine(isTrustList, { error: 'must be a number of hops or a list of addresses' }),
    without: 'none',
    help: 'whose forwarded addresses it believes: hops, addresses or networks',
  },
  DATA_DIR: { schema: z.string(), without: './data', help: 'embedded database, images, keys' },
  DATABASE_URL: {
    schema: postgresUrl,
    without: 'embedded',
    help: 'PostgreSQL instead of the embedded one',
  },
  DATABASE_REPLICA_URL: {
    schema: postgresUrl,
    without: 'none',
    help: 'a replica for reads; nothing reads it yet',
  },
  YOVA_DEMO: {
    schema: flag,
    without: '1 where only this machine reaches it; 0 in production',
    help: 'demo catalogue, demo accounts with a public password, /dev/mail',
  },
  YOVA_SECRET: {
    schema: z.string(),
    without: 'made once in DATA_DIR',
    help: 'signs what it gives out; required in production',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16, { error: 'must have 16 characters at least' }),
    without: 'closed',
    help: 'opens /metrics to its bearer',
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }),
    without: 'inbox',
    help: 'the mail server',
  },
  MAIL_FROM: { schema: z.string(), without: 'no-reply@ the site', help: 'the sender of the mails' },
  SMS_WEBHOOK_URL: {
    schema: url,
    without: 'inbox',
    help: 'receives short messages as JSON { to, message }',
  },
  CHARGILY_SECRET_KEY: {
    schema: z.string().regex(/^(test|live)_/, { error: 'must begin with test_ or live_' }),
    without: 'no card online; the demo plays one',
    help: 'Edahabia and CIB through Chargily Pay',
  },
  CHARGILY_URL: {
    schema: url,
    without: 'by the key: test or live',
    help: 'its address, with /api/v2',
  },
  SATIM_USERNAME: { schema: z.string(), without: 'none', help: 'Edahabia and CIB through SATIM' },
  SATIM_PASSWORD: { schema: z.string(), without: 'none', help: 'the password of that name' },
  SATIM_TERMINAL: { schema: z.string(), without: 'none', help: 'its terminal (force_terminal_id)' },
  SATIM_URL: {
    schema: url,
    without: 'https://test2.satim.dz/payment/rest',
    help: 'its address, up to /payment/rest',
  },
  S3_ENDPOINT: {
    schema: url,
    without: 'local folder',
    help: 'object storage; nothing reads S3_* yet',
  },
  S3_BUCKET: { schema: z.string(), without: 'none', help: 'its bucket' },
  S3_ACCESS_KEY: { schema: z.string(), without: 'none', help: 'its key' },
  S3_SECRET_KEY: { schema: z.string(), without: 'none', help: 'the secret of its key' },
  S3_REGION: { schema: z.string(), without: 'auto', help: 'its region' },
} as const satisfies Record<
  string,
  { schema: z.ZodType<string, string>; without: string; help: string }
>

type Name = keyof typeof VARIABLES

const FAMILIES = {
  'YALIDINE_*': 'a partner, with its base address',
  'GOTRUE_*': 'settings of the authentication service, under the names of Supabase Auth',
}

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

  const subject = (name: Name): string | null => env[name] ?? null
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

export function helpText(): string {
  const lines = Object.entries(VARIABLES).map(
    ([name, { without, help }]) => `  ${name.padEnd(22)}${help} (${without})`,
  )
  const families = Object.entries(FAMILIES).map(
    ([names, help]) => `  ${names}\n  ${''.padEnd(22)}${help}`,
  )
  return ['Environment variables, with what holds without them:', ...lines, ...families, ''].join(
    '\n',
  )
}

/** The secret of a data directory: the first process creates it, all others read the same one. */
export async function persistedSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true })
  const aside = `${path}.${randomUUID()}`
  await writeFile(aside, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
  try {
    // link() is atomic and fails for the second of two processes.
    await link(aside, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(aside)
  }
  return readFile(path, 'utf8')
}

const filled = (environment: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value?.trim() ? [[name, value.trim()]] : [],
    ),
  )

function checkShapes(env: Record<string, string>): string[] {
  return Object.entries(VARIABLES).flatMap(([name, { schema }]) => {
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
