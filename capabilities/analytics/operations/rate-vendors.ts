import { ok } from '#kernel/result.ts'
import { before, days } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/index.ts'
import {
  listPerformance,
  type PerformanceRow,
  savePerformance,
} from '../queries/vendor-performance.ts'
import type {
  PerformanceLineView,
  PerformancePageView,
  PerformanceQuery,
} from '../vendor-performance.contract.ts'
import type { AnalyticsDeps } from './track-events.ts'

/** Long enough for most orders to have ended. */
const RATED = days(90)

/** Runs hourly. */
export const rateVendors =
  ({ db, clock }: AnalyticsDeps) =>
  async (): Promise<void> => {
    await inTransaction(db, async (tx) => {
      const now = clock.now()
      await savePerformance(tx, { since: before(now, RATED), now })
      return ok(null)
    })
  }

export const readPerformance =
  ({ db }: Pick<AnalyticsDeps, 'db'>) =>
  async (query: PerformanceQuery): Promise<PerformancePageView> => {
    const { search = '', sort = 'orders', limit = 25, cursor = '' } = query
    const offset = /^\d+$/.test(cursor) ? Number(cursor) : 0
    const found = await listPerformance(db, { search, sort, offset, limit })
    const end = offset + found.rows.length
    return {
      items: found.rows.map(lineOf),
      total: found.total,
      total_is_estimate: false,
      next: end < found.total ? String(end) : null,
      computed_at: found.computed_at,
    }
  }
export type ReadPerformance = ReturnType<typeof readPerformance>

const rate = (part: number, whole: number): number | null =>
  whole === 0 ? null : (100 * part) / whole

const lineOf = (row: PerformanceRow): PerformanceLineView => ({
  id: row.id,
  business_name: row.business_name,
  orders: row.orders,
  cancelled_rate: rate(row.cancelled, row.orders),
  late_rate: rate(row.late, row.ended),
  refused_rate: rate(row.refused, row.ended),
  returned_rate: rate(row.returned, row.delivered),
})
