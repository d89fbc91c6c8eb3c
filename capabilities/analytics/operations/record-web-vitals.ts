import { localDate } from '#kernel/calendar.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { minutes } from '#kernel/time.ts'
import { entriesOf } from '#kernel/records.ts'
import { rateLimit, type RateLimited } from '#platform/rate-limit.ts'
import type { VitalsInput } from '../contract.ts'
import { insertWebVitals } from '../queries/events.ts'
import { vitalBucket } from '../rules/web-vitals.ts'
import type { AnalyticsDeps } from './track-events.ts'

type Command = { sent: VitalsInput; address: string }

const PER_ADDRESS = 600

/** Adds to counters of the day; the visitor is not stored. */
export const recordWebVitals =
  ({ db, clock }: AnalyticsDeps) =>
  async ({ sent, address }: Command): Promise<Result<null, RateLimited>> => {
    const now = clock.now()
    const use = { key: `vitals.address:${address}`, max: PER_ADDRESS, per: minutes(1), now }
    const { allowed, retryAfterSeconds } = await rateLimit(db, use)
    if (!allowed) return refuse({ code: 'too_many_requests', retryAfterSeconds })
    // Sorted, so that concurrent transactions lock the rows in one order and cannot deadlock.
    const values = entriesOf(sent.values).toSorted(([a], [b]) => (a < b ? -1 : 1))
    const counted = values.flatMap(([metric, value]) => {
      if (value === undefined) return []
      const bucket = vitalBucket(metric, value)
      return [{ route: sent.route, device: sent.device, metric, bucket }]
    })
    if (counted.length > 0) await insertWebVitals(db, localDate(now), counted)
    return ok(null)
  }
export type ReceiveVitals = ReturnType<typeof recordWebVitals>
