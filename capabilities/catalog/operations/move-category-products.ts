import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import { lockCategories, moveProducts } from '../queries/categories.ts'
import {
  type CategoryCommandDeps,
  type CategoryRefusal,
  categoryAuditEntry,
} from './category-command.ts'

/** Triggers rebuild the listing of each product: 1,000 take one to two seconds. */
const AT_ONCE = 1000

type Command = { from: string; to: string; by: AdminActor }
type Moved = { moved: number; left: number }

/** One batch; returns how many products are left. */
export const moveCategoryProducts =
  ({ db, clock, audit }: CategoryCommandDeps) =>
  ({ from, to, by }: Command): Promise<Result<Moved, CategoryRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<Moved, CategoryRefusal>> => {
      const tree = await lockCategories(tx)
      const existing = tree.find((category) => category.slug === from)
      if (!existing || !tree.some((category) => category.slug === to))
        return refuse({ code: 'category_not_found' })
      if (from === to || tree.some((category) => category.parent === to))
        return refuse({ code: 'category_not_a_leaf' })

      const moved = await moveProducts(tx, { from, to, most: AT_ONCE, now: clock.now() })
      if (moved > 0)
        await audit.record(
          tx,
          categoryAuditEntry(
            by,
            'category_products_moved',
            from,
            { category: from },
            { category: to, products: moved },
          ),
        )
      return ok({ moved, left: Math.max(0, existing.productCount - moved) })
    })
export type MoveCategoryProducts = ReturnType<typeof moveCategoryProducts>
