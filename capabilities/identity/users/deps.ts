import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { UserId } from '../schema.ts'

export type UsersDeps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  /** Invalidates the user's cached session state in this process. */
  forget: (userId: UserId) => void
}
export type OnUserChanged = { userId: UserId; by: UserId; origin: Origin }
