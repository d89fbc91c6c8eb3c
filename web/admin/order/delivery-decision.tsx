import { useState } from 'react'
import type { AdminOrderView } from '#capabilities/orders/contract.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { FrenchDateTime } from '../orders/order-cells.tsx'

const MAX_NOTE = 300

type DeliveryDecisionProps = {
  order: AdminOrderView
  parcel: AdminOrderView['parcels'][number]
  onDone: (order: AdminOrderView) => void
}
type Outcome = 'delivered' | 'rejected'

/** Of what its vendor reports, or of what the courier reported to the operator. */
export function DeliveryDecision(props: DeliveryDecisionProps) {
  const { t } = useTexts()
  const [asking, setAsking] = useState<Outcome | null>(null)
  const { delivery_claim: claim } = props.parcel
  return (
    <>
      {claim !== null && (
        <p className="order-page-claim">
          {t('admin.order.claim')} <FrenchDateTime at={claim.at} />
          {claim.by !== null && (
            <>
              {' · '}
              <bdi>{claim.by}</bdi>
            </>
          )}
          {claim.denied_at !== null && (
            <strong>
              {' · '}
              {t('admin.order.claim.denied')}
            </strong>
          )}
        </p>
      )}
      <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setAsking('delivered')}>
        {t('admin.order.claim.confirm')}
      </Button>
      {claim !== null && (
        <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setAsking('rejected')}>
          {t('admin.order.claim.reject')}
        </Button>
      )}
      {asking !== null && (
        <DecisionDialog {...props} outcome={asking} onClose={() => setAsking(null)} />
      )}
    </>
  )
}

function DecisionDialog(props: DeliveryDecisionProps & { outcome: Outcome; onClose: () => void }) {
  const { order, parcel, outcome, onDone, onClose } = props
  const { t } = useTexts()
  const [note, setNote] = useState('')
  const { isBusy, act } = useMutation(() => undefined)
  const decide = async () => {
    const done = await act({
      ...post(
        '/admin/orders/{id}/parcels/{parcelId}/delivery',
        { id: order.id, parcelId: parcel.id },
        { outcome, version: order.version, ...(note.trim() && { note: note.trim() }) },
      ),
      done: t(`admin.order.claim.done.${outcome}`),
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
      title={t(`admin.order.claim.title.${outcome}`)}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('vendor-orders.back')}
          </Button>
          <Button
            kind={outcome === 'rejected' ? 'danger' : 'primary'}
            busy={isBusy}
            onClick={() => void decide()}
          >
            {t(outcome === 'rejected' ? 'admin.order.claim.reject' : 'admin.order.claim.confirm')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">{t(`admin.order.claim.text.${outcome}`)}</p>
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
