import './tracking-summary.css'
import type { TrackedPurchaseView } from '#capabilities/orders/purchase.contract.ts'
import { formatDayRange } from '#web/shared/format/day-range.ts'
import { OrderStatusBadge } from '#web/shared/orders/status-badge.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'

/** The statuses are all that number and contact give access to. */
export function TrackStates({ tracked }: { tracked: TrackedPurchaseView }) {
  const { t, language } = useTexts()
  return (
    <section className="card track-states" aria-labelledby="track-states-title">
      <h2 id="track-states-title">{t('order-tracking.states')}</h2>
      <ul>
        {tracked.orders.map((order) => (
          <li key={order.order_number}>
            <p>
              <b>
                <bdi dir="ltr" className="num">
                  {order.order_number}
                </bdi>
              </b>
              {order.status !== 'delivered' && order.status !== 'cancelled' && (
                <small>
                  {t('order-tracking.expected', {
                    dates: formatDayRange(
                      order.deliver_from,
                      order.deliver_until,
                      language,
                      'weekday',
                    ),
                  })}
                </small>
              )}
            </p>
            <OrderStatusBadge status={order.status} />
          </li>
        ))}
      </ul>
    </section>
  )
}
