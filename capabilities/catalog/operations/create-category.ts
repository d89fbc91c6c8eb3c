import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import { insertCategories, lockCategories, savePlaces } from '../queries/categories.ts'
import { positionsAfterMove, categorySlug, categoryMoveRefusal } from '../rules/category-tree.ts'
import type { NewCategory } from '../schema.ts'
import {
  type CategoryCommandDeps,
  categoryAuditSnapshot,
  type CategoryRefusal,
  categoryAuditEntry,
} from './category-command.ts'

type Command = {
  /** The slug defaults to one made of the French name, the position to the last. */
  category: Omit<NewCategory, 'slug' | 'position'> & { slug?: string; position?: number }
  by: AdminActor
}

export const createCategory =
  ({ db, audit }: CategoryCommandDeps) =>
  ({ category: query, by }: Command): Promise<Result<string, CategoryRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<string, CategoryRefusal>> => {
      const tree = await lockCategories(tx)
      const taken = new Set(tree.map((category) => category.slug))
      if (query.slug !== undefined && taken.has(query.slug))
        return refuse({ code: 'category_slug_taken' })
      const slug = query.slug ?? categorySlug(query.name.fr, taken)
      const reason = categoryMoveRefusal(tree, null, query.parent)
      if (reason) return refuse(reason)

      const index = query.position ?? Number.MAX_SAFE_INTEGER
      const places = positionsAfterMove(tree, { slug, parent: query.parent, at: index })
      const position = places.find((place) => place.slug === slug)?.position ?? 1
      const category = { ...query, slug, position }
      await insertCategories(tx, [category])
      await savePlaces(tx, places)
      await audit.record(
        tx,
        categoryAuditEntry(
          by,
          'category_created',
          slug,
          undefined,
          categoryAuditSnapshot(category),
        ),
      )
      return ok(slug)
    })
export type CreateCategory = ReturnType<typeof createCategory>
