import type { PurchaseView } from '#capabilities/orders/purchase.contract.ts'
import { formatPhone } from '#kernel/phone.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { type DeliveryDetail, DeliveryDetails } from '#web/shared/orders/delivery-details.tsx'
import { useDeliveryPlace } from '#web/shared/orders/delivery-place.ts'
import { remainingOrders } from '#web/shared/orders/remaining-orders.ts'

/** What was typed, to be checked while it can still be changed: name, phone, and each place once. */
export function OrderDelivery({ purchase }: { purchase: PurchaseView }) {
  const { t } = useTexts()
  const placeOf = useDeliveryPlace(purchase.shipping_address)
  const places = new Map(
    remainingOrders(purchase.orders).map((order) => {
      const [label, place] = placeOf(order)
      return [place, label] as const
    }),
  )
  const details: DeliveryDetail[] = [
    [t('order-tracking.recipient'), purchase.shipping_address.name],
    [t('order-tracking.phone'), `\u2066${formatPhone(purchase.contact.phone)}\u2069`],
    ...[...places].map(([place, label]) => [label, place] as const),
  ]
  return <DeliveryDetails details={details} />
}
