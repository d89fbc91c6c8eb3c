import { ownKeysOf } from '#kernel/records.ts'
import { get } from '#web/shared/api/endpoint.ts'
import {
  ACCOUNT_KIND_OPTIONS,
  JOURNAL_KIND_OPTIONS,
  type JournalView,
} from './account-and-journal-kinds.ts'
import { paths } from '#web/paths.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'

/** The first section of a group is where its tab leads. */
export const MONEY_GROUPS = {
  overview: ['overview'],
  books: ['ledger', 'balance', 'manual'],
  shops: ['shops', 'payouts', 'commission'],
  couriers: ['remittances', 'losses'],
  bank: ['gateway', 'bank', 'till'],
  tax: ['tax', 'duty'],
  terms: ['terms'],
} as const
export type MoneyGroup = keyof typeof MONEY_GROUPS
export const MONEY_GROUP_NAMES = ownKeysOf(MONEY_GROUPS)
export const MONEY_SECTIONS = Object.values(MONEY_GROUPS).flat()
export type MoneySection = (typeof MONEY_SECTIONS)[number]

/** Falls back to the first section. */
export const moneySectionOf = (params: URLSearchParams): MoneySection =>
  MONEY_SECTIONS.find((view) => view === params.get('view')) ?? 'overview'

/** All sections are in a group. */
export const moneyGroupOf = (view: MoneySection): MoneyGroup =>
  MONEY_GROUP_NAMES.find((group) => MONEY_GROUPS[group].some((section) => section === view)) ??
  'overview'

export const moneySectionPath = (
  view: MoneySection,
  query: Readonly<Record<string, string>> = {},
): string => paths.adminMoney(view === 'overview' ? query : { view, ...query })

const LEDGER_FILTERS = {
  kind: ['', ...JOURNAL_KIND_OPTIONS],
  account: ['', ...ACCOUNT_KIND_OPTIONS],
  vendor: ['', '*'],
  from: ['', '*'],
  until: ['', '*'],
} as const
export const LEDGER = createListUrls({
  page: moneySectionPath('ledger'),
  api: get('/admin/money/journals'),
  open: 'journal',
  filters: LEDGER_FILTERS,
})
export type LedgerQuery = ListQuery<typeof LEDGER_FILTERS>
export type { JournalView }

export const VENDOR_BALANCE_FILTER_OPTIONS = ['all', 'owed', 'owing', 'held'] as const
export const VENDOR_BALANCE_SORT_OPTIONS = ['owed', 'owing', 'name'] as const
export const SHOPS = createListUrls({
  page: moneySectionPath('shops'),
  api: get('/admin/money/vendors'),
  open: 'shop',
  filters: { show: VENDOR_BALANCE_FILTER_OPTIONS, sort: VENDOR_BALANCE_SORT_OPTIONS },
})

export const REMITTANCE_STATE_FILTERS = [
  'all',
  'imported',
  'matched',
  'posted',
  'withdrawn',
] as const
export const REMITTANCES = createListUrls({
  page: moneySectionPath('remittances'),
  api: get('/admin/money/remittances'),
  open: 'remittance',
  filters: { state: REMITTANCE_STATE_FILTERS },
})

export const GATEWAY_STATE_FILTERS = ['all', 'imported', 'posted', 'withdrawn'] as const
export const GATEWAY_SETTLEMENTS = createListUrls({
  page: moneySectionPath('gateway'),
  api: get('/admin/money/gateway-settlements'),
  open: 'settlement',
  filters: { state: GATEWAY_STATE_FILTERS },
})

export const BANK_LINE_FILTERS = {
  state: ['all', 'open', 'linked'],
  statement: ['', '*'],
} as const
export const BANK_LINES = createListUrls({
  page: moneySectionPath('bank'),
  api: get('/admin/money/bank-lines'),
  open: 'line',
  filters: BANK_LINE_FILTERS,
})

export const MANUAL_STATE_FILTERS = ['all', 'recorded', 'posted', 'withdrawn'] as const
export const MANUAL_JOURNALS = createListUrls({
  page: moneySectionPath('manual'),
  api: get('/admin/money/manual-journals'),
  open: 'journal',
  filters: { state: MANUAL_STATE_FILTERS },
})

export const LOSS_FILTERS = [
  'due',
  'open',
  'answered',
  'compensated',
  'found',
  'refused',
  'withdrawn',
  'all',
] as const
export const LOSS_CLAIMS = createListUrls({
  page: moneySectionPath('losses'),
  api: get('/admin/money/loss-claims'),
  open: 'claim',
  filters: { state: LOSS_FILTERS },
})

export const REASONS = [
  'unreadable',
  'unknown_parcel',
  'duplicate_line',
  'already_remitted',
  'not_delivered',
  'carried_by_vendor',
  'other_courier',
  'short_paid',
  'over_paid',
  'fee_differs',
  'compensation',
] as const
export const LINES_SHOWN = ['different', 'open', 'all', ...REASONS] as const
const LINE_FILTERS = { show: LINES_SHOWN } as const
export type RemittanceLineListQuery = ListQuery<typeof LINE_FILTERS>
export const differenceLines = (id: string) =>
  createListUrls({
    page: moneySectionPath('remittances', { remittance: id }),
    api: get('/admin/money/remittances/{id}/lines', { id }),
    open: 'line',
    filters: LINE_FILTERS,
  })
