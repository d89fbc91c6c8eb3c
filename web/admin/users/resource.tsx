import { get } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import { defineResource } from '#web/backoffice/resource/resource.ts'
import { nameOf, ROLE_OPTIONS } from './actions.ts'
import {
  RegistrationDate,
  RoleSelect,
  UserCardControls,
  UserEmail,
  UserName,
  UserRowActions,
} from './user-cells.tsx'

export const users = defineResource({
  page: paths.adminUsers(),
  open: 'user',
  api: get('/admin/users'),
  filters: {
    role: ['all', ...ROLE_OPTIONS],
    sort: ['newest', 'oldest', 'name_asc', 'name_desc', 'email_asc', 'email_desc'],
  },
  texts: 'admin-users',
  label: 'admin-users.list',
  search: { label: 'admin-users.search', clear: 'admin-users.search-clear' },
  nameOf,
  title: (user) => <UserName user={user} />,
  first: {
    label: 'admin-users.column.user',
    sorts: { ascending: 'name_asc', descending: 'name_desc' },
  },
  columns: [
    {
      id: 'email',
      label: 'admin-users.column.email',
      sorts: { ascending: 'email_asc', descending: 'email_desc' },
      cell: (user) => <UserEmail user={user} />,
    },
    {
      id: 'role',
      label: 'admin-users.column.role',
      cell: (user) => <RoleSelect user={user} />,
    },
    {
      id: 'date',
      label: 'admin-users.column.date',
      className: 'user-date',
      sorts: { ascending: 'oldest', descending: 'newest', first: 'descending' },
      cell: (user) => <RegistrationDate user={user} />,
    },
  ],
  card: (user, { t }) => (
    <>
      <UserEmail user={user} />
      <small>
        {t('site.label', { label: t('admin-users.column.date') })} <RegistrationDate user={user} />
      </small>
    </>
  ),
  cardFoot: UserCardControls,
  rowClass: ({ deactivated_at }) => deactivated_at !== null && 'is-closed',
  choices: [
    {
      filter: 'role',
      label: 'admin-users.filter',
      nameOf: (role) => `admin-users.role.${role}`,
    },
  ],
  isSortedByHeads: true,
  exported: { path: get('/admin/lists/users/file'), file: 'yova-users' },
  rowActions: UserRowActions,
})
