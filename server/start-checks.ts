import { readAuthConfig } from '#capabilities/identity/index.ts'
import type { StartWarningCode } from '#capabilities/system/index.ts'
import { type Config, isThisMachine } from '#platform/config.ts'

export const WRONG_SECRET =
  'YOVA_SECRET is not the one that this data was created with: set the former one again'

/** The demo's SMS are read in its inbox. */
export const canText = ({ demo, smsWebhookUrl }: Config): boolean => demo || smsWebhookUrl !== null

export const authConfigOf = (config: Config) =>
  readAuthConfig(config.gotrue, {
    siteUrl: config.siteUrl,
    externalUrl: config.apiExternalUrl,
    canText: canText(config),
    production: config.production,
  })

/** Invalid `GOTRUE_*` settings. */
export function authProblem(config: Config): string[] {
  try {
    authConfigOf(config)
    return []
  } catch (error) {
    if (error instanceof RangeError) return [error.message]
    throw error
  }
}

export function listenProblem(code: string, { port, host }: Pick<Config, 'port' | 'host'>): string {
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST: ${host} is not an address of this machine (${code}); 0.0.0.0 listens on all of them`
  const reason = code === 'EADDRINUSE' ? 'is used by another program' : `cannot be opened (${code})`
  return `PORT: ${port} ${reason}; choose another one: PORT=8080 npm start`
}

const SHOWN = 5

/** Why production refuses a database with demo accounts, whose password is public. */
export function openDemoProblem(open: readonly { email: string }[]): string {
  const names = open.slice(0, SHOWN).map(({ email }) => email)
  const more = open.length > SHOWN ? ` and ${open.length - SHOWN} more` : ''
  return [
    `This data has ${open.length} demo accounts with their public password (${names.join(', ')}${more}).`,
    'Close them: npm run admin -- close-demo-accounts',
    'Or run it as a demo: YOVA_DEMO=1',
  ].join('\n  ')
}

export type StartWarning = { code: StartWarningCode; text: string }

/** Those of the configuration, and those found while serving. */
export function createStartWarnings(config: Config) {
  const codes = warningsOf(config).map(({ code }) => code)
  return {
    list: (): StartWarningCode[] => codes,
    /** False when it is listed already. */
    add(code: StartWarningCode): boolean {
      if (codes.includes(code)) return false
      return codes.push(code) > 0
    },
  }
}

/** Also found by the first request that a proxy forwards. */
export const TRUST_PROXY_MISSING = {
  code: 'trust_proxy_missing',
  text: 'TRUST_PROXY is missing behind a proxy: all visitors share its address and one limit. Set TRUST_PROXY=1 for one proxy.',
} as const satisfies StartWarning

/** Features that will not work: printed at the start and shown on /admin/operations. */
export function warningsOf(config: Config): StartWarning[] {
  const { production, demo, host, smtpUrl, siteUrlGiven, trustProxy, s3, replicaUrl } = config
  const found: (StartWarning | false)[] = [
    production &&
      !smtpUrl &&
      !demo && {
        code: 'smtp_missing',
        text: 'SMTP_URL is missing: no email is sent (codes, invitations, orders). They wait in the database.',
      },
    production &&
      !siteUrlGiven && {
        code: 'site_url_missing',
        text: `SITE_URL is missing: links in emails and in the sitemap lead to ${config.siteUrl}.`,
      },
    production && isThisMachine(host) && trustProxy === null && TRUST_PROXY_MISSING,
    s3 !== null && {
      code: 's3_unread',
      text: 'S3_* is set, but nothing reads it yet: images and documents are stored in DATA_DIR of this machine only.',
    },
    replicaUrl !== null && {
      code: 'replica_unread',
      text: 'DATABASE_REPLICA_URL is set, but nothing reads it yet.',
    },
    !demo &&
      !production && {
        code: 'demo_off',
        text: 'The demo is off, because others can reach this address. YOVA_DEMO=1 opens it, with its public accounts.',
      },
  ]
  return found.filter((warning) => warning !== false)
}
