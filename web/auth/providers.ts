import { paths } from '#web/paths.ts'

/** Brand names, the same in every language. */
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

/** A custom provider goes by its configured name. */
export function providerName(provider: string): string {
  const name = provider.replace(/^custom:/, '').replaceAll('_', ' ')
  return NAMES[provider] ?? name.charAt(0).toUpperCase() + name.slice(1)
}

export const callbackUrl = (next: string): string =>
  location.origin + paths.authReturn(next === paths.home() ? undefined : next)
