import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Milliseconds } from '#kernel/time.ts'
import { type Db, tables } from '#platform/database/index.ts'

type Limit = {
  /** `sign-in:<address>`; stored as a hash. */
  key: string
  max: number
  per: Milliseconds
  now: Date
}
/** What is refused by a limit, and when it may be asked again. */
export type RateLimited = { code: 'too_many_requests'; retryAfterSeconds: number }
export type RateLimitOutcome = { allowed: boolean; retryAfterSeconds: number }

/** Sliding window over all processes. Refused uses do not count, so that waiting always helps. */
export async function rateLimit(db: Db, { key, max, per, now }: Limit): Promise<RateLimitOutcome> {
  const hashed = createHash('sha256').update(key).digest('base64url')
  const slot = Math.floor(now.getTime() / per)
  const intoSlot = (now.getTime() % per) / per
  const endsAt = new Date((slot + 2) * per)
  // The previous slot counts by the share of it within the last `per`.
  const { rows } = await sql<{ hits: number }>`
    insert into platform.rate_limits as kept (key, slot, hits, previous, ends_at)
    values (${hashed}, ${slot}, 1, 0, ${endsAt})
    on conflict (key) do update set
      previous = case when kept.slot = ${slot} then kept.previous when kept.slot = ${slot - 1} then kept.hits else 0 end,
      hits = case when kept.slot = ${slot} then kept.hits + 1 else 1 end,
      slot = ${slot}, ends_at = ${endsAt}
    where case when kept.slot = ${slot} then kept.hits + kept.previous * ${1 - intoSlot}::float8
               when kept.slot = ${slot - 1} then kept.hits * ${1 - intoSlot}::float8
               else 0 end + 1 <= ${max}
    returning hits`.execute(tables<object>(db))
  if (rows.length > 0 && max > 0) return { allowed: true, retryAfterSeconds: 0 }
  return {
    allowed: false,
    retryAfterSeconds: Math.max(1, Math.ceil((per * (1 - intoSlot)) / 1000)),
  }
}

export async function deleteExpiredRateLimits(db: Db, now: Date): Promise<void> {
  await sql`delete from platform.rate_limits where ends_at < ${now}`.execute(tables<object>(db))
}
