import type { TrackedOrderView } from './timeline.ts'
import { formatDayRange } from '../format/day-range.ts'
import { useTexts } from '../i18n/texts.ts'

export type ScheduledOrder = Pick<TrackedOrderView, 'status' | 'deliver_from' | 'deliver_until'>

/** Delays count from the confirmation: before it, no date can be kept. */
export const hasPromisedDates = ({ status }: Pick<ScheduledOrder, 'status'>): boolean =>
  status !== 'pending' && status !== 'cancelled'

/** The days, or that they follow the confirmation; null for a cancelled order. */
export function useDeliveryWindow(): (order: ScheduledOrder) => string | null {
  const { t, language } = useTexts()
  return (order) =>
    order.status === 'cancelled'
      ? null
      : hasPromisedDates(order)
        ? formatDayRange(order.deliver_from, order.deliver_until, language, 'weekday')
        : t('order-tracking.dates-later')
}
