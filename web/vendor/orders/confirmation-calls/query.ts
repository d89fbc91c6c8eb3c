import type { CallsPageView, CallView } from '#capabilities/phone-confirmation/contract.ts'
import { listAddresses, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { paths } from '#web/paths.ts'

export type CallRow = CallsPageView['items'][number]
export type Call = CallView
export type Hours = CallsPageView['hours']

export const VIEWS = ['calls', 'called'] as const

const addresses = listAddresses({
  page: paths.vendorOrders(),
  api: '/api/v1/vendor/calls',
  open: 'call',
  // Without a view the address is the list of orders.
  filters: { view: ['orders', ...VIEWS] },
})

/** The calls of a shop in the address: which of them, the page, the one that is open. */
export const CALLS = {
  ...addresses,
  all: paths.vendorCalls(),
  // The view is a list of its own here, no filter of one.
  isFiltered: (query: CallsQuery): boolean => query.cursor !== null,
}
export type CallsQuery = ListQuery<{ view: readonly ['orders', ...typeof VIEWS] }>

export const callApi = (id: string): string => `/api/v1/vendor/calls/${encodeURIComponent(id)}`
