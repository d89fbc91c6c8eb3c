import { codesOf } from '#kernel/codes-of.ts'
import { PAYMENT_METHODS } from '#kernel/payment-methods.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import {
  ADMIN_ORDER_STATUS_FILTERS,
  ORDER_SORT_OPTIONS,
  PAYMENT_STATUS_OPTIONS,
} from './statuses.ts'

const ANY = ['', '*'] as const
const filters = {
  status: ADMIN_ORDER_STATUS_FILTERS,
  sort: ORDER_SORT_OPTIONS,
  from: ANY,
  until: ANY,
  wilaya: ANY,
  vendor: ANY,
  courier: ANY,
  on_road: ['', 'yes'],
  delivery_claim: ['', 'open', 'due'],
  payment_method: ['', ...codesOf(PAYMENT_METHODS)],
  payment_status: ['', ...PAYMENT_STATUS_OPTIONS],
  buyer: ANY,
} as const

export const ADMIN_ORDER_LIST_URLS = createListUrls({
  page: paths.adminOrders(),
  api: get('/admin/orders'),
  open: 'order',
  filters,
})
export type AdminOrderListQuery = ListQuery<typeof filters>

export const ORDER_FILTERS = [
  'from',
  'until',
  'wilaya',
  'vendor',
  'courier',
  'on_road',
  'delivery_claim',
  'payment_method',
  'payment_status',
  'buyer',
] as const

/** By more than its tab. */
export const isOrderQueryNarrowed = (query: AdminOrderListQuery): boolean =>
  query.search !== '' || ORDER_FILTERS.some((name) => query[name] !== '')
