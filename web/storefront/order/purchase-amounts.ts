import type { PurchaseView } from '#capabilities/orders/purchase.contract.ts'
import { dinars, fromDinars, sum } from '#kernel/money.ts'

const added = (amounts: readonly number[]): number => dinars(sum(amounts.map(fromDinars)))

export const purchaseAmounts = ({ orders, total }: Pick<PurchaseView, 'orders' | 'total'>) => ({
  parcels: orders,
  subtotal: added(orders.map((order) => order.subtotal)),
  shipping: added(orders.map((order) => order.shipping)),
  discount: added(orders.map((order) => order.discount)),
  rounding: added(orders.map((order) => order.rounding)),
  total,
})
