import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useOpenConflict } from '#web/shared/api/edit-conflict.ts'
import { PanelDialogs } from '../panel/side-panel.tsx'

export function EditConflictDialog() {
  const { t } = useTexts()
  const conflict = useOpenConflict()
  if (conflict === null) return null
  const { message, answer } = conflict
  return (
    <PanelDialogs>
      <Dialog
        open
        onClose={() => answer(false)}
        title={t('backoffice.conflict.title')}
        closeLabel={t('site.close')}
        footer={
          <>
            <Button kind="quiet" onClick={() => answer(false)}>
              {t('backoffice.conflict.leave')}
            </Button>
            <Button onClick={() => answer(true)}>{t('backoffice.conflict.anyway')}</Button>
          </>
        }
      >
        <p className="dialog-text">
          <b>{message}</b>
        </p>
        <p className="dialog-text">{t('backoffice.conflict.text')}</p>
      </Dialog>
    </PanelDialogs>
  )
}
