import { useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import type { AdminOrderListRow } from './statuses.ts'

export type CancellationRequest = {
  order: Pick<AdminOrderListRow, 'id' | 'order_number' | 'version'>
  isDeletion: boolean
}

type CancelDialogProps = {
  cancelling: CancellationRequest | null
  isBusy: boolean
  onClose: () => void
  onConfirm: (reason: string) => void
}

const MAX_REASON = 300

/** Deleting an order is cancelling it: the row stays. */
export function AdminCancelOrderDialog({
  cancelling,
  isBusy,
  onClose,
  onConfirm,
}: CancelDialogProps) {
  const { t } = useTexts()
  const [reason, setReason] = useState('')
  const close = () => {
    setReason('')
    onClose()
  }
  const number = cancelling?.order.order_number ?? ''
  return (
    <Dialog
      open={cancelling !== null}
      onClose={close}
      title={t(
        cancelling?.isDeletion ? 'admin.orders.cancel.delete-title' : 'admin.orders.cancel.title',
        {
          number,
        },
      )}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={close}>
            {t('admin.orders.cancel.keep')}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={() => onConfirm(reason.trim())}>
            {t(
              cancelling?.isDeletion ? 'admin.orders.cancel.delete' : 'admin.orders.cancel.confirm',
            )}
          </Button>
        </>
      }
    >
      <p className="dialog-text">{t('admin.orders.cancel.text')}</p>
      <TextArea
        label={t('admin.orders.cancel.reason')}
        optional={t('admin.orders.cancel.optional')}
        rows={3}
        maxLength={MAX_REASON}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  )
}
