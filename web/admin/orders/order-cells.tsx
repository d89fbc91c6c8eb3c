import type { MoneyBackView } from '#capabilities/orders/money-back.contract.ts'
import type { AdminOrderRowView } from '#capabilities/orders/contract.ts'
import { formatDate } from '#kernel/format.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge } from '#web/ui/chip.tsx'
import {
  type OrderStatusName,
  PAYMENT_TONES,
  type PaymentStatusName,
  ORDER_STATUS_TONES,
} from './statuses.ts'

export function AdminOrderStatusBadge({ status }: { status: OrderStatusName }) {
  const { t } = useTexts()
  return <Badge tone={ORDER_STATUS_TONES[status]}>{t(`admin.orders.status.${status}`)}</Badge>
}

/** Of an order that was cancelled while its parcel travels: a courier may still deliver it. */
export function OnRoadBadge({ order }: { order: { is_on_road: boolean } }) {
  const { t } = useTexts()
  return order.is_on_road && <Badge tone="bad">{t('admin.orders.on-road')}</Badge>
}

/** Of an order whose vendor reports a delivery that is not confirmed. */
export function DeliveryClaimBadge({
  order,
}: {
  order: Pick<AdminOrderRowView, 'delivery_claim'>
}) {
  const { t } = useTexts()
  const claim = order.delivery_claim
  if (claim === null) return null
  const tone = claim === 'denied' ? 'bad' : 'warn'
  return <Badge tone={tone}>{t(`admin.orders.delivery-claim.${claim}`)}</Badge>
}

type PaymentBadgeProps = {
  order: { status: OrderStatusName; payment_status: PaymentStatusName; money_back: MoneyBackView }
}

/** Nothing is awaited for a cancelled order: what was paid goes back. */
export function PaymentBadge({ order }: PaymentBadgeProps) {
  const { status, payment_status: payment, money_back: back } = order
  const { t } = useTexts()
  if (back && back.due > 0) return <Badge tone="warn">{t('order.money-back.due')}</Badge>
  if (back && back.refunded > 0)
    return <Badge tone="neutral">{t('order.money-back.refunded')}</Badge>
  if (status === 'cancelled' && payment === 'pending')
    return <Badge tone="neutral">{t('admin.orders.payment.none')}</Badge>
  return <Badge tone={PAYMENT_TONES[payment]}>{t(`admin.orders.payment.${payment}`)}</Badge>
}

/** French format in every language. */
export function FrenchDateTimeText({ at: timestamp }: { at: string }) {
  const date = new Date(timestamp)
  return (
    <time dateTime={timestamp} lang="fr" dir="ltr" className="moment">
      <span className="num">{formatDate(date, 'fr', 'shortDate')}</span>{' '}
      <span className="num">{formatDate(date, 'fr', 'time')}</span>
    </time>
  )
}

export const FrenchDateTime = ({ at: timestamp }: { at: string }) => (
  <time dateTime={timestamp} lang="fr" dir="ltr">
    <bdi dir="ltr" className="num">
      {formatDate(new Date(timestamp), 'fr', 'dateTime')}
    </bdi>
  </time>
)
