import type { Db } from '#platform/database/index.ts'
import { fillItemNames } from '../queries/item-names.ts'

const BATCH = 1_000

/** Backfill in short transactions; also catches rows that the version before wrote during a deploy. */
export const copyItemNames =
  ({ db }: { db: Db }) =>
  async (): Promise<void> => {
    while ((await fillItemNames(db, BATCH)) === BATCH);
  }
