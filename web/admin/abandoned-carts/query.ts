import type { CartSort, Reminder } from '#capabilities/cart/contract.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { paths } from '#web/paths.ts'

/** The orders of the list; the first is what an address without one means. */
export const CART_SORTS = [
  'newest',
  'oldest',
  'total_desc',
  'total_asc',
] as const satisfies readonly CartSort[]

/** What the list can be narrowed to. */
export const REMINDER_FILTERS = ['all', 'none', 'agreed', 'sent'] as const satisfies readonly (
  | 'all'
  | Reminder
)[]

/** The list of left carts in the address: what it is narrowed to, its order, its page, the cart that is open. */
export const CARTS = createListUrls({
  page: paths.adminAbandonedCarts(),
  api: '/api/v1/admin/abandoned-carts',
  open: 'cart',
  filters: { reminder: REMINDER_FILTERS, sort: CART_SORTS },
})
export type CartsQuery = ListQuery<{
  reminder: typeof REMINDER_FILTERS
  sort: typeof CART_SORTS
}>
