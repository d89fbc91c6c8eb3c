import { get } from '#web/shared/api/endpoint.ts'
import { RECENT_MONTHS } from '#web/backoffice/tax/months.ts'
import { paths } from '#web/paths.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'

/** `sales` includes reversals of sales. */
export const TRANSACTION_VIEWS = ['all', 'sales', 'refunds', 'payouts'] as const

export const TRANSACTIONS_URLS = createListUrls({
  page: paths.vendorMoney(),
  api: get('/vendor/money/lines'),
  open: 'line',
  filters: { show: TRANSACTION_VIEWS, month: ['', ...RECENT_MONTHS] },
})
export type TransactionListQuery = ListQuery<{
  show: typeof TRANSACTION_VIEWS
  month: readonly string[]
}>
