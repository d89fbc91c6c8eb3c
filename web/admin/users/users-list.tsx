import { Pencil, Undo2, UserX } from 'lucide-react'
import { formatDate } from '#kernel/format.ts'
import { useSession } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { initials } from '#web/shared/format/initials.ts'
import { SelectAll, type Selection, SelectRow } from '#web/backoffice/list/selection.tsx'
import { SortHeader, type Sorts } from '#web/backoffice/list/sort-header.tsx'
import { ActivityLink } from '../activity-link.tsx'
import { isRole, nameOf, type RoleName, ROLES, type UserRow, type USER_SORTS } from './roles.ts'

type UserSort = (typeof USER_SORTS)[number]
const COLUMNS = ['user', 'email', 'role', 'date', 'actions'] as const
const SORTS_OF: Partial<Record<(typeof COLUMNS)[number], Sorts<UserSort>>> = {
  user: { ascending: 'name_asc', descending: 'name_desc' },
  email: { ascending: 'email_asc', descending: 'email_desc' },
  date: { ascending: 'oldest', descending: 'newest', first: 'descending' },
}
const TINTS = 4

export type RowActions = {
  isBusy: boolean
  onRole: (user: UserRow, role: RoleName) => void
  onEdit: (user: UserRow) => void
  onDeactivate: (user: UserRow) => void
  onRestore: (user: UserRow) => void
}
type ListProps = RowActions & { rows: readonly UserRow[]; selection: Selection }
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
              <Person user={user} />
            </td>
            <td className="column-email">
              <Email user={user} />
            </td>
            <td>
              <RoleChoice user={user} {...actions} />
            </td>
            <td className="column-date muted">
              <Registered user={user} />
            </td>
            <td className="column-actions">
              <Actions user={user} {...actions} />
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
            <Person user={user} />
          </div>
          <p className="user-card-facts">
            <Email user={user} />
            <small>
              {t('admin-users.column.date')} : <Registered user={user} />
            </small>
          </p>
          <div className="user-card-controls">
            <RoleChoice user={user} {...actions} />
            <Actions user={user} {...actions} />
          </div>
        </li>
      ))}
    </ul>
  )
}

const rowClass = ({ user_id, deactivated_at }: UserRow, { selected }: Selection) =>
  classes(deactivated_at && 'is-closed', selected.has(user_id) && 'is-selected')

function Person({ user }: { user: UserRow }) {
  const { t } = useTexts()
  const session = useSession()
  const name = nameOf(user)
  return (
    <span className="person">
      <span className={`avatar avatar-${tintOf(user.user_id)}`} aria-hidden="true">
        {initials(name)}
      </span>
      <b>
        <bdi>{name}</bdi>
      </b>
      {session.user?.id === user.user_id && (
        <span className="badge badge-neutral">{t('admin-users.you')}</span>
      )}
      {user.deactivated_at !== null && (
        <Badge tone="neutral">{t('admin-users.deactivated-badge')}</Badge>
      )}
    </span>
  )
}

/** Stable per user. */
const tintOf = (id: string): number => Number.parseInt(id.slice(-4), 16) % TINTS

const Email = ({ user }: { user: UserRow }) => (
  <bdi dir="ltr" className="user-email">
    {user.email ?? user.phone ?? '–'}
  </bdi>
)

function Registered({ user }: { user: UserRow }) {
  const { language } = useTexts()
  return (
    <time dateTime={user.created_at}>
      {formatDate(new Date(user.created_at), language, 'shortDate')}
    </time>
  )
}

type RowProps = RowActions & { user: UserRow }

/** A deactivated account must be restored before its role can change. */
function RoleChoice({ user, isBusy, onRole }: RowProps) {
  const { t } = useTexts()
  if (user.deactivated_at !== null) return <span>{t(`admin-users.role.${user.role}`)}</span>
  return (
    <span className="role-choice">
      <select
        aria-label={t('admin-users.role-of', { name: nameOf(user) })}
        value={user.role}
        disabled={isBusy}
        onChange={({ target }) => {
          if (isRole(target.value)) onRole(user, target.value)
        }}
      >
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {t(`admin-users.role.${role}`)}
          </option>
        ))}
      </select>
    </span>
  )
}

function Actions({ user, isBusy, onEdit, onDeactivate, onRestore }: RowProps) {
  const { t } = useTexts()
  const name = nameOf(user)
  if (user.deactivated_at !== null)
    return (
      <Button
        kind="quiet"
        small
        busy={isBusy}
        aria-label={t('admin-users.restore-of', { name })}
        onClick={() => onRestore(user)}
      >
        <Icon of={Undo2} size="s" flip />
        {t('admin-users.restore')}
      </Button>
    )
  return (
    <span className="row-actions">
      <ActivityLink about="user" id={user.user_id} name={name} />
      <IconButton
        icon={Pencil}
        label={t('admin-users.edit-of', { name })}
        aria-haspopup="dialog"
        onClick={() => onEdit(user)}
      />
      <IconButton
        icon={UserX}
        label={t('admin-users.deactivate-of', { name })}
        aria-haspopup="dialog"
        onClick={() => onDeactivate(user)}
      />
    </span>
  )
}
