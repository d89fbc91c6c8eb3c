import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { closeToProducts, deleteCategory, lockCategories } from '../queries/categories.ts'
import {
  type Arranger,
  type ArrangingDeps,
  auditedCategory,
  type CategoryRefusal,
  treeAct,
} from './category-command.ts'

type Command = { slug: string; by: Arranger }

/** Takes an empty category out of the tree; one that holds anything stays. */
export const removeCategory =
  ({ db, audit }: ArrangingDeps) =>
  ({ slug, by }: Command): Promise<Result<null, CategoryRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, CategoryRefusal>> => {
      const tree = await lockCategories(tx)
      const there = tree.find((one) => one.slug === slug)
      if (!there) return refuse({ code: 'category_not_found' })
      if (tree.some((one) => one.parent === slug))
        return refuse({ code: 'category_has_categories' })
      const count = await closeToProducts(tx, slug)
      if (count > 0) return refuse({ code: 'category_has_products', count })

      await deleteCategory(tx, slug)
      await audit.record(tx, treeAct(by, 'category_deleted', slug, auditedCategory(there)))
      return ok(null)
    })
export type RemoveCategory = ReturnType<typeof removeCategory>
