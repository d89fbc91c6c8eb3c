import type { AdminUserView } from '#capabilities/identity/contract.ts'
import { useState } from 'react'
import type { AdminDuty } from '#kernel/admin-duties.ts'
import { useSession } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useDuties } from '../admin-session.tsx'
import { DutiesFields } from './duties-fields.tsx'
import { nameOf } from './roles.ts'
import type { UserActions } from './use-user-actions.ts'

type DutiesDialogProps = { user: AdminUserView; actions: UserActions; onClose: () => void }

export function DutiesDialog({ user, actions, onClose }: DutiesDialogProps) {
  const { t } = useTexts()
  const session = useSession()
  const { refresh } = useDuties()
  const [duties, setDuties] = useState<readonly AdminDuty[]>(user.duties)
  const save = async () => {
    if (!(await actions.setDuties(user, duties))) return
    if (session.user?.id === user.user_id) refresh()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin-users.duties-title', { name: nameOf(user) })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('backoffice.cancel')}
          </Button>
          <Button busy={actions.isBusy} onClick={() => void save()}>
            {t('backoffice.save')}
          </Button>
        </>
      }
    >
      <DutiesFields duties={duties} onChange={setDuties} />
      <p className="dialog-text muted">{t('admin-users.duties-text')}</p>
    </Dialog>
  )
}
