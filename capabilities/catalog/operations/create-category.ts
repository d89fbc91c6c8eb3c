import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { insertCategories, lockCategories, savePlaces } from '../queries/categories.ts'
import { placesAfter, slugFor, whyNotUnder } from '../rules/category-tree.ts'
import type { NewCategory } from '../schema.ts'
import {
  type Arranger,
  type ArrangingDeps,
  auditedCategory,
  type CategoryRefusal,
  treeAct,
} from './category-command.ts'

type Command = {
  /** Without an address it gets one after its name; without a place it is the last. */
  category: Omit<NewCategory, 'slug' | 'position'> & { slug?: string; position?: number }
  by: Arranger
}

/** Adds a category to the tree, and says its address. */
export const createCategory =
  ({ db, audit }: ArrangingDeps) =>
  ({ category: asked, by }: Command): Promise<Result<string, CategoryRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<string, CategoryRefusal>> => {
      const tree = await lockCategories(tx)
      const taken = new Set(tree.map((one) => one.slug))
      if (asked.slug !== undefined && taken.has(asked.slug))
        return refuse({ code: 'category_slug_taken' })
      const slug = asked.slug ?? slugFor(asked.name.fr, taken)
      const reason = whyNotUnder(tree, null, asked.parent)
      if (reason) return refuse(reason)

      const at = asked.position ?? Number.MAX_SAFE_INTEGER
      const places = placesAfter(tree, { slug, parent: asked.parent, at })
      const position = places.find((one) => one.slug === slug)?.position ?? 1
      const category = { ...asked, slug, position }
      await insertCategories(tx, [category])
      await savePlaces(tx, places)
      await audit.record(
        tx,
        treeAct(by, 'category_created', slug, undefined, auditedCategory(category)),
      )
      return ok(slug)
    })
export type CreateCategory = ReturnType<typeof createCategory>
