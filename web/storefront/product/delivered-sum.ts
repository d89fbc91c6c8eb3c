import { type Centimes, fromDinars, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import type { Delivery, ProductDeliveryOption } from './product-data.ts'

export type DeliveredSum = {
  amount: Centimes
  /** Null: the delivery is not in the amount, because it is unknown or not offered. */
  wilaya: string | null
}

/** Zero above the vendor's free-delivery threshold. */
export const deliveryFeeOf = (
  { fee, freeAbove }: ProductDeliveryOption,
  goods: Centimes,
): Centimes =>
  freeAbove !== null && goods >= fromDinars(freeAbove) ? ZERO_CENTIMES : fromDinars(fee)

/** Home delivery where the vendor offers it, as the cart assumes. */
export const shownWay = (delivery: Delivery | null): ProductDeliveryOption | undefined =>
  delivery?.ways.find(({ method }) => method === 'home') ?? delivery?.ways[0]

/** What is handed over for these goods alone. */
export function deliveredSum(goods: Centimes, delivery: Delivery | null): DeliveredSum {
  const way = shownWay(delivery)
  if (!delivery || !way) return { amount: goods, wilaya: null }
  return { amount: sum([goods, deliveryFeeOf(way, goods)]), wilaya: delivery.wilaya }
}
