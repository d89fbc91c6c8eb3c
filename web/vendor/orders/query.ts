import { get, type ResponseOf } from '#web/shared/api/endpoint.ts'
import type { OrderSort } from '#capabilities/orders/contract.ts'
import type { VendorOrderView } from '#capabilities/orders/vendor.contract.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { paths } from '#web/paths.ts'

export type VendorOrderList = ResponseOf<'/vendor/orders', 'get'>
export type VendorOrderListRow = VendorOrderList['items'][number]
export type OrderDetail = VendorOrderView
export type VendorOrderParcel = OrderDetail['parcels'][number]

export const VENDOR_ORDER_STATUS_FILTERS = [
  'all',
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivery_failed',
  'delivered',
  'cancelled',
] as const satisfies readonly ('all' | 'delivery_failed' | VendorOrderListRow['status'])[]

/** The empty text does not filter. */
const ANY: readonly string[] = ['', '*']

/** The empty code means every wilaya. */
const WILAYAS = [
  '',
  ...Array.from({ length: 69 }, (_, index) => String(index + 1).padStart(2, '0')),
]

export const VENDOR_ORDER_SORTS = [
  'newest',
  'oldest',
  'total_desc',
  'total_asc',
] as const satisfies readonly OrderSort[]
export const PAYMENT_FILTERS = ['all', 'cash', 'card'] as const

export const VENDOR_ORDER_LIST_URLS = createListUrls({
  page: paths.vendorOrders(),
  api: get('/vendor/orders'),
  open: 'order',
  filters: {
    status: VENDOR_ORDER_STATUS_FILTERS,
    wilaya: WILAYAS,
    payment: PAYMENT_FILTERS,
    courier: ANY,
    placed_from: ANY,
    placed_until: ANY,
    sort: VENDOR_ORDER_SORTS,
  },
})
export type VendorOrderListQuery = ListQuery<{
  status: typeof VENDOR_ORDER_STATUS_FILTERS
  wilaya: readonly string[]
  payment: typeof PAYMENT_FILTERS
  courier: readonly string[]
  placed_from: readonly string[]
  placed_until: readonly string[]
  sort: typeof VENDOR_ORDER_SORTS
}>

/** The counts of the tabs are of all orders, so beside such a filter they would not agree with the list. */
export const isVendorOrderQueryNarrowed = (query: VendorOrderListQuery): boolean =>
  query.payment !== 'all' ||
  [query.search, query.wilaya, query.courier, query.placed_from, query.placed_until].some(
    (value) => value !== '',
  )

export const BOARD = createListUrls({
  page: paths.vendorBoard(),
  api: get('/vendor/orders'),
  open: 'order',
  filters: {},
})
export type BoardQuery = ReturnType<typeof BOARD.read>
