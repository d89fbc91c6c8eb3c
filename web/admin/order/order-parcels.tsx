import type { AdminOrderView } from '#capabilities/orders/contract.ts'
import { textOrName } from '#web/shared/i18n/text-or-name.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import { Money } from '#web/ui/money.tsx'
import { ParcelItems } from '#web/backoffice/orders/parcel-items.tsx'
import { FrenchDateTime } from '../orders/order-cells.tsx'
import { DeliveryDecision } from './delivery-decision.tsx'
import { ReportLossButton } from './report-loss.tsx'

type Parcel = AdminOrderView['parcels'][number]

/** States that only the operator and the courier tell apart. */
const MONEY_STATES = ['preparing', 'ready', 'cash_at_courier', 'remitted', 'checked']

const ENDED = [
  ...[
    'preparing',
    'ready',
    'delivered',
    'cash_at_courier',
    'remitted',
    'returned',
    'checked',
    'lost',
  ],
]
const isOnRoad = ({ state }: Parcel): boolean => !ENDED.includes(state)

const toneOf = (state: string): Tone =>
  state === 'lost' ? 'bad' : state === 'remitted' ? 'ok' : 'info'

const isCollected = (state: string): boolean =>
  ['delivered', 'cash_at_courier', 'remitted'].includes(state)

type OrderParcelsProps = { order: AdminOrderView; onChanged: (order: AdminOrderView) => void }

export function OrderParcels({ order, onChanged }: OrderParcelsProps) {
  const { t, language } = useTexts()
  const stateText = (state: string) =>
    textOrName(
      t,
      MONEY_STATES.includes(state) ? 'admin.order.parcel' : 'vendor-orders.state',
      state,
    )
  return (
    <section>
      <h3>{t('admin.order.parcels')}</h3>
      {order.parcels.length === 0 && <p className="muted">{t('admin.order.no-parcels')}</p>}
      <ul className="order-page-list">
        {order.parcels.map((parcel) => (
          <li key={parcel.id}>
            <p className="order-page-line">
              <b>{t('vendor-orders.parcel.named', { number: parcel.position })}</b>
              <Badge tone={toneOf(parcel.state)}>{stateText(parcel.state)}</Badge>
            </p>
            <p className="order-page-line">
              <span>
                {parcel.courier?.name ?? t('vendor-orders.courier.own')}
                {parcel.tracking !== null && (
                  <>
                    {' · '}
                    <bdi dir="ltr" className="num">
                      {parcel.tracking}
                    </bdi>
                  </>
                )}
              </span>
              <span>
                {t(isCollected(parcel.state) ? 'admin.order.collected' : 'admin.order.to-collect')}{' '}
                <Money dinars={parcel.collect} language={language} audience="admin" />
              </span>
            </p>
            <ParcelItems items={order.items} parcel={parcel} />
            <ParcelEvents parcel={parcel} stateText={stateText} />
            {(isOnRoad(parcel) || parcel.delivery_claim !== null) && (
              <div className="order-page-buttons">
                <DeliveryDecision order={order} parcel={parcel} onDone={onChanged} />
                {isOnRoad(parcel) && (
                  <ReportLossButton order={order} parcel={parcel} onDone={onChanged} />
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type ParcelEventsProps = { parcel: Parcel; stateText: (state: string) => string }

function ParcelEvents({ parcel, stateText }: ParcelEventsProps) {
  const { t } = useTexts()
  return (
    <ol className="order-page-events">
      {parcel.history.map((event) => (
        <li key={`${event.at} ${event.state}`}>
          <FrenchDateTime at={event.at} /> · {stateText(event.state)}
          {event.reason !== null &&
            event.reason !== event.state &&
            ` · ${textOrName(t, 'vendor-orders.failure', event.reason)}`}
          {event.note !== null && (
            <>
              {' · '}
              <bdi>{event.note}</bdi>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
