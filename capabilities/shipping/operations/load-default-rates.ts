import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { readDefaultRates } from '../data/index.ts'
import { insertMissingRates } from '../queries/delivery-options.ts'

/** Idempotent. Returns the number of rates added. */
export const loadDefaultRates =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  (): Promise<number> => {
    const now = clock.now()
    const rates = readDefaultRates().map((rate) => ({ ...rate, id: newId(now) }))
    return insertMissingRates(db, rates, now)
  }
