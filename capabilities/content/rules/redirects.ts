export type Redirect = { from: string; to: string }

/** An address as redirects know it: its path, without what follows and without a slash at the end. */
export function normalizePath(address: string): string {
  const path = readable(address.replace(/[?#].*$/, ''))
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}

/** What is written in Arabic or with accents comes escaped from a browser. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Whether a redirect would lead back to where it starts, by itself or by way of others. */
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
