import { get } from '#web/shared/api/endpoint.ts'
import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { paths } from '#web/paths.ts'
import { ROLE_FILTERS, USER_SORT_OPTIONS } from './roles.ts'

export const USERS = createListUrls({
  page: paths.adminUsers(),
  api: get('/admin/users'),
  open: 'user',
  filters: { role: ROLE_FILTERS, sort: USER_SORT_OPTIONS },
})
export type UsersQuery = ListQuery<{ role: typeof ROLE_FILTERS; sort: typeof USER_SORT_OPTIONS }>
