import type { AdminOrderView } from '#capabilities/orders/contract.ts'
import { useState } from 'react'
import { post } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { hasRemainder } from '#web/shared/orders/cancel-order-dialog.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'

const MAX_REASON = 300

type CancelRemainderProps = { order: AdminOrderView; onDone: () => void }

/** Only of a partly sent order. */
export function CancelRemainderButton({ order, onDone }: CancelRemainderProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  if (!hasRemainder(order) || order.parcels.length === 0) return null
  return (
    <>
      <Button kind="quiet" small onClick={() => setOpen(true)}>
        {t('vendor-orders.cancel-rest')}
      </Button>
      {isOpen && (
        <CancelRemainderDialog
          order={order}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
    </>
  )
}

function CancelRemainderDialog(props: CancelRemainderProps & { onClose: () => void }) {
  const { order, onDone, onClose } = props
  const { t } = useTexts()
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const closeLabel = t('site.close')
  const confirm = async () => {
    setBusy(true)
    try {
      const body = { version: order.version, ...(reason.trim() && { reason: reason.trim() }) }
      await apiSend(post('/admin/orders/{id}/remainder-cancellation', { id: order.id }, body))
      showToast({
        title: t('backoffice.success'),
        message: t('admin.orders.rest.cancelled'),
        closeLabel,
      })
    } catch (error) {
      const refused = error instanceof ApiRefused ? error : null
      if (refused?.isLeft) return
      const message = refused?.detail || t('admin.orders.status-failed')
      showToast({ title: t('backoffice.error'), message, isError: true, closeLabel })
    }
    onDone()
  }
  const left = order.items.reduce((pieces, item) => pieces + item.left_to_send, 0)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('vendor-orders.cancel-rest-title', { number: order.order_number })}
      closeLabel={closeLabel}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin.orders.cancel.keep')}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={() => void confirm()}>
            {t('vendor-orders.cancel-rest')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">{t('vendor-orders.cancel-rest-text', { count: left })}</p>
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
