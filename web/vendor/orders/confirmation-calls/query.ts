import { get } from '#web/shared/api/endpoint.ts'
import type { CallsPageView, CallView } from '#capabilities/phone-confirmation/contract.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { paths } from '#web/paths.ts'

export type CallRow = CallsPageView['items'][number]
export type Call = CallView
export type Hours = CallsPageView['hours']

export const CALL_VIEWS = ['calls', 'called'] as const

const addresses = createListUrls({
  page: paths.vendorOrders(),
  api: get('/vendor/calls'),
  open: 'call',
  // Without `view` the URL is the list of orders.
  filters: { view: ['orders', ...CALL_VIEWS] },
})

export const CALLS_URLS = {
  ...addresses,
  all: paths.vendorCalls(),
  // The view is a tab here, not a filter.
  isFiltered: (query: CallListQuery): boolean => query.cursor !== null,
}
export type CallListQuery = ListQuery<{ view: readonly ['orders', ...typeof CALL_VIEWS] }>
