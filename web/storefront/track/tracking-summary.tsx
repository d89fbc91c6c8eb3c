import './tracking-summary.css'
import type { TrackedPurchaseView } from '#capabilities/orders/purchase.contract.ts'
import { hasPromisedDates, useDeliveryWindow } from '#web/shared/orders/delivery-window.ts'
import { OrderStatusBadge } from '#web/shared/orders/status-badge.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'

/** The statuses are all that number and contact give access to. */
export function TrackStates({ tracked }: { tracked: TrackedPurchaseView }) {
  const { t } = useTexts()
  const deliveryWindow = useDeliveryWindow()
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
                  {hasPromisedDates(order)
                    ? t('order-tracking.expected', { dates: deliveryWindow(order) ?? '' })
                    : deliveryWindow(order)}
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
