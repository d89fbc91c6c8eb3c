import { type RawBuilder, sql } from 'kysely'
import type { Cursor } from '#kernel/cursor.ts'

/** A falsy condition is skipped: `search && sql\`…\``. */
type Condition = RawBuilder<unknown> | false | null | ''

/** Joins by AND. For `$1 is null or a = $1` the planner would not use the index of `a`. */
export function allConditions(...conditions: Condition[]): RawBuilder<unknown> {
  const asked = conditions.filter((one) => typeof one === 'object' && one !== null)
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` and `)
}

/** Keyset condition, newest first; null without a cursor. */
export const olderThan = (after: Cursor | null, at: string, id: string): Condition =>
  after && sql`(${sql.ref(at)}, ${sql.ref(id)}) < (${after.at}::timestamptz, ${after.id}::uuid)`
