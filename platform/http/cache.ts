import { nextMidnight } from '#kernel/calendar.ts'
import type { Clock } from '#kernel/time.ts'
import { type Listener, notify, type Tx } from '#platform/database/index.ts'
import { throttleInvalidations } from './invalidation-throttle.ts'
import { createLruStore, type CacheEntry } from './lru-store.ts'
import { collectCacheTags, recordCacheExpiry, recordCacheTag } from './cache-tags.ts'
import { type RenderedPage, entryOf } from './cache-entry.ts'

const CHANNEL = 'cache'
const EVERYTHING = '*'
/** NOTIFY carries less than 8,000 bytes. */
const LONGEST_PAYLOAD = 7000
export type { CacheEntry } from './lru-store.ts'

/** A render in progress, and the tags invalidated since it began. */
type Flight = { entry?: Promise<CacheEntry>; dropped: Set<string> }

type CacheOptions = {
  clock: Clock
  maxBytes: number
  onOutcome?: (outcome: 'hit' | 'miss' | 'joined') => void
}

/** Invalidates tags in every process at commit: `product:<id>`, `vendor:<id>`, `settings`. */
export async function invalidate(tx: Tx, tags: readonly string[]): Promise<void> {
  let payload = ''
  for (const tag of new Set(tags)) {
    if (payload.length + tag.length > LONGEST_PAYLOAD) {
      await notify(tx, CHANNEL, payload)
      payload = ''
    }
    payload += payload ? `\n${tag}` : tag
  }
  if (payload) await notify(tx, CHANNEL, payload)
}

export const invalidateEverything = (tx: Tx): Promise<void> => notify(tx, CHANNEL, EVERYTHING)

/** The page and list cache of this process, bounded in bytes and invalidated by tags. */
export function createCache({ clock, maxBytes, onOutcome = () => {} }: CacheOptions) {
  const stored = createLruStore(maxBytes)
  const midnightAfter = rememberedMidnight()
  const underWay = new Set<Flight>()
  const joinable = new Map<string, Flight>()

  function drop(tags: readonly string[]): void {
    for (const flight of underWay) for (const tag of tags) flight.dropped.add(tag)
    // Later callers must not join a render that has read old data.
    joinable.clear()
    if (tags.includes(EVERYTHING)) stored.removeAll()
    else stored.removeTagged(tags)
  }

  const isStale = ({ dropped }: Flight, tags: ReadonlySet<string>): boolean =>
    dropped.has(EVERYTHING) || [...tags].some((tag) => dropped.has(tag))

  async function take(key: string, flight: Flight, render: () => Promise<RenderedPage>) {
    underWay.add(flight)
    try {
      const { value, reads } = await collectCacheTags(render)
      const midnight = midnightAfter(clock.now())
      const expiresAt = reads.expiresAt && reads.expiresAt < midnight ? reads.expiresAt : midnight
      const entry = entryOf(value, reads.tags, expiresAt)
      if (entry.status === 200 && expiresAt > clock.now() && !isStale(flight, reads.tags))
        stored.store(key, entry)
      return entry
    } finally {
      underWay.delete(flight)
      if (joinable.get(key) === flight) joinable.delete(key)
    }
  }

  return {
    /** The cached entry or a new render, which concurrent callers of the key share. */
    async get(key: string, render: () => Promise<RenderedPage>): Promise<CacheEntry> {
      const found = stored.find(key)
      if (found && found.expiresAt > clock.now()) {
        onOutcome('hit')
        return noted(found)
      }
      const joined = joinable.get(key)
      onOutcome(joined ? 'joined' : 'miss')
      if (joined?.entry) return noted(await joined.entry)

      const flight: Flight = { dropped: new Set() }
      joinable.set(key, flight)
      flight.entry = take(key, flight, render)
      return noted(await flight.entry)
    },
    /** The cached entry if it has not expired; renders nothing. */
    find(key: string): CacheEntry | null {
      const found = stored.find(key)
      if (!found || found.expiresAt <= clock.now()) return null
      onOutcome('hit')
      return found
    },
    drop,
    /** Subscribes to invalidations; after a lost connection everything is dropped. */
    listen: (listener: Listener): Promise<() => Promise<void>> => {
      const hear = throttleInvalidations(drop)
      return listener.listen(CHANNEL, (payload) => hear(payload.split('\n')), {
        onReconnect: () => drop([EVERYTHING]),
      })
    },
    size: stored.size,
  }
}
export type Cache = ReturnType<typeof createCache>

/** A render that uses a cached entry inherits its tags and expiry. */
function noted(entry: CacheEntry): CacheEntry {
  recordCacheTag(...entry.tags)
  recordCacheExpiry(entry.expiresAt)
  return entry
}

function rememberedMidnight(): (now: Date) => Date {
  let since = new Date(0)
  let midnight = since
  return (now) => {
    if (now >= midnight || now < since) [since, midnight] = [now, nextMidnight(now)]
    return midnight
  }
}

/** The path with its known parameters sorted, and the other inputs of the content. */
export function cacheKey(
  path: string,
  query: URLSearchParams,
  known: ReadonlySet<string>,
  ...rest: readonly (string | null)[]
): string {
  const stored = [...query].filter(([name]) => known.has(name))
  // A stable sort keeps the order of several values of one parameter.
  stored.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return [path, new URLSearchParams(stored).toString(), ...rest.map((part) => part ?? '')].join(
    '\n',
  )
}
