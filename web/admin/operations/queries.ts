import { get } from '#web/shared/api/endpoint.ts'
import { EMAIL_LOG_STATES } from '#capabilities/notifications/email-log-states.contract.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { paths } from '#web/paths.ts'

export const OPERATIONS_VIEWS = ['status', 'emails'] as const
export type OperationsView = (typeof OPERATIONS_VIEWS)[number]

/** Falls back to the first view. */
export const operationsViewOf = (params: URLSearchParams): OperationsView =>
  OPERATIONS_VIEWS.find((view) => view === params.get('view')) ?? OPERATIONS_VIEWS[0]

export const operationsViewPath = (view: OperationsView): string =>
  view === OPERATIONS_VIEWS[0] ? paths.adminOperations() : `${paths.adminOperations()}?view=${view}`

export const EMAIL_STATE_FILTERS = ['all', ...EMAIL_LOG_STATES] as const
const filters = { state: EMAIL_STATE_FILTERS } as const
export const EMAIL_LOG = createListUrls({
  page: operationsViewPath('emails'),
  api: get('/admin/emails'),
  open: 'email',
  filters,
})
export type EmailLogListQuery = ListQuery<typeof filters>
