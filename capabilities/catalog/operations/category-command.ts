import type { Clock } from '#kernel/time.ts'
import type { AuditActionOf, Audit, AdminActor } from '#capabilities/audit/index.ts'
import type { Db } from '#platform/database/index.ts'
import type { PlaceRefusal } from '../rules/category-tree.ts'
import type { NewCategory } from '../schema.ts'

export type CategoryCommandDeps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'> }

export type CategoryRefusal =
  | PlaceRefusal
  | { code: 'category_slug_taken' }
  | { code: 'category_has_products'; count: number }
  | { code: 'category_has_categories' }
  | { code: 'category_not_a_leaf' }

/** The name or parent of a category has changed; search listings contain both. */
export type CategoryChangeResult = { type: 'catalog.category_changed'; slug: string }

export const categoryAuditSnapshot = ({
  parent,
  name,
  position,
  isVisible,
  ...rest
}: NewCategory) => ({
  parent,
  name,
  position,
  is_visible: isVisible,
  suggested_specifications: rest.specifications,
})

export const categoryAuditEntry = (
  { adminId, origin }: AdminActor,
  action: AuditActionOf<'catalog'>,
  slug: string,
  before?: unknown,
  after?: unknown,
) => ({
  actor: { role: 'admin' as const, id: adminId },
  action: `catalog.${action}` as const,
  subject: { type: 'category', id: slug },
  before,
  after,
  ...origin,
})
