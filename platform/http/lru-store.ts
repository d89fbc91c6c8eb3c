import { LRUCache } from 'lru-cache'
import type { Encoding } from './compress.ts'

export type CacheEntry = {
  readonly status: number
  readonly contentType: string
  readonly body: Uint8Array<ArrayBuffer>
  readonly etag: string
  readonly csp: string | null
  readonly headers: Readonly<Record<string, string>>
  readonly tags: ReadonlySet<string>
  readonly expiresAt: Date
  /** Compressed at the first request; concurrent requests share the promise. */
  readonly encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
}

/** Bytes of the objects that hold an entry. */
const OVERHEAD = 1500

/** Counts both compressed forms in advance: about a third of the text. */
const sizeOf = (key: string, entry: CacheEntry): number =>
  Math.ceil(entry.body.byteLength * 1.5) + key.length * 2 + OVERHEAD

export function createLruStore(maxBytes: number) {
  const keysOf = new Map<string, Set<string>>()
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: Math.max(1, maxBytes), // 1 byte holds no entry: the cache is off
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
    sizeCalculation: (entry, key) => sizeOf(key, entry),
    onInsert({ tags }, key) {
      for (const tag of tags) {
        const keys = keysOf.get(tag) ?? new Set()
        keysOf.set(tag, keys.add(key))
      }
    },
    dispose({ tags }, key) {
      for (const tag of tags) {
        const keys = keysOf.get(tag)
        keys?.delete(key)
        if (keys?.size === 0) keysOf.delete(tag)
      }
    },
  })

  return {
    find: (key: string): CacheEntry | undefined => entries.get(key),
    store: (key: string, entry: CacheEntry): void => void entries.set(key, entry),
    removeTagged(tags: readonly string[]): void {
      for (const tag of tags) for (const key of keysOf.get(tag) ?? []) entries.delete(key)
    },
    removeAll: (): void => entries.clear(),
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  }
}
