import type { Content } from '#capabilities/content/index.ts'

type Site = { fetch(request: Request): Response | Promise<Response> }

/** Moved pages whose old URLs are in emails and bookmarks. `$1` is the first group. */
const MOVED_PAGES: readonly (readonly [RegExp, string])[] = [
  [/^\/order\/([^/]+)\/answer$/, '/order/$1/confirm'],
  [/^\/auth\/second-step$/, '/auth/mfa'],
  [/^\/auth\/code$/, '/auth/otp'],
  [/^\/auth\/company$/, '/auth/sso'],
  [/^\/vendor\/join$/, '/vendor/staff/invitation'],
  [/^\/admin\/delivery$/, '/admin/shipping'],
]

export function movedPage(path: string): string | null {
  const moved = MOVED_PAGES.find(([old]) => old.test(path))
  return moved ? path.replace(...moved) : null
}

/** Before a 404: moved pages (308 with the query: it may carry a key), then the back office's. */
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
    // Without its own query, the target gets the visitor's, which may hold the language.
    if (to.search === '') to.search = url.search
    // Never `//host`, which a browser reads as another site.
    const location = to.pathname.replace(/^\/{2,}/, '/') + to.search + to.hash
    return new Response(null, { status: redirect.status, headers: { location } })
  }
