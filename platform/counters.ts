import { sql } from 'kysely'
import { type Db, tables } from '#platform/database/index.ts'

/**
 * Adds what was counted since to the counters, so that reading a figure stays short. Figures are
 * right before and after; only who reads them sums fewer rows.
 */
export async function flushCounters(db: Db): Promise<void> {
  await sql`select platform.flush_counters()`.execute(tables<object>(db))
}
