import { get } from '#web/shared/api/endpoint.ts'
import type { AdminRefundsPageView } from '#capabilities/returns/refunds.contract.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { paths } from '#web/paths.ts'
import type { Tone } from '#web/ui/chip.tsx'

export type RefundRow = AdminRefundsPageView['items'][number]

export const REFUND_STATE_FILTERS = [
  'all',
  'due',
  'approved',
  'failed',
  'paid',
  'cancelled',
] as const
export const REFUND_STATE_TONES: Record<RefundRow['state'], Tone> = {
  due: 'warn',
  approved: 'info',
  paid: 'ok',
  failed: 'bad',
  cancelled: 'neutral',
}
/** Refunds are a view of the orders page. */
const VIEWS = ['', 'refunds'] as const

const addresses = createListUrls({
  page: paths.adminOrders(),
  api: get('/admin/refunds'),
  open: 'refund',
  filters: { view: VIEWS, status: REFUND_STATE_FILTERS },
})
export type RefundsQuery = ListQuery<{ view: typeof VIEWS; status: typeof REFUND_STATE_FILTERS }>

export const REFUNDS = {
  ...addresses,
  all: paths.adminRefunds(),
  isFiltered: (query: RefundsQuery): boolean => addresses.isFiltered({ ...query, view: '' }),
}
