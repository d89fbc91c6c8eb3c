import { ACCOUNT_KINDS, JOURNAL_KINDS, type JournalView } from './account-and-journal-kinds.ts'
import { paths } from '#web/paths.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'

export const MONEY_SECTIONS = [
  'overview',
  'ledger',
  'shops',
  'payouts',
  'remittances',
  'commission',
  'duty',
] as const
export type MoneySection = (typeof MONEY_SECTIONS)[number]

/** Falls back to the first section. */
export const moneySectionOf = (params: URLSearchParams): MoneySection =>
  MONEY_SECTIONS.find((view) => view === params.get('view')) ?? MONEY_SECTIONS[0]

export const moneySectionPath = (
  view: MoneySection,
  query: Readonly<Record<string, string>> = {},
): string => paths.adminMoney(view === MONEY_SECTIONS[0] ? query : { view, ...query })

const LEDGER_FILTERS = {
  kind: ['', ...JOURNAL_KINDS],
  account: ['', ...ACCOUNT_KINDS],
  vendor: ['', '*'],
  from: ['', '*'],
  until: ['', '*'],
} as const
export const LEDGER = createListUrls({
  page: moneySectionPath('ledger'),
  api: '/api/v1/admin/money/journals',
  open: 'journal',
  filters: LEDGER_FILTERS,
})
export type LedgerQuery = ListQuery<typeof LEDGER_FILTERS>
export type { JournalView }

export const VENDOR_BALANCE_FILTERS = ['all', 'owed', 'owing', 'held'] as const
export const VENDOR_BALANCE_SORTS = ['owed', 'owing', 'name'] as const
export const SHOPS = createListUrls({
  page: moneySectionPath('shops'),
  api: '/api/v1/admin/money/vendors',
  open: 'shop',
  filters: { show: VENDOR_BALANCE_FILTERS, sort: VENDOR_BALANCE_SORTS },
})

export const REMITTANCE_STATES = ['all', 'imported', 'matched', 'posted', 'withdrawn'] as const
export const REMITTANCES = createListUrls({
  page: moneySectionPath('remittances'),
  api: '/api/v1/admin/money/remittances',
  open: 'remittance',
  filters: { state: REMITTANCE_STATES },
})

export const REASONS = [
  'unknown_parcel',
  'listed_twice',
  'already_remitted',
  'not_delivered',
  'carried_by_shop',
  'other_courier',
  'short_paid',
  'over_paid',
  'fee_differs',
] as const
export const LINES_SHOWN = ['different', 'open', 'all', ...REASONS] as const
const LINE_FILTERS = { show: LINES_SHOWN } as const
export type LinesQuery = ListQuery<typeof LINE_FILTERS>
export const differenceLines = (id: string) =>
  createListUrls({
    page: moneySectionPath('remittances', { remittance: id }),
    api: `/api/v1/admin/money/remittances/${encodeURIComponent(id)}/lines`,
    open: 'line',
    filters: LINE_FILTERS,
  })
