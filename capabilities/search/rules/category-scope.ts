import type { CategoryNode, CategoryScope } from '../schema.ts'

/** A group stands for its categories, unknown slugs match nothing, no slug is no filter (null). */
export function categoryScope(
  requested: string | undefined,
  categories: readonly CategoryNode[],
): CategoryScope | null {
  const slugs = (requested ?? '').split(',').filter((slug) => slug !== '')
  if (slugs.length === 0) return null
  const [only] = slugs
  if (slugs.length === 1 && categories.some((c) => c.slug === only && c.parent === null))
    return { group: only ?? null, slugs: [] }

  const found = categories.filter((c) => slugs.includes(c.slug) || slugs.includes(c.parent ?? ''))
  return { group: null, slugs: found.map((c) => c.slug) }
}
