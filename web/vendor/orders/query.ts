import type { VendorOrdersPageView, VendorOrderView } from '#capabilities/orders/vendor.contract.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { paths } from '#web/paths.ts'

export type VendorOrderListRow = VendorOrdersPageView['items'][number]
export type OrderDetail = VendorOrderView
export type VendorOrderParcel = OrderDetail['parcels'][number]

export const VENDOR_ORDER_STATUS_FILTERS = [
  'all',
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly ('all' | VendorOrderListRow['status'])[]

/** The empty code means every wilaya. */
const WILAYAS = [
  '',
  ...Array.from({ length: 69 }, (_, index) => String(index + 1).padStart(2, '0')),
]

export const VENDOR_ORDER_LIST_URLS = createListUrls({
  page: paths.vendorOrders(),
  api: '/api/v1/vendor/orders',
  open: 'order',
  filters: { status: VENDOR_ORDER_STATUS_FILTERS, wilaya: WILAYAS },
})
export type VendorOrderListQuery = ListQuery<{
  status: typeof VENDOR_ORDER_STATUS_FILTERS
  wilaya: readonly string[]
}>

export const BOARD = createListUrls({
  page: paths.vendorBoard(),
  api: '/api/v1/vendor/orders',
  open: 'order',
  filters: {},
})
export type BoardQuery = ReturnType<typeof BOARD.read>

export const orderApi = (id: string): string => `/api/v1/vendor/orders/${encodeURIComponent(id)}`
