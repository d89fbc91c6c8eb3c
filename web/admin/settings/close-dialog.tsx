import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type CloseDialogProps = { open: boolean; onCancel: () => void; onConfirm: () => void }

/** Confirms the maintenance mode before it closes the shop to everybody else. */
export function CloseDialog({ open, onCancel, onConfirm }: CloseDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={t('office.settings.close-title')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onCancel}>
            {t('office.cancel')}
          </Button>
          <Button kind="danger" onClick={onConfirm}>
            {t('office.settings.close')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">{t('office.settings.close-text')}</p>
    </Dialog>
  )
}
