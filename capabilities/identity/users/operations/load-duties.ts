import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { saveDuties } from '../../auth/queries/duties.ts'

/** Writes the duties of the registry. Idempotent. */
export const loadDuties =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  (): Promise<void> =>
    saveDuties(db, clock.now())
