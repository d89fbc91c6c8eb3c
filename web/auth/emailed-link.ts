import { paths } from '#web/paths.ts'
import { safeNextPath } from '#web/shared/utils/safe-next-path.ts'

const TYPES = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const
export type EmailedLinkType = (typeof TYPES)[number]

export type EmailedLink = {
  tokenHash: string
  type: EmailedLinkType
  redirectTo: string
  /** Path to continue at; null when the link leads to another site's client. */
  next: string | null
}

/** Null for an incomplete link. `origin` is the site's own. */
export function readEmailedLink(query: URLSearchParams, origin: string): EmailedLink | null {
  const tokenHash = query.get('token_hash') ?? ''
  const type = TYPES.find((type) => type === query.get('type'))
  if (!type || !/^[\w-]{1,200}$/.test(tokenHash)) return null
  const redirectTo = query.get('redirect_to') ?? ''
  return { tokenHash, type, redirectTo, next: nextOf(redirectTo, origin) }
}

function nextOf(redirectTo: string, origin: string): string | null {
  if (redirectTo === '') return paths.home()
  const target = URL.parse(redirectTo)
  if (target?.origin !== URL.parse(origin)?.origin) return null
  // The callback page is only a step: use its `next`.
  if (target?.pathname === paths.authReturn()) return safeNextPath(target.searchParams.get('next'))
  return safeNextPath(target ? target.pathname + target.search : null)
}

/** GoTrue's own URL: a GET redeems the token and redirects to the client. */
export function verifyAddress({ tokenHash, type, redirectTo }: EmailedLink): string {
  const query = new URLSearchParams({ token: tokenHash, type, redirect_to: redirectTo })
  return `${VERIFY}?${query.toString()}`
}
export const VERIFY = '/auth/v1/verify'
