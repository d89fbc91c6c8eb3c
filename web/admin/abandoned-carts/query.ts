import { get } from '#web/shared/api/endpoint.ts'
import type { CartSort, Reminder } from '#capabilities/cart/contract.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { paths } from '#web/paths.ts'

/** The first one is the default. */
export const CART_SORT_OPTIONS = [
  'newest',
  'oldest',
  'total_desc',
  'total_asc',
] as const satisfies readonly CartSort[]

export const REMINDER_FILTERS = ['all', 'none', 'agreed', 'sent'] as const satisfies readonly (
  | 'all'
  | Reminder
)[]

export const CARTS = createListUrls({
  page: paths.adminAbandonedCarts(),
  api: get('/admin/abandoned-carts'),
  open: 'cart',
  filters: { reminder: REMINDER_FILTERS, sort: CART_SORT_OPTIONS },
})
export type CartsQuery = ListQuery<{
  reminder: typeof REMINDER_FILTERS
  sort: typeof CART_SORT_OPTIONS
}>
