import {
  ACCESS_KINDS,
  BREACH_STATES,
  ERASURE_STATES,
  REQUEST_STATES,
} from '#capabilities/privacy/enums.contract.ts'
import { listAddresses, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { paths } from '#web/paths.ts'

export const VIEWS = ['requests', 'people', 'register', 'accesses', 'breaches'] as const
export type View = (typeof VIEWS)[number]

/** The section that an address names; the first when it names none that there is. */
export const viewOf = (params: URLSearchParams): View =>
  VIEWS.find((view) => view === params.get('view')) ?? VIEWS[0]

export const viewPath = (view: View): string =>
  paths.adminPrivacy(view === VIEWS[0] ? {} : { view })

export const API = '/api/v1/admin/privacy'

const REQUEST_FILTERS = { state: ['open', 'late', 'all', ...REQUEST_STATES] } as const
export const REQUESTS = listAddresses({
  page: viewPath('requests'),
  api: `${API}/requests`,
  open: 'id',
  filters: REQUEST_FILTERS,
  unfiltered: { state: 'all' },
})
export type RequestsQuery = ListQuery<typeof REQUEST_FILTERS>

export const ERASURES = listAddresses({
  page: viewPath('people'),
  api: `${API}/erasures`,
  open: 'erasure',
  filters: { state: ['all', ...ERASURE_STATES] },
})

export const ACCESSES = listAddresses({
  page: viewPath('accesses'),
  api: `${API}/accesses`,
  open: 'access',
  filters: { kind: ['all', ...ACCESS_KINDS], from: ['', '*'], until: ['', '*'] },
})

export const BREACHES = listAddresses({
  page: viewPath('breaches'),
  api: `${API}/breaches`,
  open: 'breach',
  filters: { state: ['all', ...BREACH_STATES] },
})
