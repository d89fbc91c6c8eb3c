export type Redirect = { from: string; to: string }

/** Path without query, fragment and trailing slash. */
export function normalizePath(address: string): string {
  const path = readable(address.replace(/[?#].*$/, ''))
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}

/** Browsers percent-encode Arabic and accented letters. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Follows redirects transitively. */
export function createsRedirectLoop(others: readonly Redirect[], { from, to }: Redirect): boolean {
  const next = new Map(others.map((one) => [normalizePath(one.from), normalizePath(one.to)]))
  const start = normalizePath(from)
  next.set(start, normalizePath(to))
  const seen = new Set<string>()
  for (let at: string | undefined = start; at !== undefined && !seen.has(at); at = next.get(at)) {
    seen.add(at)
    if (next.get(at) === start) return true
  }
  return false
}
