import { useState } from 'react'
import { post } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ChoiceSelect, TextArea } from '#web/ui/field.tsx'
import { OrderActionDialog, type OrderActionDialogProps } from './action-dialog.tsx'
import { type Loss, LOSSES } from './reasons-and-states.ts'

const MAX_NOTE = 300

export function LossDialog({ asking, isBusy, act, onClose }: OrderActionDialogProps<'loss'>) {
  const { t } = useTexts()
  const { order, parcel } = asking
  const [reason, setReason] = useState<Loss>(LOSSES[0])
  const [note, setNote] = useState('')
  const confirm = async () => {
    const { id, version } = order
    const done = await act({
      ...post(
        '/vendor/orders/{id}/parcels/{parcelId}/steps',
        { id, parcelId: parcel.id },
        { state: 'lost', reason, ...(note.trim() && { note: note.trim() }), version },
      ),
      id,
      done: 'vendor-orders.done.lost',
    })
    if (done) onClose()
  }
  return (
    <OrderActionDialog
      title={t('vendor-orders.loss-title')}
      action={t('vendor-orders.save')}
      isDanger
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p className="dialog-text">{t('vendor-orders.loss-text')}</p>
      <ChoiceSelect
        label={t('vendor-orders.loss')}
        value={reason}
        choices={LOSSES}
        nameOf={(loss) => t(`vendor-orders.failure.${loss}`)}
        onChoose={setReason}
      />
      <TextArea
        label={t('vendor-orders.note')}
        optional={t('vendor-orders.optional')}
        rows={2}
        maxLength={MAX_NOTE}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </OrderActionDialog>
  )
}
