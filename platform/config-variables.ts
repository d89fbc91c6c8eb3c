import { z } from 'zod'
import { isTrustList } from './http/client-address.ts'
import { httpUrl, type Partner, type Setting } from './partner-settings.ts'

const siteUrl = httpUrl.regex(/^[a-z]+:\/\/[^\s/?#@"'<>\\]+\/*$/i, {
  error: 'must be an http(s) address without a path',
})
// Not z.url: a Unix socket URL has no host (postgres://user:password@/yova?host=/run/postgresql).
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/, { error: 'must begin with postgres://' })
const flag = z.enum(['0', '1', 'true', 'false'], { error: 'must be 1 or 0' })

export const CONFIG_VARIABLES = {
  PORT: {
    schema: z.string().regex(/^\d{1,5}$/, { error: 'must be a port number' }),
    without: '3000',
    help: 'the port it listens on',
  },
  HOST: { schema: z.string(), without: '127.0.0.1', help: 'the address it listens on' },
  SITE_URL: {
    schema: siteUrl,
    without: 'http://localhost:PORT',
    help: 'the public URL of the site, for links and emails',
  },
  API_EXTERNAL_URL: {
    schema: httpUrl,
    without: 'SITE_URL/auth/v1',
    help: 'the address of the authentication service',
  },
  TRUST_PROXY: {
    schema: z
      .string()
      .refine(isTrustList, { error: 'must be a number of hops or a list of addresses' }),
    without: 'none',
    help: 'trusted proxies: number of hops, addresses or networks',
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
    help: 'demo catalog, demo accounts with a public password, /dev/mail',
  },
  YOVA_SECRET: {
    schema: z.string(),
    without: 'generated once in DATA_DIR',
    help: 'signs tokens and encrypts secrets; required in production',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16, { error: 'must have 16 characters at least' }),
    without: 'closed',
    help: 'bearer token of /metrics',
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }),
    without: 'inbox',
    help: 'the mail server',
  },
  MAIL_FROM: { schema: z.string(), without: 'no-reply@ the site', help: 'the sender of emails' },
  SMS_WEBHOOK_URL: {
    schema: httpUrl,
    without: 'inbox',
    help: 'receives short messages as JSON { to, message }',
  },
  S3_ENDPOINT: {
    schema: httpUrl,
    without: 'local folder',
    help: 'object storage; nothing reads S3_* yet',
  },
  S3_BUCKET: { schema: z.string(), without: 'none', help: 'its bucket' },
  S3_ACCESS_KEY: { schema: z.string(), without: 'none', help: 'its key' },
  S3_SECRET_KEY: { schema: z.string(), without: 'none', help: 'the secret of its key' },
  S3_REGION: { schema: z.string(), without: 'auto', help: 'its region' },
} as const satisfies Record<string, Setting>

export type ConfigVariable = keyof typeof CONFIG_VARIABLES

const AUTHENTICATION = {
  name: 'GOTRUE_*',
  help: 'settings of the authentication service, under the names of Supabase Auth',
}

export function helpText(partners: readonly Partner[]): string {
  const settings = [CONFIG_VARIABLES, ...partners.map((partner) => partner.settings)]
  const lines = settings
    .flatMap((group) => Object.entries<Setting>(group))
    .map(([name, { without, help }]) => `  ${name.padEnd(22)}${help} (${without})`)
  const { name, help } = AUTHENTICATION
  const family = `  ${name}\n  ${''.padEnd(22)}${help}`
  return ['Environment variables, with their defaults:', ...lines, family, ''].join('\n')
}
