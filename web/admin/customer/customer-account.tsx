import type { AdminUserView } from '#capabilities/identity/contract.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { DialogHost } from '#web/backoffice/dialogs/dialog-host.tsx'
import { DetailList, PanelSection } from '#web/backoffice/panel/sections.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { RoleSelect, UserRowActions } from '../users/user-cells.tsx'

export function CustomerAccount({ account }: { account: AdminUserView }) {
  const { language } = useTexts()
  const dateOf = (time: string | null) =>
    time === null ? '–' : formatAdminDate(new Date(time), language, 'shortDateTime')
  return (
    <DialogHost>
      <PanelSection title="admin.customer.account">
        <DetailList
          details={{
            'admin.customer.email': <bdi dir="ltr">{account.email ?? '–'}</bdi>,
            'admin.customer.phone': <bdi dir="ltr">{account.phone ?? '–'}</bdi>,
            'admin.customer.registered': dateOf(account.created_at),
            'admin.customer.last-sign-in': dateOf(account.last_sign_in_at),
            'admin-users.column.role': <RoleSelect user={account} />,
          }}
        />
        <span className="row-actions">
          <UserRowActions row={account} />
        </span>
      </PanelSection>
    </DialogHost>
  )
}
