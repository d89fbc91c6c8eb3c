import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Milliseconds } from '#kernel/time.ts'
import { type Db, tables } from '#platform/database/index.ts'
import type { PlatformTables } from '#platform/database/index.ts'

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
export async function rateLimit(db: Db, limit: Limit): Promise<RateLimitOutcome> {
  const [outcome] = await rateLimits(db, [limit])
  return outcome!
}

/** Whether the next use would be refused. Counts nothing. */
export async function isLimitReached(db: Db, { key, max, per, now }: Limit): Promise<boolean> {
  const slot = Math.floor(now.getTime() / per)
  const rest = 1 - (now.getTime() % per) / per
  const { rows } = await sql<{ is_limited: boolean }>`
    select case when slot = ${slot} then hits + previous * ${rest}::float8
                when slot = ${slot - 1} then hits * ${rest}::float8
                else 0 end + 1 > ${max} as is_limited
    from platform.rate_limits where key = ${hashOf(key)}`.execute(tables<PlatformTables>(db))
  return rows[0]?.is_limited ?? false
}

/** Several limits in one statement, each counted for itself; one outcome for each, in order. */
export async function rateLimits(db: Db, limits: readonly Limit[]): Promise<RateLimitOutcome[]> {
  // Evaluated by name, so that concurrent statements lock the rows they share in one order.
  const order = limits
    .map((_, index) => index)
    .toSorted((a, b) => (limits[a]!.key < limits[b]!.key ? -1 : 1))
  const uses = order.map((index) => sql`${sql.ref(`use_${index}`)} as (${useOf(limits[index]!)})`)
  const hits = order.map((index) => sql`(select hits from ${sql.ref(`use_${index}`)})`)
  const { rows } = await sql<{ hits: (number | null)[] }>`
    with ${sql.join(uses)} select array[${sql.join(hits)}] as hits`.execute(
    tables<PlatformTables>(db),
  )
  return limits.map(({ max, per, now }, index) => {
    const allowed = max > 0 && rows[0]!.hits[order.indexOf(index)] !== null
    if (allowed) return { allowed, retryAfterSeconds: 0 }
    const left = per - (now.getTime() % per)
    return { allowed, retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)) }
  })
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

function useOf({ key, max, per, now }: Limit) {
  const hashed = hashOf(key)
  const slot = Math.floor(now.getTime() / per)
  const intoSlot = (now.getTime() % per) / per
  const endsAt = new Date((slot + 2) * per)
  // The previous slot counts by the share of it within the last `per`.
  return sql`
    insert into platform.rate_limits as kept (key, slot, hits, previous, ends_at)
    values (${hashed}, ${slot}, 1, 0, ${endsAt})
    on conflict (key) do update set
      previous = case when kept.slot = ${slot} then kept.previous when kept.slot = ${slot - 1} then kept.hits else 0 end,
      hits = case when kept.slot = ${slot} then kept.hits + 1 else 1 end,
      slot = ${slot}, ends_at = ${endsAt}
    where case when kept.slot = ${slot} then kept.hits + kept.previous * ${1 - intoSlot}::float8
               when kept.slot = ${slot - 1} then kept.hits * ${1 - intoSlot}::float8
               else 0 end + 1 <= ${max}
    returning hits`
}

export async function deleteExpiredRateLimits(db: Db, now: Date): Promise<void> {
  await tables<PlatformTables>(db)
    .deleteFrom('platform.rate_limits')
    .where('ends_at', '<', now)
    .execute()
}
