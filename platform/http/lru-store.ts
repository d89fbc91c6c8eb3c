import type { Encoding } from './compress.ts'

/** A kept answer. */
export type CacheEntry = {
  readonly status: number
  readonly contentType: string
  readonly body: Uint8Array<ArrayBuffer>
  readonly etag: string
  readonly csp: string | null
  readonly headers: Readonly<Record<string, string>>
  readonly tags: ReadonlySet<string>
  readonly expiresAt: Date
  /** Compressed forms, made at the first demand; the promise is shared by those who wait for it. */
  readonly encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
}

/** What an entry costs beside its bytes: the objects that hold it and its compressed forms. */
const OVERHEAD = 1500

/** Counted as if both compressed forms were there: about a third of the text together. */
const sizeOf = (key: string, entry: CacheEntry): number =>
  Math.ceil(entry.body.byteLength * 1.5) + key.length * 2 + OVERHEAD

/** Entries by key and by tag, bounded in bytes; the least recently used go first. */
export function createLruStore(maxBytes: number) {
  const entries = new Map<string, CacheEntry>()
  const keysOf = new Map<string, Set<string>>()
  let bytes = 0

  function remove(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= sizeOf(key, entry)
    for (const tag of entry.tags) {
      const keys = keysOf.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysOf.delete(tag)
    }
  }

  return {
    /** The entry, which becomes the most recently used. */
    find(key: string): CacheEntry | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    /** Keeps an entry, unless it alone would take a quarter of the room. */
    store(key: string, entry: CacheEntry): void {
      remove(key)
      if (sizeOf(key, entry) > maxBytes / 4) return
      entries.set(key, entry)
      bytes += sizeOf(key, entry)
      for (const tag of entry.tags) {
        const keys = keysOf.get(tag) ?? new Set()
        keysOf.set(tag, keys.add(key))
      }
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break
        remove(oldest)
      }
    },
    removeTagged(tags: readonly string[]): void {
      for (const tag of tags) for (const key of keysOf.get(tag) ?? []) remove(key)
    },
    removeAll(): void {
      for (const key of entries.keys()) remove(key)
    },
    size: () => ({ entries: entries.size, bytes }),
  }
}
