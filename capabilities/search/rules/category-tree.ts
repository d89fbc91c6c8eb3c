import type { CategoryTreeView } from '../../catalog/contract.ts'
import type { Category } from '../schema.ts'

export function categoryTree(
  categories: readonly Category[],
  counts: ReadonlyMap<string, number>,
  nameIn: (name: Category['name']) => string,
): CategoryTreeView['items'] {
  const view = ({ slug, name }: Category) => ({
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
