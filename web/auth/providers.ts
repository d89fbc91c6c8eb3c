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

/** What a service is called on its button; one of the operator's own by the name it was given. */
export function providerName(provider: string): string {
  const name = provider.replace(/^custom:/, '').replaceAll('_', ' ')
  return NAMES[provider] ?? name.charAt(0).toUpperCase() + name.slice(1)
}

/** Where a service, a company or a mailed link sends people back to. */
export const callbackUrl = (next: string): string =>
  location.origin + paths.authReturn(next === paths.home() ? undefined : next)
