import { Check, Clock, House, type LucideIcon, Package, Truck, X } from 'lucide-react'
import { formatDate } from '#kernel/format.ts'
import { formatDayRange } from '../format/day-range.ts'
import { useTexts } from '../i18n/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { cancelReasonText } from './cancel-reason.ts'
import { hasPromisedDates } from './delivery-window.ts'
import { timelineOf, type TimelineStep, type TrackedOrderView } from './timeline.ts'

const ICONS: Record<TimelineStep['status'], LucideIcon> = {
  pending: Clock,
  confirmed: Check,
  processing: Package,
  shipped: Truck,
  delivered: House,
  cancelled: X,
}

export function TimelineList({ order }: { order: TrackedOrderView }) {
  const { t } = useTexts()
  return (
    <ol className="timeline" aria-label={t('order-tracking.progress')}>
      {timelineOf(order).map((step) => (
        <li
          key={step.status}
          className={`timeline-${step.state}`}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className="timeline-mark">
            <Icon
              of={step.state === 'done' ? Check : ICONS[step.status]}
              size="s"
              // The truck drives to the other side in Arabic; a tick is a tick.
              flip={step.status === 'shipped' && step.state !== 'done'}
            />
          </span>
          <p>
            <b>{t(`order.status.${step.status}`)}</b>
            <StepDetail step={step} order={order} />
          </p>
        </li>
      ))}
    </ol>
  )
}

function StepDetail({ step, order }: { step: TimelineStep; order: TrackedOrderView }) {
  const { t, language } = useTexts()
  const dates = formatDayRange(order.deliver_from, order.deliver_until, language, 'weekday')
  const expected = hasPromisedDates(order)
    ? t('order-tracking.expected', { dates })
    : t('order-tracking.dates-later')
  return (
    <>
      {step.at !== null && (
        <small>{formatDate(new Date(step.at), language, 'shortDateTime')}</small>
      )}
      {step.state === 'ahead' && step.status === 'delivered' && <small>{expected}</small>}
      {step.state === 'current' &&
        step.status === 'pending' &&
        order.requires_phone_confirmation && <small>{t('order-tracking.waits-call')}</small>}
      {step.state === 'cancelled' &&
        order.cancel_reason !== null &&
        order.cancel_reason !== 'other' && (
          <small>
            {t('order-tracking.reason', {
              reason: `\u2068${cancelReasonText(t, order.cancel_reason)}\u2069`,
            })}
          </small>
        )}
    </>
  )
}
