import { foldText } from '#kernel/fold.ts'
import type { CategoryNode, NewCategory } from '../schema.ts'

export type PlaceRefusal =
  | { code: 'category_not_found' }
  | { code: 'category_parent_unknown' }
  | { code: 'category_too_deep' }
  | { code: 'category_parent_has_products' }

const LONGEST_SLUG = 60

/** Slug of the French name, with a number when it is taken. */
export function categorySlug(name: string, taken: ReadonlySet<string>): string {
  const written = foldText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG - 4)
    .replaceAll(/^-+|-+$/g, '')
  const wanted = written === '' ? 'categorie' : written
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number += 1)
    if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`
}

type Tree = readonly (Pick<CategoryNode, 'slug' | 'parent'> & { productCount: number })[]

/** The tree has two levels and only leaves hold products; null when the move is allowed. */
export function categoryMoveRefusal(
  tree: Tree,
  slug: string | null,
  parent: string | null,
): PlaceRefusal | null {
  if (parent === null) return null
  const above = tree.find((category) => category.slug === parent)
  if (!above) return { code: 'category_parent_unknown' }
  const holdsOthers = slug !== null && tree.some((category) => category.parent === slug)
  if (above.parent !== null || parent === slug || holdsOthers) return { code: 'category_too_deep' }
  const isFirst = !tree.some((category) => category.parent === parent)
  if (isFirst && above.productCount > 0) return { code: 'category_parent_has_products' }
  return null
}

type Placed = Pick<NewCategory, 'slug' | 'parent' | 'position'>

/** Positions of the category and its new siblings, from 1. */
export function positionsAfterMove(
  tree: readonly Placed[],
  { slug, parent, at: position }: { slug: string; parent: string | null; at: number },
): Placed[] {
  const sisters = tree
    .filter((category) => category.parent === parent && category.slug !== slug)
    .toSorted((a, b) => a.position - b.position || (a.slug < b.slug ? -1 : 1))
  const slugs = sisters.map((sister) => sister.slug)
  return slugs
    .toSpliced(Math.min(position, slugs.length + 1) - 1, 0, slug)
    .map((value, index) => ({ slug: value, parent, position: index + 1 }))
}

/** Depth first: each parent before its children, by position. */
export function sortByTree<C extends Placed>(tree: readonly C[]): C[] {
  const below = (parent: string | null) =>
    tree
      .filter((category) => category.parent === parent)
      .toSorted((a, b) => a.position - b.position || (a.slug < b.slug ? -1 : 1))
  return below(null).flatMap((group) => [group, ...below(group.slug)])
}
