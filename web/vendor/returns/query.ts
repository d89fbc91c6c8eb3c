import { get } from '#web/shared/api/endpoint.ts'
import type {
  VendorReturnsPageView,
  VendorReturnView,
} from '#capabilities/returns/vendor.contract.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { paths } from '#web/paths.ts'

export type ReturnRow = VendorReturnsPageView['items'][number]
export type ReturnDetail = VendorReturnView

export const VENDOR_RETURN_TABS = ['all', 'requested', 'under_way', 'checked', 'over'] as const
/** Returns are a view of the orders page. */
const VIEWS = ['', 'returns'] as const

const addresses = createListUrls({
  page: paths.vendorOrders(),
  api: get('/vendor/returns'),
  open: 'return',
  filters: { view: VIEWS, status: VENDOR_RETURN_TABS },
})
export type ReturnsQuery = ListQuery<{ view: typeof VIEWS; status: typeof VENDOR_RETURN_TABS }>

export const RETURNS = {
  ...addresses,
  all: paths.vendorReturns(),
  isFiltered: (query: ReturnsQuery): boolean => addresses.isFiltered({ ...query, view: '' }),
}
