const BASE = 'http://own.invalid'

/** Guards against open redirects. `/` also for `/auth`, which would loop. */
export function safeNextPath(next: string | null): string {
  if (next === null || !next.startsWith('/')) return '/'
  const url = URL.parse(next, BASE)
  if (!url || url.origin !== BASE || url.pathname.startsWith('//')) return '/'
  if (url.pathname === '/auth' || url.pathname.startsWith('/auth/')) return '/'
  return url.pathname + url.search + url.hash
}
