import { z } from 'zod'

const Category = z.object({ slug: z.string(), name: z.string(), product_count: z.number().int() })

/** The groups with their categories, and how many public products each holds (a group: all of its own). */
export const CategoryTree = z.object({
  items: z.array(Category.extend({ children: z.array(Category) })),
})
export type CategoryTreeView = z.infer<typeof CategoryTree>
