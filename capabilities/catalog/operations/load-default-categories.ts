import type { Db } from '#platform/database/index.ts'
import { readDefaultCategories } from '../data/index.ts'
import {
  saveSuggestedSpecifications,
  hasCategories,
  insertCategories,
} from '../queries/categories.ts'

/** Idempotent: inserts only into an empty tree, and suggestions only where there are none. */
export const loadDefaultCategories =
  ({ db }: { db: Db }) =>
  async ({ createsDefaultTree: plantsTree }: { createsDefaultTree: boolean }): Promise<void> => {
    const tree = readDefaultCategories()
    if (plantsTree && !(await hasCategories(db))) await insertCategories(db, tree)
    await saveSuggestedSpecifications(db, tree)
  }
