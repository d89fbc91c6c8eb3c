import { paths } from '#web/paths.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { FILTERS, ORDER_SORTS } from './statuses.ts'

export const ORDERS = createListUrls({
  page: paths.adminOrders(),
  api: '/api/v1/admin/orders',
  open: 'order',
  filters: { status: FILTERS, sort: ORDER_SORTS },
})
export type OrdersQuery = ListQuery<{ status: typeof FILTERS; sort: typeof ORDER_SORTS }>
