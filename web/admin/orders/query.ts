import { paths } from '#web/paths.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { FILTERS, ORDER_SORTS } from './statuses.ts'

/** The list of orders in the address: its search, its status, its order, its page, the order that is open. */
export const ORDERS = createListUrls({
  page: paths.adminOrders(),
  api: '/api/v1/admin/orders',
  open: 'order',
  filters: { status: FILTERS, sort: ORDER_SORTS },
})
export type OrdersQuery = ListQuery<{ status: typeof FILTERS; sort: typeof ORDER_SORTS }>
