import type { PurchaseView } from '#capabilities/orders/purchase.contract.ts'
import { dinars, fromDinars, sum } from '#kernel/money.ts'
import { remainingOrders, remainingTotal } from '#web/shared/orders/remaining-orders.ts'

const added = (amounts: readonly number[]): number => dinars(sum(amounts.map(fromDinars)))

/** Of what was not cancelled. */
export function purchaseAmounts({ orders }: Pick<PurchaseView, 'orders'>) {
  const parcels = remainingOrders(orders)
  return {
    parcels,
    subtotal: added(parcels.map((order) => order.subtotal)),
    shipping: added(parcels.map((order) => order.shipping)),
    discount: added(parcels.map((order) => order.discount)),
    rounding: added(parcels.map((order) => order.rounding)),
    undelivered: added(parcels.map((order) => order.undelivered_amount)),
    total: remainingTotal(orders),
  }
}

export const purchaseStampDuty = ({ orders }: Pick<PurchaseView, 'orders'>): number =>
  added(remainingOrders(orders).map((order) => order.stamp_duty))
