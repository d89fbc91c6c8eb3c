import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { publish } from '#platform/outbox.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import { lockCategories, saveCategory } from '../queries/categories.ts'
import type { NewCategory } from '../schema.ts'
import {
  type CategoryCommandDeps,
  categoryAuditSnapshot,
  type CategoryChangeResult,
  type CategoryRefusal,
  categoryAuditEntry,
} from './category-command.ts'

type Command = {
  slug: string
  changes: Pick<NewCategory, 'name' | 'isVisible' | 'specifications'>
  by: AdminActor
}

/** Does not change parent and position. */
export const editCategory =
  ({ db, audit }: CategoryCommandDeps) =>
  ({ slug, changes, by }: Command): Promise<Result<null, CategoryRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, CategoryRefusal>> => {
      const existing = (await lockCategories(tx)).find((category) => category.slug === slug)
      if (!existing) return refuse({ code: 'category_not_found' })
      const next = { ...existing, ...changes }
      const [before, after] = [categoryAuditSnapshot(existing), categoryAuditSnapshot(next)]
      if (JSON.stringify(before) === JSON.stringify(after)) return ok(null)

      await saveCategory(tx, next)
      // Search listings contain the name of the category.
      if (JSON.stringify(existing.name) !== JSON.stringify(changes.name))
        await publish<CategoryChangeResult>(tx, { type: 'catalog.category_changed', slug }, slug)
      await audit.record(tx, categoryAuditEntry(by, 'category_edited', slug, before, after))
      return ok(null)
    })
export type EditCategory = ReturnType<typeof editCategory>
