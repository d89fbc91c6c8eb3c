import type { AdminUserView } from '#capabilities/identity/contract.ts'
import { ADMIN_DUTIES, type AdminDuty } from '#kernel/admin-duties.ts'
import { type Translate, useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { nameOf } from './roles.ts'

type DutiesButtonProps = { user: AdminUserView; onOpen: (user: AdminUserView) => void }

/** Shows the duties of an admin and opens their dialog. */
export function DutiesButton({ user, onOpen }: DutiesButtonProps) {
  const { t } = useTexts()
  const duties = nameDuties(user.duties, t)
  return (
    <Button
      kind="text"
      small
      className="duties-button"
      aria-haspopup="dialog"
      aria-label={t('admin-users.duties-of', { name: nameOf(user), duties })}
      onClick={() => onOpen(user)}
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
