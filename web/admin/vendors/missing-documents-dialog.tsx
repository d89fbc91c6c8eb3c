import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MissingDocuments } from '../verification-documents/decision-forms.tsx'
import type { VendorDetail } from './vendor-status.ts'

type MissingDocumentsDialogProps = {
  vendor: VendorDetail | null
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
}

export function MissingDocumentsDialog({
  vendor,
  isBusy,
  onClose,
  onConfirm,
}: MissingDocumentsDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open={vendor !== null}
      onClose={onClose}
      title={t('verification-documents.missing-title', { name: vendor?.business_name ?? '' })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('verification-documents.cancel')}
          </Button>
          <Button busy={isBusy} onClick={onConfirm}>
            {t('verification-documents.missing-confirm')}
          </Button>
        </>
      }
    >
      <MissingDocuments kinds={vendor?.missing_documents ?? []} />
    </Dialog>
  )
}
