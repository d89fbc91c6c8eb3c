import { before, type Clock, days, hours, minutes } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { flushCounters } from './counters.ts'
import { deleteExpiredIdempotencyKeys } from './idempotency-keys.ts'
import type { Jobs } from './jobs/index.ts'
import { deleteExpiredRateLimits } from './rate-limit.ts'
import { deleteDeliveredEvents } from './outbox.ts'

/** Facts that everybody has heard stay this long, for those who look for what happened. */
const DELIVERED_KEPT = days(14)

/** Forgets, every hour and in one process, what the platform's own tables need no more; adds up what was counted. */
export function scheduleHousekeeping(jobs: Jobs, { db, clock }: { db: Db; clock: Clock }): void {
  jobs.every('platform.housekeeping', hours(1), async () => {
    const now = clock.now()
    await deleteDeliveredEvents(db, before(now, DELIVERED_KEPT))
    await deleteExpiredIdempotencyKeys(db, now)
    await deleteExpiredRateLimits(db, now)
  })
  jobs.every('platform.counters', minutes(1), () => flushCounters(db))
}
