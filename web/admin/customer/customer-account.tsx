import { useState } from 'react'
import type { AdminUserView } from '#capabilities/identity/contract.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { RoleSelect, UserRowButtons } from '../users/user-cells.tsx'
import { type UserDialogRequest, UserDialogs } from '../users/user-dialogs.tsx'
import { useUserActions } from '../users/use-user-actions.ts'

type CustomerAccountProps = { account: AdminUserView; onChanged: () => void }

export function CustomerAccount({ account, onChanged }: CustomerAccountProps) {
  const { t, language } = useTexts()
  const actions = useUserActions(onChanged)
  const [dialog, setDialog] = useState<UserDialogRequest | null>(null)
  const rowActions = {
    user: account,
    isBusy: actions.isBusy,
    onRole: (user: AdminUserView, role: AdminUserView['role']) =>
      setDialog({ what: 'role', user, role }),
    onDuties: (user: AdminUserView) => setDialog({ what: 'duties', user }),
    onEdit: (user: AdminUserView) => setDialog({ what: 'edit', user }),
    onDeactivate: (user: AdminUserView) => setDialog({ what: 'deactivate', user }),
    onRestore: (user: AdminUserView) => void actions.restore(user),
  }
  const contact = [
    ['email', account.email],
    ['phone', account.phone],
  ] as const
  const dates = [
    ['registered', account.created_at],
    ['last-sign-in', account.last_sign_in_at],
  ] as const
  return (
    <section>
      <h3>{t('admin.customer.account')}</h3>
      <dl className="facts">
        {contact.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`admin.customer.${name}`)}</dt>
            <dd>
              <bdi dir="ltr">{value ?? '–'}</bdi>
            </dd>
          </div>
        ))}
        {dates.map(([name, time]) => (
          <div key={name}>
            <dt>{t(`admin.customer.${name}`)}</dt>
            <dd>
              {time === null ? '–' : formatAdminDate(new Date(time), language, 'shortDateTime')}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('admin-users.column.role')}</dt>
          <dd>
            <RoleSelect {...rowActions} />
          </dd>
        </div>
      </dl>
      <UserRowButtons {...rowActions} />
      <UserDialogs dialog={dialog} actions={actions} onClose={() => setDialog(null)} />
    </section>
  )
}
