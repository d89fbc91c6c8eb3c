import type { AdminUserView } from '#capabilities/identity/contract.ts'
import { Pencil, Undo2, UserX } from 'lucide-react'
import { Link } from 'react-router'
import { formatAdminDate } from '#kernel/format.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { initials } from '#web/shared/format/initials.ts'
import { ActivityLink } from '../activity-link.tsx'
import { useDuties } from '../admin-session.tsx'
import { DutiesButton } from './duties-button.tsx'
import { isRole, nameOf, type RoleName, ROLE_OPTIONS } from './roles.ts'

const TINTS = 4

export function UserName({ user }: { user: AdminUserView }) {
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

export const UserEmail = ({ user }: { user: AdminUserView }) => (
  <bdi dir="ltr" className="user-email">
    {user.email ?? user.phone ?? '–'}
  </bdi>
)

export function RegistrationDate({ user }: { user: AdminUserView }) {
  const { language } = useTexts()
  return (
    <time dateTime={user.created_at}>
      {formatAdminDate(new Date(user.created_at), language, 'shortDate')}
    </time>
  )
}

export type UserRowActions = {
  isBusy: boolean
  onRole: (user: AdminUserView, role: RoleName) => void
  onDuties: (user: AdminUserView) => void
  onEdit: (user: AdminUserView) => void
  onDeactivate: (user: AdminUserView) => void
  onRestore: (user: AdminUserView) => void
}
type RowProps = UserRowActions & { user: AdminUserView }

/** A deactivated account must be restored before its role can change. */
export function RoleSelect({ user, isBusy, onRole, onDuties }: RowProps) {
  const { t } = useTexts()
  const { opens } = useDuties()
  if (user.deactivated_at !== null || !opens('system'))
    return <span>{t(`admin-users.role.${user.role}`)}</span>
  return (
    <span className="role-and-duties">
      <span className="role-choice">
        <select
          aria-label={t('admin-users.role-of', { name: nameOf(user) })}
          value={user.role}
          disabled={isBusy}
          onChange={({ target }) => {
            if (isRole(target.value)) onRole(user, target.value)
          }}
        >
          {ROLE_OPTIONS.map((role) => (
            <option key={role} value={role}>
              {t(`admin-users.role.${role}`)}
            </option>
          ))}
        </select>
      </span>
      {user.role === 'admin' && <DutiesButton user={user} onOpen={onDuties} />}
    </span>
  )
}

export function UserRowButtons({ user, isBusy, onEdit, onDeactivate, onRestore }: RowProps) {
  const { t } = useTexts()
  const name = nameOf(user)
  const { opens } = useDuties()
  if (!opens('system')) return null
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
