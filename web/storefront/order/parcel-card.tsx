import { MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatTypedPhone } from '#kernel/phone.ts'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { useDeliveryWindow } from '#web/shared/orders/delivery-window.ts'
import { FilledMessage, PLACEHOLDER } from '#web/shared/i18n/filled-message.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { dueOf, dueOnDelivery } from '#web/shared/orders/remaining-orders.ts'
import { isUnpaid, type TrackedOrderView } from '#web/shared/orders/timeline.ts'
import { OrderItems } from '#web/shared/orders/order-items.tsx'
import { OrderStatusBadge } from '#web/shared/orders/status-badge.tsx'

type ParcelCardProps = {
  position: number
  order: PlacedView['orders'][number] | TrackedOrderView
  /** Null until loaded. */
  tracked: TrackedOrderView | null
  phone: string | null
  /** Paid online, or waiting for that: nothing is due at delivery. */
  isOnline: boolean
  onAnswer?: (() => void) | undefined
  /** What its buyer may do with it. */
  children?: ReactNode
}

export function ParcelCard({
  position,
  order,
  tracked,
  phone,
  isOnline,
  onAnswer,
  children,
}: ParcelCardProps) {
  const { t, language } = useTexts()
  const deliveryWindow = useDeliveryWindow()
  const isCancelled = order.status === 'cancelled'
  return (
    <section className="card parcel-card" aria-label={order.vendor.business_name}>
      <header>
        <span className="step-arch num" aria-hidden="true">
          {position}
        </span>
        <p>
          <b>
            <bdi>{order.vendor.business_name}</bdi>
          </b>
          <small>
            {isCancelled ? null : tracked ? deliveryWindow(tracked) : <Skeleton width="8rem" />}
          </small>
        </p>
        <OrderStatusBadge status={order.status} items={tracked?.items ?? []} />
      </header>
      {tracked ? <OrderItems items={tracked.items} /> : <Skeleton width="60%" height="3rem" />}
      {tracked?.delivery_method === 'stop_desk' && (
        <p className="parcel-office">
          <Icon of={MapPin} size="s" />
          <bdi>
            {tracked.pickup_point
              ? [tracked.pickup_point.name, tracked.pickup_point.address].join(
                  language === 'ar' ? '، ' : ', ',
                )
              : t('order-tracking.office-later')}
          </bdi>
        </p>
      )}
      {tracked?.requires_phone_confirmation &&
        !isOnline &&
        tracked.status === 'pending' &&
        phone !== null && (
          <p className="call-notice">
            <Icon of={Phone} size="s" />
            <span>
              <FilledMessage text={t('order.call', { phone: PLACEHOLDER })}>
                <bdi dir="ltr" className="num">
                  {formatTypedPhone(phone)}
                </bdi>
              </FilledMessage>
            </span>
            {onAnswer && (
              <Button kind="outline" small onClick={onAnswer}>
                {t('order.answer')}
              </Button>
            )}
          </p>
        )}
      {!isCancelled && (
        <footer>
          <span>
            {t(
              isOnline || (tracked && !isUnpaid(tracked))
                ? 'cart.total'
                : tracked?.delivery_method === 'stop_desk'
                  ? 'order.to-hand-office'
                  : 'order.to-hand',
            )}
          </span>
          <b>
            <Money
              dinars={
                tracked
                  ? isUnpaid(tracked)
                    ? dueOnDelivery(tracked).now
                    : dueOf(tracked)
                  : order.total_amount
              }
              language={language}
            />
          </b>
        </footer>
      )}
      {children}
    </section>
  )
}
