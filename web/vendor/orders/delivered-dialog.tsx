import { post } from '#web/shared/api/endpoint.ts'
import { FilledMessage, PLACEHOLDER } from '#web/shared/i18n/filled-message.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Money } from '#web/ui/money.tsx'
import { isClaimedByVendor } from './delivery-claim.tsx'
import { OrderActionDialog, type OrderActionDialogProps } from './action-dialog.tsx'

/** Money enters the accounts and no status goes back: the amount is seen before. */
export function DeliveredDialog(props: OrderActionDialogProps<'delivered'>) {
  const { asking, isBusy, act, onClose } = props
  const { t, language } = useTexts()
  const { order, parcel } = asking
  const known = parcel === null ? ('parcels' in order ? order.parcels : null) : [parcel]
  // A row of the board does not say who carries its parcels.
  const mayClaim = known === null || known.some(isClaimedByVendor)
  const collected = parcel === null ? order.to_collect : parcel.collect
  const confirm = async () => {
    const { id, version } = order
    const done = await act({
      ...(parcel === null
        ? post('/vendor/orders/{id}/status-changes', { id }, { status: 'delivered', version })
        : post(
            '/vendor/orders/{id}/parcels/{parcelId}/steps',
            { id, parcelId: parcel.id },
            { state: 'delivered', version },
          )),
      id,
      done: ({ parcels }) =>
        parcels.some((item) => item.delivery_claim !== null)
          ? 'vendor-orders.claim.reported'
          : parcel === null
            ? 'vendor-orders.done.delivered'
            : 'vendor-orders.done.parcel',
    })
    if (done) onClose()
  }
  return (
    <OrderActionDialog
      title={t('vendor-orders.delivered-title', { number: order.order_number })}
      action={t('vendor-orders.next.arrived')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p className="dialog-text">
        {collected > 0 ? (
          <FilledMessage text={t('vendor-orders.delivered-collected', { amount: PLACEHOLDER })}>
            <b>
              <Money dinars={collected} language={language} />
            </b>
          </FilledMessage>
        ) : (
          t('vendor-orders.delivered-paid')
        )}
        {parcel !== null && parcel.stamp_duty > 0 && (
          <>
            {' '}
            <FilledMessage text={t('vendor-orders.delivered-duty', { amount: PLACEHOLDER })}>
              <Money dinars={parcel.stamp_duty} language={language} />
            </FilledMessage>
          </>
        )}
      </p>
      {order.status === 'cancelled' && (
        <p className="dialog-text">{t('vendor-orders.delivered-cancelled')}</p>
      )}
      {mayClaim && <p className="dialog-text">{t('vendor-orders.claim.text')}</p>}
      {(known === null || !known.every(isClaimedByVendor)) && (
        <p className="dialog-text">{t('vendor-orders.delivered-final')}</p>
      )}
    </OrderActionDialog>
  )
}
