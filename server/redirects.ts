import type { Content } from '#capabilities/content/index.ts'

type Site = { fetch(request: Request): Response | Promise<Response> }

/** Pages that have moved; their old addresses stand in e-mails and bookmarks. `$1` is the first group. */
const MOVED_PAGES: readonly (readonly [RegExp, string])[] = [
  [/^\/order\/([^/]+)\/answer$/, '/order/$1/confirm'],
  [/^\/auth\/second-step$/, '/auth/mfa'],
  [/^\/auth\/code$/, '/auth/otp'],
  [/^\/auth\/company$/, '/auth/sso'],
  [/^\/vendor\/join$/, '/vendor/staff/invitation'],
  [/^\/admin\/delivery$/, '/admin/shipping'],
]

/** The path that replaced this one, or null. */
export function movedPage(path: string): string | null {
  const moved = MOVED_PAGES.find(([old]) => old.test(path))
  return moved ? path.replace(...moved) : null
}

/**
 * Redirects what would be 404: first pages that moved (308, with the whole query, since it may carry a
 * key), then what the back office redirects.
 */
export const withRedirects =
  (site: Site, redirectOf: Content['redirectOf']) =>
  async (request: Request): Promise<Response> => {
    const response = await site.fetch(request)
    if (response.status !== 404) return response
    const url = new URL(request.url)
    const moved = movedPage(url.pathname)
    if (moved) return new Response(null, { status: 308, headers: { location: moved + url.search } })
    const redirect = redirectOf(url.pathname)
    if (!redirect) return response
    const to = new URL(redirect.to, url)
    // Without a query of its own, the target gets the visitor's: it may hold the language.
    if (to.search === '') to.search = url.search
    const location = to.pathname + to.search + to.hash
    return new Response(null, { status: redirect.status, headers: { location } })
  }
