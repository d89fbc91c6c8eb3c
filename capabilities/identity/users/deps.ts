import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { UserId } from '../schema.ts'

export type UsersDeps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  /** Drops what this process remembers of what somebody may do. */
  forget: (userId: UserId) => void
}
/** Something that an administrator does to an account. */
export type OnUserChanged = { userId: UserId; by: UserId; origin: Origin }
