import { type Centimes, sum } from '#kernel/money.ts'
import { deliveryFeeOf } from '#web/shared/catalog/delivered-price.ts'
import type { Delivery, ProductDeliveryOption } from './product-data.ts'

export type DeliveredSum = {
  amount: Centimes
  /** Null: the delivery is not in the amount, because it is unknown or not offered. */
  wilaya: string | null
}

/** Home delivery where the vendor offers it, as the cart assumes. */
export const shownWay = (delivery: Delivery | null): ProductDeliveryOption | undefined =>
  delivery?.ways.find(({ method }) => method === 'home') ?? delivery?.ways[0]

/** What is handed over for these goods alone. */
export function deliveredSum(goods: Centimes, delivery: Delivery | null): DeliveredSum {
  const way = shownWay(delivery)
  if (!delivery || !way) return { amount: goods, wilaya: null }
  return { amount: sum([goods, deliveryFeeOf(way, goods)]), wilaya: delivery.wilaya }
}
