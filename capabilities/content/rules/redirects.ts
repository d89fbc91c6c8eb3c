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
  const next = new Map(
    others.map((redirect) => [normalizePath(redirect.from), normalizePath(redirect.to)]),
  )
  const start = normalizePath(from)
  next.set(start, normalizePath(to))
  const seen = new Set<string>()
  for (
    let time: string | undefined = start;
    time !== undefined && !seen.has(time);
    time = next.get(time)
  ) {
    seen.add(time)
    if (next.get(time) === start) return true
  }
  return false
}
