import { get } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { VENDOR_STATE_FILTERS, VENDOR_SORT_OPTIONS } from './vendor-status.ts'

export const VENDORS = createListUrls({
  page: paths.adminVendors(),
  api: get('/admin/vendors'),
  open: 'vendor',
  filters: { state: VENDOR_STATE_FILTERS, sort: VENDOR_SORT_OPTIONS },
})
export type VendorListQuery = ListQuery<{
  state: typeof VENDOR_STATE_FILTERS
  sort: typeof VENDOR_SORT_OPTIONS
}>
