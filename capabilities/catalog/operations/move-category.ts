import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { publish } from '#platform/outbox.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import { lockCategories, savePlaces } from '../queries/categories.ts'
import { positionsAfterMove, categoryMoveRefusal } from '../rules/category-tree.ts'
import {
  type CategoryCommandDeps,
  type CategoryChangeResult,
  type CategoryRefusal,
  categoryAuditEntry,
} from './category-command.ts'

type Command = { slug: string; parent: string | null; position: number; by: AdminActor }

export const moveCategory =
  ({ db, audit }: CategoryCommandDeps) =>
  ({ slug, parent, position, by }: Command): Promise<Result<null, CategoryRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, CategoryRefusal>> => {
      const tree = await lockCategories(tx)
      const existing = tree.find((category) => category.slug === slug)
      if (!existing) return refuse({ code: 'category_not_found' })
      const reason = parent === existing.parent ? null : categoryMoveRefusal(tree, slug, parent)
      if (reason) return refuse(reason)

      const places = positionsAfterMove(tree, { slug, parent, at: position })
      const now = places.find((place) => place.slug === slug)?.position ?? position
      const sides = [
        { parent: existing.parent, position: existing.position },
        { parent, position: now },
      ]
      if (JSON.stringify(sides[0]) === JSON.stringify(sides[1])) return ok(null)
      await savePlaces(tx, places)
      // Search listings count and find products by their top category.
      if (parent !== existing.parent)
        await publish<CategoryChangeResult>(tx, { type: 'catalog.category_changed', slug }, slug)
      await audit.record(tx, categoryAuditEntry(by, 'category_moved', slug, sides[0], sides[1]))
      return ok(null)
    })
export type MoveCategory = ReturnType<typeof moveCategory>
