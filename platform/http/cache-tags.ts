import { AsyncLocalStorage } from 'node:async_hooks'

export type CacheTags = { tags: Set<string>; expiresAt: Date | null }

const current = new AsyncLocalStorage<CacheTags>()

/** Tags the current render: `product:<id>`, `settings`. */
export function recordCacheTag(...tags: string[]): void {
  const reads = current.getStore()
  if (reads) for (const tag of tags) reads.tags.add(tag)
}

/** The current render expires at `date`; the earliest date counts. */
export function recordCacheExpiry(date: Date | null): void {
  const reads = current.getStore()
  if (reads && date && (!reads.expiresAt || date < reads.expiresAt)) reads.expiresAt = date
}

/** Runs `work` and returns its tags and expiry, which also count for an enclosing collection. */
export async function collectCacheTags<T>(
  work: () => Promise<T>,
): Promise<{ value: T; reads: CacheTags }> {
  const reads: CacheTags = { tags: new Set(), expiresAt: null }
  const value = await current.run(reads, work)
  recordCacheTag(...reads.tags)
  recordCacheExpiry(reads.expiresAt)
  return { value, reads }
}
