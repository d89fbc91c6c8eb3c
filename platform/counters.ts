import { sql } from 'kysely'
import { type Db, tables } from '#platform/database/index.ts'
import type { PlatformTables } from '#platform/database/index.ts'

/** Folds pending increments into the counters, so that totals are cheap to read. */
export async function flushCounters(db: Db): Promise<void> {
  await sql`select platform.flush_counters()`.execute(tables<PlatformTables>(db))
}
