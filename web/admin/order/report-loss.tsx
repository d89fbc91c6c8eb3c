import { useState } from 'react'
import type { AdminOrderView } from '#capabilities/orders/contract.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ChoiceSelect, TextArea } from '#web/ui/field.tsx'

const KINDS = ['lost', 'stolen', 'damaged_in_transit'] as const
const MAX_NOTE = 300

type ReportLossProps = {
  order: AdminOrderView
  parcel: AdminOrderView['parcels'][number]
  onDone: (order: AdminOrderView) => void
}

/** The courier informed the operator that it has lost the parcel. */
export function ReportLossButton(props: ReportLossProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('vendor-orders.parcel.lost')}
      </Button>
      {isOpen && <ReportLossDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReportLossDialog({
  order,
  parcel,
  onDone,
  onClose,
}: ReportLossProps & { onClose: () => void }) {
  const { t } = useTexts()
  const [kind, setKind] = useState<(typeof KINDS)[number]>(KINDS[0])
  const [note, setNote] = useState('')
  const { isBusy, act } = useMutation(() => undefined)
  const confirm = async () => {
    const done = await act({
      ...post(
        '/admin/orders/{id}/parcels/{parcelId}/loss',
        { id: order.id, parcelId: parcel.id },
        { kind, version: order.version, ...(note.trim() && { note: note.trim() }) },
      ),
      done: t('vendor-orders.done.lost'),
      failed: t('admin.orders.status-failed'),
      namesFailure: true,
    })
    if (done.isDone) onDone(done.view)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('vendor-orders.loss-title')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('vendor-orders.back')}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={() => void confirm()}>
            {t('vendor-orders.save')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">{t('vendor-orders.loss-text')}</p>
      <ChoiceSelect
        label={t('vendor-orders.loss')}
        value={kind}
        choices={KINDS}
        nameOf={(value) => t(`vendor-orders.failure.${value}`)}
        onChoose={setKind}
      />
      <TextArea
        label={t('vendor-orders.note')}
        optional={t('vendor-orders.optional')}
        rows={2}
        maxLength={MAX_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Dialog>
  )
}
