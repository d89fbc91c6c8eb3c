import { type RawBuilder, sql } from 'kysely'
import type { Cursor } from '#kernel/cursor.ts'

/** A falsy condition is skipped: `search && sql\`…\``. */
type Condition = RawBuilder<unknown> | false | null | ''

/** Joins by AND. For `$1 is null or a = $1` the planner would not use the index of `a`. */
export function allConditions(...conditions: Condition[]): RawBuilder<unknown> {
  const requests = conditions.filter(
    (condition) => typeof condition === 'object' && condition !== null,
  )
  return requests.length === 0 ? sql`true` : sql.join(requests, sql` and `)
}

/** Keyset condition, newest first; null without a cursor. */
export const olderThan = (after: Cursor | null, time: string, id: string): Condition =>
  after && sql`(${sql.ref(time)}, ${sql.ref(id)}) < (${after.at}::timestamptz, ${after.id}::uuid)`
