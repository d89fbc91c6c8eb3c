import { localDate } from '#kernel/calendar.ts'
import { paths } from '#web/paths.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'

/** `sales` includes reversals of sales. */
export const TRANSACTION_VIEWS = ['all', 'sales', 'refunds', 'payouts'] as const

const YEARS_SHOWN = 2

/** Two years, the current month first, as `2026-11`. */
export function monthsBack(now: Date): string[] {
  const [year = 0, month = 0] = localDate(now).split('-').map(Number)
  return Array.from({ length: 12 * YEARS_SHOWN }, (_, index) => {
    const count = year * 12 + month - 1 - index
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
  })
}

export const STATEMENT_MONTHS: readonly string[] = monthsBack(new Date())

export const TRANSACTIONS_URLS = createListUrls({
  page: paths.vendorMoney(),
  api: '/api/v1/vendor/money/lines',
  open: 'line',
  filters: { show: TRANSACTION_VIEWS, month: ['', ...STATEMENT_MONTHS] },
})
export type TransactionListQuery = ListQuery<{
  show: typeof TRANSACTION_VIEWS
  month: readonly string[]
}>
