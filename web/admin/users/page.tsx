import './users.css'
import { Plus, Shield, Store, Users } from 'lucide-react'
import type { MetaFunction } from 'react-router'
import type { AdminUserView } from '#capabilities/identity/contract.ts'
import { ownKeysOf } from '#kernel/records.ts'
import { useDialogs } from '#web/backoffice/dialogs/dialog-host.tsx'
import { bulk } from '#web/backoffice/resource/resource.ts'
import { ResourcePage } from '#web/backoffice/resource/resource-page.tsx'
import { StatCard } from '#web/backoffice/ui/stat-card.tsx'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useSession } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDuties } from '../admin-session.tsx'
import { USER_ACTIONS } from './actions.ts'
import { users } from './resource.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('admin-users.title'), isPrivate: true }))

const CARDS = { admin: Shield, vendor: Store, customer: Users } as const

export default function AdminUsersPage() {
  const { t } = useTexts()
  const mayChange = useDuties().opens('system')
  const own = useSession().user?.id
  return (
    <ResourcePage
      resource={users}
      title={t('admin-users.title')}
      mayChange={mayChange}
      head={mayChange && <NewUser />}
      bulk={bulkActionsOf(own)}
      summary={(view, hasFailed) => (
        <dl className="stat-cards user-figures">
          {ownKeysOf(CARDS).map((role) => (
            <StatCard
              key={role}
              icon={CARDS[role]}
              hasFailed={hasFailed}
              label={t(`admin-users.card.${role}`)}
              value={view && view.counts[role]}
            />
          ))}
        </dl>
      )}
    />
  )
}

/** An admin's own account is excluded: deactivating it needs its own confirmation. */
const bulkActionsOf = (own: string | undefined) => [
  bulk({
    label: 'admin-users.bulk.deactivate',
    isFor: (user: AdminUserView) => user.deactivated_at === null && user.user_id !== own,
    action: USER_ACTIONS.setAccess,
    input: 'deactivate',
  }),
  bulk({
    label: 'admin-users.bulk.restore',
    isFor: (user: AdminUserView) => user.deactivated_at !== null,
    action: USER_ACTIONS.setAccess,
    input: 'restore',
  }),
]

function NewUser() {
  const { t } = useTexts()
  const ask = useDialogs(() => import('./dialogs.tsx'))
  return (
    <Button aria-haspopup="dialog" onClick={() => ask('NewUserDialog', {})}>
      <Icon of={Plus} size="s" />
      {t('admin-users.new')}
    </Button>
  )
}
