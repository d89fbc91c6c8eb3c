import { type RawBuilder, sql } from 'kysely'
import type { Cursor } from '#kernel/cursor.ts'

/** What was not asked is nothing: `search && sql\`…\``. */
type Condition = RawBuilder<unknown> | false | null | ''

/**
 * Those of the conditions that are asked, all at once. What is not asked is not in the statement at all: of
 * `$1 is null or a = $1` the planner knows neither, and reads past the index of `a`.
 */
export function allConditions(...conditions: Condition[]): RawBuilder<unknown> {
  const asked = conditions.filter((one) => typeof one === 'object' && one !== null)
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` and `)
}

/** What comes after a cursor in a list whose newest stand first; null at its beginning. */
export const olderThan = (after: Cursor | null, at: string, id: string): Condition =>
  after && sql`(${sql.ref(at)}, ${sql.ref(id)}) < (${after.at}::timestamptz, ${after.id}::uuid)`
