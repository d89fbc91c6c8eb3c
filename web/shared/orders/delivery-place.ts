import type { PurchaseView } from '#capabilities/orders/purchase.contract.ts'
import { useTexts } from '../i18n/texts.ts'
import { useWilayaName } from '../preferences/use-wilaya-name.ts'
import type { TrackedOrderView } from './timeline.ts'

type PlacedOrder = Pick<TrackedOrderView, 'delivery_method' | 'pickup_point'>

/** The office that a parcel waits at, else the address it is brought to: label and value. */
export function useDeliveryPlace({
  address,
  city,
  wilaya: code,
}: PurchaseView['shipping_address']): (order: PlacedOrder) => readonly [string, string] {
  const { t, language } = useTexts()
  const comma = language === 'ar' ? '، ' : ', '
  const wilaya = useWilayaName(code)
  // Isolated: a French street and hours among Arabic names are put in another order.
  const isolated = (part: string) => (language === 'ar' ? `\u2068${part}\u2069` : part)
  // Without it a browser takes the direction of the line from a French street.
  const start = language === 'ar' ? '\u200f' : ''
  const join = (...parts: readonly (string | null)[]) =>
    start + parts.flatMap((part) => (part ? isolated(part) : [])).join(comma)
  return ({ delivery_method, pickup_point: point }) => {
    if (delivery_method === 'home')
      return [t('order-tracking.address'), join(address, city, wilaya)]
    return [
      t('order-tracking.office'),
      point
        ? join(point.name, point.address, wilaya, point.hours)
        : `${join(city, wilaya)} · ${t('order-tracking.office-later')}`,
    ]
  }
}
