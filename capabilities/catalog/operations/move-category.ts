import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { publish } from '#platform/outbox.ts'
import { lockCategories, savePlaces } from '../queries/categories.ts'
import { placesAfter, whyNotUnder } from '../rules/category-tree.ts'
import {
  type Arranger,
  type ArrangingDeps,
  type CategoryChanged,
  type CategoryRefusal,
  treeAct,
} from './category-command.ts'

type Command = { slug: string; parent: string | null; position: number; by: Arranger }

/** Puts a category elsewhere in the tree, with all that it holds; its products come along. */
export const placeCategory =
  ({ db, audit }: ArrangingDeps) =>
  ({ slug, parent, position, by }: Command): Promise<Result<null, CategoryRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, CategoryRefusal>> => {
      const tree = await lockCategories(tx)
      const there = tree.find((one) => one.slug === slug)
      if (!there) return refuse({ code: 'category_not_found' })
      const reason = parent === there.parent ? null : whyNotUnder(tree, slug, parent)
      if (reason) return refuse(reason)

      const places = placesAfter(tree, { slug, parent, at: position })
      const now = places.find((one) => one.slug === slug)?.position ?? position
      const sides = [
        { parent: there.parent, position: there.position },
        { parent, position: now },
      ]
      if (JSON.stringify(sides[0]) === JSON.stringify(sides[1])) return ok(null)
      await savePlaces(tx, places)
      // Lists count and find products by their group.
      if (parent !== there.parent)
        await publish<CategoryChanged>(tx, { type: 'catalog.category_changed', slug }, slug)
      await audit.record(tx, treeAct(by, 'category_moved', slug, sides[0], sides[1]))
      return ok(null)
    })
export type PlaceCategory = ReturnType<typeof placeCategory>
