import { paths } from '#web/paths.ts'

/** The services' own names, the same in every language. */
const NAMES: Readonly<Record<string, string>> = {
  azure: 'Microsoft',
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  linkedin_oidc: 'LinkedIn',
  slack_oidc: 'Slack',
  twitter: 'X',
  workos: 'WorkOS',
}

export const providerName = (provider: string): string =>
  NAMES[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1)

/** Where a service, a company or a mailed link sends people back to. */
export const returnAddress = (next: string): string =>
  location.origin + paths.authReturn(next === paths.home() ? undefined : next)
