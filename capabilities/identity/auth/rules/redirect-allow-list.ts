export type RedirectTargets = {
  siteUrl: string
  /**
   * Globs: `*` stops at `.` and `/`, `**` does not, `?` is one such character, `{a,b}` is either.
   */
  redirectAllowList: readonly string[]
}

const LONGEST = 2_048
/** Characters that no URL needs and that parsers interpret differently. */
const isOdd = (letter: string): boolean =>
  letter <= ' ' || letter === '\\' || (letter >= '\u007f' && letter <= '\u00a0')
const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])$/i
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

export const allowedRedirect = (
  targets: RedirectTargets,
  wanted: string | null | undefined,
): string => (wanted && mayRedirect(targets, wanted) ? wanted : targets.siteUrl)

export function mayRedirect({ siteUrl, redirectAllowList }: RedirectTargets, wanted: string) {
  if (wanted.length > LONGEST || wanted.split('').some(isOdd)) return false
  const target = parsed(wanted)
  if (!target || target.username || target.password) return false
  const isWeb = target.protocol === 'http:' || target.protocol === 'https:'
  if (isWeb && !hasPlainHost(wanted, target)) return false
  if (isWeb && isOnSite(target, siteUrl)) return true
  if (isWeb && isAddress(target)) return LOOPBACK.test(target.hostname)
  const [withoutFragment = ''] = wanted.split('#')
  return redirectAllowList.some((pattern) => globOf(pattern).test(withoutFragment))
}

/**
 * Whether a page of this origin may call the service from a browser: the site's, and those of the
 * redirect list, whose patterns count up to their path.
 */
export function isKnownOrigin({ siteUrl, redirectAllowList }: RedirectTargets, origin: string) {
  if (origin.length > LONGEST || !/^https?:\/\//.test(origin)) return false
  if (origin === parsed(siteUrl)?.origin) return true
  return redirectAllowList.some((pattern) => {
    const [written] = /^https?:\/\/[^/]+/.exec(pattern) ?? []
    return written !== undefined && !written.includes('**') && globOf(written).test(origin)
  })
}

function parsed(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** Refuses obfuscated IP addresses such as `http://2130706433` and `http://0x7f.1`. */
function hasPlainHost(wanted: string, target: URL): boolean {
  const written = /^[a-z]+:\/\/([^/?#]*)/i.exec(wanted)?.[1]?.replace(/:\d*$/, '') ?? ''
  if (!HOST.test(written)) return false
  return !isAddress(target) || written.toLowerCase() === target.hostname
}

/** The URL parser has already normalized every form of IP address. */
const isAddress = ({ hostname }: URL): boolean =>
  hostname.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname)

function isOnSite(target: URL, siteUrl: string): boolean {
  const site = parsed(siteUrl)
  if (!site || target.protocol !== site.protocol || target.hostname !== site.hostname) return false
  return target.port === site.port || LOOPBACK.test(site.hostname)
}

const globs = new Map<string, RegExp>()

/** Cached without a limit, since patterns come from the configuration and are few. */
function globOf(pattern: string): RegExp {
  const known = globs.get(pattern)
  if (known) return known
  const made = new RegExp(`^${pattern.replace(TOKEN, expressionOf)}$`)
  globs.set(pattern, made)
  return made
}

const TOKEN = /\*\*|[*?]|\{[^{}]*\}|[\\^$.|+()[\]{}]/g
const literal = (text: string): string => text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')

function expressionOf(token: string): string {
  if (token === '**') return '.*'
  if (token === '*') return '[^./]*'
  if (token === '?') return '[^./]'
  if (token.length > 1) return `(?:${token.slice(1, -1).split(',').map(literal).join('|')})`
  return literal(token)
}
