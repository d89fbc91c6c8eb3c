import { LRUCache } from 'lru-cache'
import type { Clock } from '#kernel/time.ts'

type TokenBucketOptions = { perSecond: number; burst: number; clock: Clock }

/** Some bytes each; the longest unused are full again when they are dropped. */
const MAX_BUCKETS = 20_000

/**
 * A token bucket by key, in this process only: a limit by the database would cost as much as the cheap
 * reads that it counts. True when a token was left.
 */
export function createTokenBuckets({ perSecond, burst, clock }: TokenBucketOptions) {
  const buckets = new LRUCache<string, { tokens: number; since: number }>({ max: MAX_BUCKETS })
  return (key: string): boolean => {
    const now = clock.now().getTime()
    const bucket = buckets.get(key) ?? { tokens: burst, since: now }
    const refilled = bucket.tokens + (Math.max(0, now - bucket.since) / 1000) * perSecond
    const tokens = Math.min(burst, refilled)
    buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, since: now })
    return tokens >= 1
  }
}
export type TakeToken = ReturnType<typeof createTokenBuckets>
