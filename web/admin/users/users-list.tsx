import type { AdminUserView } from '#capabilities/identity/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { SelectAll, type Selection, SelectRow } from '#web/backoffice/list/selection.tsx'
import { SortHeader, type Sorts } from '#web/backoffice/list/sort-header.tsx'
import { nameOf, type USER_SORT_OPTIONS } from './roles.ts'
import {
  RegistrationDate,
  RoleSelect,
  type UserRowActions,
  UserEmail,
  UserName,
  UserRowButtons,
} from './user-cells.tsx'

type UserSort = (typeof USER_SORT_OPTIONS)[number]
const COLUMNS = ['user', 'email', 'role', 'date', 'actions'] as const
const SORTS_OF: Partial<Record<(typeof COLUMNS)[number], Sorts<UserSort>>> = {
  user: { ascending: 'name_asc', descending: 'name_desc' },
  email: { ascending: 'email_asc', descending: 'email_desc' },
  date: { ascending: 'oldest', descending: 'newest', first: 'descending' },
}
type ListProps = UserRowActions & { rows: readonly AdminUserView[]; selection: Selection }
type TableProps = ListProps & { sort: UserSort; onSort: (sort: UserSort) => void }

export function UsersTable({ rows, selection, sort, onSort, ...actions }: TableProps) {
  const { t } = useTexts()
  return (
    <table className="data-table users-table">
      <caption className="sr-only">{t('admin-users.list')}</caption>
      <thead>
        <tr>
          <td className="column-tick">
            <SelectAll onPage={rows.map(({ user_id }) => user_id)} selection={selection} />
          </td>
          {COLUMNS.map((column) => (
            <SortHeader
              key={column}
              className={`column-${column}`}
              sorts={SORTS_OF[column]}
              {...{ sort, onSort }}
            >
              {t(`admin-users.column.${column}`)}
            </SortHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((user) => (
          <tr key={user.user_id} className={rowClass(user, selection)}>
            <td className="column-tick">
              <SelectRow id={user.user_id} name={nameOf(user)} selection={selection} />
            </td>
            <td>
              <UserName user={user} />
            </td>
            <td className="column-email">
              <UserEmail user={user} />
            </td>
            <td>
              <RoleSelect user={user} {...actions} />
            </td>
            <td className="column-date muted">
              {' '}
              <RegistrationDate user={user} />
            </td>
            <td className="column-actions">
              <UserRowButtons user={user} {...actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function UserCards({ rows, selection, ...actions }: ListProps) {
  const { t } = useTexts()
  return (
    <ul className="user-cards" aria-label={t('admin-users.list')}>
      {rows.map((user) => (
        <li key={user.user_id} className={rowClass(user, selection)}>
          <div className="user-card-head">
            <SelectRow id={user.user_id} name={nameOf(user)} selection={selection} />
            <UserName user={user} />
          </div>
          <p className="user-card-facts">
            <UserEmail user={user} />
            <small>
              {t('site.label', { label: t('admin-users.column.date') })}{' '}
              <RegistrationDate user={user} />
            </small>
          </p>
          <div className="user-card-controls">
            <RoleSelect user={user} {...actions} />
            <UserRowButtons user={user} {...actions} />
          </div>
        </li>
      ))}
    </ul>
  )
}

const rowClass = ({ user_id, deactivated_at }: AdminUserView, { selected }: Selection) =>
  classes(deactivated_at && 'is-closed', selected.has(user_id) && 'is-selected')
