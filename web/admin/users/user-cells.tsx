import type { AdminUserView } from '#capabilities/identity/contract.ts'
import { Pencil, Undo2, UserX } from 'lucide-react'
import { Link } from 'react-router'
import { ADMIN_DUTIES, type AdminDuty } from '#kernel/admin-duties.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { paths } from '#web/paths.ts'
import { useAction } from '#web/backoffice/data/use-action.ts'
import { useDialogs } from '#web/backoffice/dialogs/dialog-host.tsx'
import { get } from '#web/shared/api/endpoint.ts'
import { useSession } from '#web/shared/session/session.ts'
import { type Translate, useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { initials } from '#web/shared/format/initials.ts'
import { ActivityLink } from '../activity-link.tsx'
import { useDuties } from '../admin-session.tsx'
import { nameOf, ROLE_OPTIONS, USER_ACTIONS } from './actions.ts'

const TINTS = 4
const dialogs = () => import('./dialogs.tsx')
type UserProps = { user: AdminUserView }

export function UserName({ user }: UserProps) {
  const { t } = useTexts()
  const session = useSession()
  const name = nameOf(user)
  return (
    <span className="person">
      <span className={`avatar avatar-${tintOf(user.user_id)}`} aria-hidden="true">
        {initials(name)}
      </span>
      <Link
        className="user-link"
        to={paths.adminCustomer(user.user_id)}
        aria-label={t('admin.customer.open', { name })}
      >
        <bdi>{name}</bdi>
      </Link>
      {session.user?.id === user.user_id && <Badge tone="neutral">{t('admin-users.you')}</Badge>}
      {user.deactivated_at !== null && (
        <Badge tone="neutral">{t('admin-users.deactivated-badge')}</Badge>
      )}
    </span>
  )
}

/** Stable per user. */
const tintOf = (id: string): number => Number.parseInt(id.slice(-4), 16) % TINTS

export const UserEmail = ({ user }: UserProps) => (
  <bdi dir="ltr" className="user-email">
    {user.email ?? user.phone ?? '–'}
  </bdi>
)

export function RegistrationDate({ user }: UserProps) {
  const { language } = useTexts()
  return (
    <time dateTime={user.created_at}>
      {formatAdminDate(new Date(user.created_at), language, 'shortDate')}
    </time>
  )
}

/** A deactivated account must be restored before its role can change. */
export function RoleSelect({ user }: UserProps) {
  const { t } = useTexts()
  const ask = useDialogs(dialogs)
  const { opens } = useDuties()
  if (user.deactivated_at !== null || !opens('system'))
    return <span>{t(`admin-users.role.${user.role}`)}</span>
  return (
    <span className="role-and-duties">
      <span className="role-choice">
        <select
          aria-label={t('admin-users.role-of', { name: nameOf(user) })}
          value={user.role}
          onChange={({ target }) => {
            const role = ROLE_OPTIONS[target.selectedIndex]
            if (role) ask('RoleDialog', { user, role })
          }}
        >
          {ROLE_OPTIONS.map((role) => (
            <option key={role} value={role}>
              {t(`admin-users.role.${role}`)}
            </option>
          ))}
        </select>
      </span>
      {user.role === 'admin' && <DutiesButton user={user} />}
    </span>
  )
}

/** Shows the duties of an admin and opens their dialog. */
function DutiesButton({ user }: UserProps) {
  const { t } = useTexts()
  const ask = useDialogs(dialogs)
  const duties = nameDuties(user.duties, t)
  return (
    <Button
      kind="text"
      small
      className="duties-button"
      aria-haspopup="dialog"
      aria-label={t('admin-users.duties-of', { name: nameOf(user), duties })}
      onClick={() => ask('DutiesDialog', { user })}
    >
      {duties}
    </Button>
  )
}

function nameDuties(duties: readonly AdminDuty[], t: Translate): string {
  if (duties.length === ADMIN_DUTIES.length) return t('admin-users.duties-all')
  if (duties.length === 0) return t('admin-users.duties-none')
  return duties.map((duty) => t(`admin-users.duty.${duty}`)).join(t('admin-users.duties-comma'))
}

export function UserRowActions({ row: user }: { row: AdminUserView }) {
  const { t } = useTexts()
  const ask = useDialogs(dialogs)
  const { isBusy, run } = useAction(get('/admin/users'), USER_ACTIONS.setAccess)
  const { opens } = useDuties()
  const name = nameOf(user)
  if (!opens('system')) return null
  if (user.deactivated_at !== null)
    return (
      <Button
        kind="quiet"
        small
        busy={isBusy}
        aria-label={t('admin-users.restore-of', { name })}
        onClick={() => void run(user, 'restore')}
      >
        <Icon of={Undo2} size="s" flip />
        {t('admin-users.restore')}
      </Button>
    )
  return (
    <>
      <ActivityLink about="user" id={user.user_id} name={name} />
      <IconButton
        icon={Pencil}
        label={t('admin-users.edit-of', { name })}
        aria-haspopup="dialog"
        onClick={() => ask('EditUserDialog', { id: user.user_id })}
      />
      <IconButton
        icon={UserX}
        label={t('admin-users.deactivate-of', { name })}
        aria-haspopup="dialog"
        onClick={() => ask('DeactivateUserDialog', { user })}
      />
    </>
  )
}

export const UserCardControls = ({ row }: { row: AdminUserView }) => (
  <>
    <RoleSelect user={row} />
    <span className="row-actions">
      <UserRowActions row={row} />
    </span>
  </>
)
