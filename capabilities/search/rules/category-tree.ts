import type { CategoryTreeView } from '../../catalog/contract.ts'
import type { CategoryNode } from '../schema.ts'

export function categoryTree(
  categories: readonly CategoryNode[],
  counts: ReadonlyMap<string, number>,
  nameIn: (name: CategoryNode['name']) => string,
): CategoryTreeView['items'] {
  const view = ({ slug, name }: CategoryNode) => ({
    slug,
    name: nameIn(name),
    product_count: counts.get(slug) ?? 0,
  })
  return categories
    .filter(({ parent }) => parent === null)
    .map((group) => ({
      ...view(group),
      children: categories.filter(({ parent }) => parent === group.slug).map(view),
    }))
}
