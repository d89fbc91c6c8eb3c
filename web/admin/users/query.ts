import { createListUrls, type ListQuery } from '#web/backoffice/list/list-query.ts'
import { paths } from '#web/paths.ts'
import { ROLE_FILTERS, USER_SORTS, USERS_API } from './roles.ts'

export const USERS = createListUrls({
  page: paths.adminUsers(),
  api: USERS_API,
  open: 'user',
  filters: { role: ROLE_FILTERS, sort: USER_SORTS },
})
export type UsersQuery = ListQuery<{ role: typeof ROLE_FILTERS; sort: typeof USER_SORTS }>
