import { z } from 'zod'

export const AdminSearchQuery = z.object({ q: z.string().trim().min(2).max(120) })

export const ADMIN_SEARCH_KINDS = ['order', 'return', 'user', 'vendor', 'product', 'batch'] as const

/** What was found first of each kind. */
export const AdminSearchResult = z.object({
  items: z.array(
    z.strictObject({
      kind: z.enum(ADMIN_SEARCH_KINDS),
      id: z.uuid(),
      title: z.string(),
      /** Customer and vendor of an order, email address of a user, vendor of a product. */
      detail: z.string(),
    }),
  ),
})
export type AdminSearchView = z.infer<typeof AdminSearchResult>
