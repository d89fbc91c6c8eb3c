import {
  ACCESS_KINDS,
  BREACH_STATES,
  ERASURE_STATES,
  REQUEST_STATES,
} from '#capabilities/privacy/enums.contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { createListUrls } from '#web/backoffice/list/list-query.ts'
import { paths } from '#web/paths.ts'

export const PRIVACY_SECTIONS = ['requests', 'people', 'register', 'accesses', 'breaches'] as const
export type PrivacySection = (typeof PRIVACY_SECTIONS)[number]

/** Falls back to the first section. */
export const privacySectionOf = (params: URLSearchParams): PrivacySection =>
  PRIVACY_SECTIONS.find((view) => view === params.get('view')) ?? PRIVACY_SECTIONS[0]

export const privacySectionPath = (view: PrivacySection): string =>
  paths.adminPrivacy(view === PRIVACY_SECTIONS[0] ? {} : { view })

const REQUEST_FILTERS = { state: ['open', 'late', 'all', ...REQUEST_STATES] } as const
export const REQUESTS = createListUrls({
  page: privacySectionPath('requests'),
  api: get('/admin/privacy/requests'),
  open: 'id',
  filters: REQUEST_FILTERS,
  unfiltered: { state: 'all' },
})

export const ERASURES = createListUrls({
  page: privacySectionPath('people'),
  api: get('/admin/privacy/erasures'),
  open: 'erasure',
  filters: { state: ['all', ...ERASURE_STATES] },
})

export const ACCESSES = createListUrls({
  page: privacySectionPath('accesses'),
  api: get('/admin/privacy/accesses'),
  open: 'access',
  filters: { kind: ['all', ...ACCESS_KINDS], from: ['', '*'], until: ['', '*'] },
})

export const BREACHES = createListUrls({
  page: privacySectionPath('breaches'),
  api: get('/admin/privacy/breaches'),
  open: 'breach',
  filters: { state: ['all', ...BREACH_STATES] },
})
