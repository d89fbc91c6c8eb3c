import { localDate } from '#kernel/calendar.ts'
import { paths } from '#web/paths.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'

/** What is shown: everything, sales with what undoes them, what came back, payments. */
export const TRANSACTION_VIEWS = ['all', 'sales', 'refunds', 'payouts'] as const

const YEARS_SHOWN = 2

/** The months of two years, this one first, as `2026-11`. */
export function monthsBack(now: Date): string[] {
  const [year = 0, month = 0] = localDate(now).split('-').map(Number)
  return Array.from({ length: 12 * YEARS_SHOWN }, (_, at) => {
    const count = year * 12 + month - 1 - at
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
  })
}

/** The months that can be chosen. */
export const MONTHS: readonly string[] = monthsBack(new Date())

/** The lines of a shop's money in the address: what is shown, of which month, on which page. */
export const TRANSACTIONS_URLS = createListUrls({
  page: paths.vendorMoney(),
  api: '/api/v1/vendor/money/lines',
  open: 'line',
  filters: { show: TRANSACTION_VIEWS, month: ['', ...MONTHS] },
})
export type LinesQuery = ListQuery<{ show: typeof TRANSACTION_VIEWS; month: readonly string[] }>
