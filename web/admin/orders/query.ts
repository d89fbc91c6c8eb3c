import { paths } from '#web/paths.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { ADMIN_ORDER_STATUS_FILTERS, ORDER_SORT_OPTIONS } from './statuses.ts'

export const ADMIN_ORDER_LIST_URLS = createListUrls({
  page: paths.adminOrders(),
  api: '/api/v1/admin/orders',
  open: 'order',
  filters: { status: ADMIN_ORDER_STATUS_FILTERS, sort: ORDER_SORT_OPTIONS },
})
export type AdminOrderListQuery = ListQuery<{
  status: typeof ADMIN_ORDER_STATUS_FILTERS
  sort: typeof ORDER_SORT_OPTIONS
}>
