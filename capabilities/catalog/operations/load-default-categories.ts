import type { Db } from '#platform/database/index.ts'
import { readDefaultCategories } from '../data/index.ts'
import {
  saveSuggestedSpecifications,
  hasCategories,
  insertCategories,
} from '../queries/categories.ts'

/**
 * Gives a marketplace without any category the tree it starts from, and those of that tree their
 * suggested names where nobody has chosen any. A tree that is there stays as it is.
 */
export const loadDefaultCategories =
  ({ db }: { db: Db }) =>
  async ({ plantsTree }: { plantsTree: boolean }): Promise<void> => {
    const tree = readDefaultCategories()
    if (plantsTree && !(await hasCategories(db))) await insertCategories(db, tree)
    await saveSuggestedSpecifications(db, tree)
  }
