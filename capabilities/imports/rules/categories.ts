import { foldText } from '#kernel/fold.ts'
import type { CategoryNode } from '#capabilities/catalog/index.ts'

export type CategoryOf = (text: string) => string | null

/** The vendor's own mapping comes first, then slugs and names in any language. */
export function categoryFinder(
  tree: readonly CategoryNode[],
  mapped: Readonly<Record<string, string>>,
): CategoryOf {
  const parents = new Set(tree.flatMap(({ parent }) => parent ?? []))
  const leaves = tree.filter(({ slug }) => !parents.has(slug))
  const bySlug = new Set(leaves.map(({ slug }) => slug))
  const byName = new Map<string, string>()
  // A group with a single leaf stands for that leaf; a leaf of the same name takes precedence.
  for (const group of tree.filter(({ slug }) => parents.has(slug))) {
    const own = leaves.filter(({ parent }) => parent === group.slug)
    const [only, second] = own
    if (!only || second) continue
    for (const name of [group.slug, ...Object.values(group.name)])
      byName.set(foldText(name), only.slug)
  }
  for (const { slug, name } of leaves)
    for (const value of [slug, ...Object.values(name)]) byName.set(foldText(value), slug)

  const find = (text: string): string | null => {
    const name = foldText(text)
    const chosen = mapped[name]
    if (chosen !== undefined && bySlug.has(chosen)) return chosen
    return byName.get(name) ?? null
  }
  return (text) => {
    const whole = find(text)
    if (whole !== null || text.trim() === '') return whole
    for (const path of text.split(/[,;|]/))
      for (const step of path.split(/[>/»]/).toReversed()) {
        const found = step.trim() === '' ? null : find(step)
        if (found !== null) return found
      }
    return null
  }
}
