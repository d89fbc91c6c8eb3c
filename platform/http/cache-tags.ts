import { AsyncLocalStorage } from 'node:async_hooks'

export type CacheTags = { tags: Set<string>; expiresAt: Date | null }

const current = new AsyncLocalStorage<CacheTags>()

/** Says that what is being rendered depends on these: `product:<id>`, `settings`. */
export function recordCacheTag(...tags: string[]): void {
  const reads = current.getStore()
  if (reads) for (const tag of tags) reads.tags.add(tag)
}

/** Says that what is being rendered changes by itself at `date`; the earliest date counts. */
export function recordCacheExpiry(date: Date | null): void {
  const reads = current.getStore()
  if (reads && date && (!reads.expiresAt || date < reads.expiresAt)) reads.expiresAt = date
}

/** Runs `work` and tells what it read. A collection around this one gets it too. */
export async function collectCacheTags<T>(
  work: () => Promise<T>,
): Promise<{ value: T; reads: CacheTags }> {
  const reads: CacheTags = { tags: new Set(), expiresAt: null }
  const value = await current.run(reads, work)
  recordCacheTag(...reads.tags)
  recordCacheExpiry(reads.expiresAt)
  return { value, reads }
}
