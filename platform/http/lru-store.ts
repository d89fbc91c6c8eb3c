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
    find(key: string): CacheEntry | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    /** Skips an entry that alone would take a quarter of the space. */
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
