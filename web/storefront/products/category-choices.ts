import type { CategoryTreeView } from '#capabilities/catalog/contract.ts'

type Node = CategoryTreeView['items'][number]
export type LeafCategoryChoice = { slug: string; name: string; group: string }
export type CategoryChoices = {
  groups: readonly { slug: string; name: string }[]
  leaves: readonly LeafCategoryChoice[]
}

export const categoryChoices = (tree: readonly Node[]): CategoryChoices => ({
  groups: tree.map(({ slug, name }) => ({ slug, name })),
  leaves: tree.flatMap((group) =>
    (group.children.length === 0 ? [group] : group.children).map(({ slug, name }) => ({
      slug,
      name,
      group: group.slug,
    })),
  ),
})

/** A group stands for all its leaf categories. */
export const leafCategories = (
  slugs: readonly string[],
  { leaves }: CategoryChoices,
): readonly string[] =>
  leaves
    .filter(({ slug, group }) => slugs.includes(slug) || slugs.includes(group))
    .map(({ slug }) => slug)

/** A group whose leaves are all chosen is named by its own slug. Sorted. */
export function categorySlugs(
  chosen: readonly string[],
  { groups, leaves }: CategoryChoices,
): string[] {
  return groups
    .flatMap((group) => {
      const held = leaves.filter((leaf) => leaf.group === group.slug).map(({ slug }) => slug)
      const taken = held.filter((slug) => chosen.includes(slug))
      return held.length > 0 && taken.length === held.length ? [group.slug] : taken
    })
    .sort()
}

export function toggleCategory(
  slugs: readonly string[],
  slug: string,
  choices: CategoryChoices,
): string[] {
  const before = leafCategories(slugs, choices)
  const after = before.includes(slug) ? before.filter((value) => value !== slug) : [...before, slug]
  return categorySlugs(after, choices)
}

/** Null when several categories are chosen. */
export function listHeading(
  slugs: readonly string[],
  choices: CategoryChoices,
): { slug: string; name: string; above: { slug: string; name: string } | null } | null {
  const [slug, ...others] = categorySlugs(leafCategories(slugs, choices), choices)
  if (slug === undefined || others.length > 0) return null
  const group = choices.groups.find((group) => group.slug === slug)
  if (group) return { ...group, above: null }
  const leaf = choices.leaves.find((leave) => leave.slug === slug)
  const above = choices.groups.find((group) => group.slug === leaf?.group) ?? null
  return leaf ? { slug, name: leaf.name, above } : null
}
