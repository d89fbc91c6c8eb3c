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
  return groups.flatMap(({ slug: parent, name, categories }, at) => [
    { slug: parent, parent: null, name, position: at + 1, isVisible: true, specifications: [] },
    ...categories.map((one, within) => ({
      slug: one.slug,
      parent,
      name: one.name,
      position: within + 1,
      isVisible: true,
      specifications: one.specifications.map(named),
    })),
  ])
}
