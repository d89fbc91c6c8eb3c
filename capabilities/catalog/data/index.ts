import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { CategoryNames, NewCategory } from '../schema.ts'

const Names = z.strictObject({ fr: z.string(), en: z.string(), ar: z.string() })
const Tree = z.strictObject({
  specifications: z.record(z.string(), Names),
  groups: z.array(
    z.strictObject({
      slug: z.string(),
      name: Names,
      categories: z.array(
        z.strictObject({ slug: z.string(), name: Names, specifications: z.array(z.string()) }),
      ),
    }),
  ),
})

/** Parents before their children. */
export function readDefaultCategories(): NewCategory[] {
  const text = readFileSync(new URL('categories.json', import.meta.url), 'utf8')
  const { specifications, groups } = Tree.parse(JSON.parse(text))
  const named = (key: string): CategoryNames => {
    const names = specifications[key]
    if (!names) throw new Error(`no specification ${key}`)
    return names
  }
  return groups.flatMap(({ slug: parent, name, categories }, index) => [
    { slug: parent, parent: null, name, position: index + 1, isVisible: true, specifications: [] },
    ...categories.map((category, within) => ({
      slug: category.slug,
      parent,
      name: category.name,
      position: within + 1,
      isVisible: true,
      specifications: category.specifications.map(named),
    })),
  ])
}
