const BASE = 'http://own.invalid'

/**
 * The path of ours that `?next=` asks for, or the home page: an address that leads to another site
 * in any of the ways a browser understands, or back to signing in, is not one.
 */
export function safeNextPath(next: string | null): string {
  if (next === null || !next.startsWith('/')) return '/'
  const url = URL.parse(next, BASE)
  if (!url || url.origin !== BASE || url.pathname.startsWith('//')) return '/'
  if (url.pathname === '/auth' || url.pathname.startsWith('/auth/')) return '/'
  return url.pathname + url.search + url.hash
}
