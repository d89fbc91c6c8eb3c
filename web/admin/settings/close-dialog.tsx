import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type CloseDialogProps = { open: boolean; onCancel: () => void; onConfirm: () => void }

export function CloseDialog({ open, onCancel, onConfirm }: CloseDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={t('admin-settings.close-title')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onCancel}>
            {t('backoffice.cancel')}
          </Button>
          <Button kind="danger" onClick={onConfirm}>
            {t('admin-settings.close')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">{t('admin-settings.close-text')}</p>
    </Dialog>
  )
}
