import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import {
  closeCategoryToProducts,
  deleteCategoryRow,
  lockCategories,
} from '../queries/categories.ts'
import {
  type CategoryCommandDeps,
  categoryAuditSnapshot,
  type CategoryRefusal,
  categoryAuditEntry,
} from './category-command.ts'

type Command = { slug: string; by: AdminActor }

/** Refuses a category that has children or products. */
export const deleteCategory =
  ({ db, audit }: CategoryCommandDeps) =>
  ({ slug, by }: Command): Promise<Result<null, CategoryRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, CategoryRefusal>> => {
      const tree = await lockCategories(tx)
      const existing = tree.find((category) => category.slug === slug)
      if (!existing) return refuse({ code: 'category_not_found' })
      if (tree.some((category) => category.parent === slug))
        return refuse({ code: 'category_has_categories' })
      const count = await closeCategoryToProducts(tx, slug)
      if (count > 0) return refuse({ code: 'category_has_products', count })

      await deleteCategoryRow(tx, slug)
      await audit.record(
        tx,
        categoryAuditEntry(by, 'category_deleted', slug, categoryAuditSnapshot(existing)),
      )
      return ok(null)
    })
export type DeleteCategory = ReturnType<typeof deleteCategory>
