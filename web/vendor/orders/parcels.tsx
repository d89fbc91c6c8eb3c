import { post } from '#web/shared/api/endpoint.ts'
import { FilledMessage, PLACEHOLDER } from '#web/shared/i18n/filled-message.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import { Money } from '#web/ui/money.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { ParcelItems } from '#web/backoffice/orders/parcel-items.tsx'
import { ClaimedParcel } from './delivery-claim.tsx'
import {
  FAILURES,
  LOSSES,
  type Failure,
  type Loss,
  isComingBack,
  PARCEL_STATES,
  type ReportedParcelState,
} from './reasons-and-states.ts'
import type { OrderDetail, VendorOrderParcel } from './query.ts'
import type { PendingOrderAction } from './action-dialog.tsx'
import type { RunOrderAction } from './use-order-action.ts'

const TONES: Record<ReportedParcelState, Tone> = {
  handed_over: 'info',
  in_transit: 'info',
  at_wilaya: 'info',
  waiting_for_customer: 'info',
  out_for_delivery: 'info',
  postponed: 'warn',
  alert: 'bad',
  attempt_failed: 'warn',
  delivered: 'ok',
  returning: 'warn',
  return_to_collect: 'warn',
  returned: 'neutral',
  lost: 'bad',
}
/** Of a cancelled order even what was delivered is expected back; a lost parcel may be found. */
const isBack = (state: string): boolean => state === 'returned' || state === 'checked'
const CLOSED: readonly string[] = ['delivered', 'cancelled']
const OVER: readonly string[] = [
  ...['delivered', 'cash_at_courier', 'remitted', 'returned', 'checked', 'lost'],
]

/** The parcel is at the courier, and can be brought again. */
const FAILED: readonly string[] = ['attempt_failed', 'postponed', 'alert']

type ParcelsProps = {
  order: OrderDetail
  isBusy: boolean
  act: RunOrderAction
  onAsk: (asking: PendingOrderAction) => void
}

export function Parcels({ order, isBusy, act, onAsk }: ParcelsProps) {
  const { t } = useTexts()
  const retry = (parcel: VendorOrderParcel) =>
    void act({
      ...post(
        '/vendor/orders/{id}/parcels/{parcelId}/steps',
        { id: order.id, parcelId: parcel.id },
        { state: 'in_transit', version: order.version },
      ),
      id: order.id,
      done: 'vendor-orders.done.retried',
    })
  return (
    <section>
      <h3>{t('vendor-orders.parcels')}</h3>
      <ul className="parcels">
        {order.parcels.map((parcel) => (
          <li key={parcel.id}>
            <ParcelHead parcel={parcel} />
            <ParcelItems items={order.items} parcel={parcel} />
            <ClaimedParcel {...{ order, parcel, isBusy, act }} />
            {(order.status === 'cancelled' || parcel.state === 'lost') && !isBack(parcel.state) && (
              <div className="parcel-steps">
                {parcel.delivery_claim === null &&
                  (parcel.state === 'lost' ||
                    (!OVER.includes(parcel.state) && !isComingBack(parcel.state))) && (
                    <Button
                      kind="quiet"
                      small
                      onClick={() => onAsk({ what: 'delivered', order, parcel })}
                    >
                      {t('vendor-orders.parcel.delivered')}
                    </Button>
                  )}
                <Button
                  kind="outline"
                  small
                  onClick={() => onAsk({ what: 'return', order, parcel })}
                >
                  {t('vendor-orders.parcel.back')}
                </Button>
              </div>
            )}
            {!OVER.includes(parcel.state) && !CLOSED.includes(order.status) && (
              <div className="parcel-steps">
                {FAILED.includes(parcel.state) && (
                  <Button kind="outline" small busy={isBusy} onClick={() => retry(parcel)}>
                    {t('vendor-orders.parcel.retry')}
                  </Button>
                )}
                {parcel.delivery_claim === null && !isComingBack(parcel.state) && (
                  <Button
                    kind="outline"
                    small
                    onClick={() => onAsk({ what: 'delivered', order, parcel })}
                  >
                    {t('vendor-orders.parcel.delivered')}
                  </Button>
                )}
                {!isComingBack(parcel.state) && (
                  <Button
                    kind="quiet"
                    small
                    onClick={() => onAsk({ what: 'failure', order, parcel })}
                  >
                    {t('vendor-orders.parcel.failed')}
                  </Button>
                )}
                <Button kind="quiet" small onClick={() => onAsk({ what: 'return', order, parcel })}>
                  {t('vendor-orders.parcel.back')}
                </Button>
                <Button kind="quiet" small onClick={() => onAsk({ what: 'loss', order, parcel })}>
                  {t('vendor-orders.parcel.lost')}
                </Button>
                <Button kind="text" small onClick={() => onAsk({ what: 'parcel', order, parcel })}>
                  {t('vendor-orders.parcel.edit')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function StampDutyPart({ parcel }: { parcel: VendorOrderParcel }) {
  const { t, language } = useTexts()
  return (
    <>
      {' '}
      ·{' '}
      <FilledMessage text={t('vendor-orders.amount.stamp-duty', { amount: PLACEHOLDER })}>
        <Money dinars={parcel.stamp_duty} language={language} />
      </FilledMessage>
    </>
  )
}

function ParcelHead({ parcel }: { parcel: VendorOrderParcel }) {
  const { t, language } = useTexts()
  // For the vendor the parcel is delivered, whether or not its cash was remitted.
  const isThere = parcel.state === 'cash_at_courier' || parcel.state === 'remitted'
  const known = PARCEL_STATES.find((parcelState) => parcelState === parcel.state)
  const state = isThere ? 'delivered' : (known ?? 'in_transit')
  const last = parcel.history.findLast(({ reason, note }) => reason !== null || note !== null)
  const reasons: readonly (Failure | Loss)[] = [...FAILURES, ...LOSSES]
  const failure = reasons.find((known) => known === last?.reason)
  return (
    <>
      <p className="fact-head">
        <b>{t('vendor-orders.parcel.named', { number: parcel.position })}</b>
        <Badge tone={TONES[state]}>{t(`vendor-orders.state.${state}`)}</Badge>
      </p>
      <p className="muted">
        {parcel.courier?.name ?? t('vendor-orders.courier.own')}
        {parcel.tracking !== null && (
          <>
            {' '}
            ·{' '}
            <bdi dir="ltr" className="num">
              {parcel.tracking}
            </bdi>
          </>
        )}{' '}
        · <Money dinars={parcel.collect} language={language} />
        {parcel.collect > 0 && <> · {t(`vendor-orders.cash.${parcel.cash_holder}`)}</>}
        {parcel.stamp_duty > 0 && <StampDutyPart parcel={parcel} />}
      </p>
      {(failure || last?.note) && state !== 'delivered' && (
        <p className="parcel-trouble">
          {failure && t(`vendor-orders.failure.${failure}`)}
          {last?.note && (
            <>
              {failure && ' · '}
              <bdi>
                <UserText text={last.note} />
              </bdi>
            </>
          )}
        </p>
      )}
    </>
  )
}
