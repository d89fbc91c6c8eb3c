import { before, type Clock, days, hours, minutes } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { flushCounters } from './counters.ts'
import { deleteExpiredIdempotencyKeys } from './idempotency-keys.ts'
import type { Jobs } from './jobs/index.ts'
import { deleteExpiredRateLimits } from './rate-limit.ts'
import { deleteDeliveredEvents } from './outbox-queries.ts'

/** Delivered events are kept this long for investigations. */
const DELIVERED_RETENTION = days(14)

/** Hourly, in one process: expires rows of the platform's tables and flushes counters. */
export function scheduleHousekeeping(jobs: Jobs, { db, clock }: { db: Db; clock: Clock }): void {
  jobs.every('platform.housekeeping', hours(1), async () => {
    const now = clock.now()
    await deleteDeliveredEvents(db, before(now, DELIVERED_RETENTION))
    await deleteExpiredIdempotencyKeys(db, now)
    await deleteExpiredRateLimits(db, now)
  })
  jobs.every('platform.counters', minutes(1), () => flushCounters(db))
}
