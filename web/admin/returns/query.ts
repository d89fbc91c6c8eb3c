import { get } from '#web/shared/api/endpoint.ts'
import type { AdminReturnsPageView } from '#capabilities/returns/admin-returns.contract.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { paths } from '#web/paths.ts'

export type ListedReturn = AdminReturnsPageView['items'][number]

export const ADMIN_RETURN_TABS = ['all', 'requested', 'under_way', 'checked', 'over'] as const
/** Returns are a view of the orders page. */
const VIEWS = ['', 'returns'] as const

const addresses = createListUrls({
  page: paths.adminOrders(),
  api: get('/admin/returns'),
  open: 'return',
  filters: { view: VIEWS, status: ADMIN_RETURN_TABS },
})
type AdminReturnsQuery = ListQuery<{ view: typeof VIEWS; status: typeof ADMIN_RETURN_TABS }>

export const ADMIN_RETURNS = {
  ...addresses,
  all: paths.adminReturns(),
  isFiltered: (query: AdminReturnsQuery): boolean => addresses.isFiltered({ ...query, view: '' }),
}
