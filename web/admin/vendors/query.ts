import { paths } from '#web/paths.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { STATES, VENDOR_SORTS } from './vendor-status.ts'

export const VENDORS = createListUrls({
  page: paths.adminVendors(),
  api: '/api/v1/admin/vendors',
  open: 'vendor',
  filters: { state: STATES, sort: VENDOR_SORTS },
})
export type VendorsQuery = ListQuery<{ state: typeof STATES; sort: typeof VENDOR_SORTS }>
