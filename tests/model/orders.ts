import { priceOrders } from './pricing.ts'
import { endReturns } from './returns.ts'
import { isDelivered, listParcels, listUnits } from './sale.ts'
import { computeStatus } from './status.ts'
import { computeUndelivered } from './undelivered.ts'
import { countWaiting, hasStock } from './stock.ts'
import type { Handlers, Refusal } from './events.ts'
import type { Order, World } from './world.ts'

type OrderEvent =
  | 'checkout'
  | 'phone_confirmed'
  | 'phone_refused'
  | 'unconfirmed_expired'
  | 'order_cancelled'
  | 'remainder_cancelled'
  | 'stock_adjusted'
  | 'days_passed'

export const orderHandlers: Handlers<OrderEvent> = {
  checkout(draft, event) {
    if (draft.purchases[event.purchaseId]) return 'exists_already'
    const counts = new Map<string, number>()
    for (const { variantId, quantity } of event.lines)
      counts.set(variantId, (counts.get(variantId) ?? 0) + quantity)
    for (const [variantId, quantity] of counts)
      if (!hasStock(draft, variantId, quantity)) return 'out_of_stock'
    const orders = priceOrders(draft.terms, event)
    if (!orders || orders.length === 0) return 'promo_refused'
    for (const order of orders) draft.orders[order.id] = order
    draft.purchases[event.purchaseId] = {
      id: event.purchaseId,
      payment: event.payment,
      orderIds: orders.map(({ id }) => id),
      isPaid: false,
      captured: 0,
      refunded: 0,
    }
    return null
  },
  phone_confirmed: (draft, { orderId }) =>
    changePending(draft, orderId, (order) => {
      order.isConfirmed = true
    }),
  phone_refused: (draft, { orderId }) =>
    changePending(draft, orderId, (order) => {
      order.isCancelled = true
    }),
  unconfirmed_expired: (draft, { orderId }) =>
    changePending(draft, orderId, (order) => {
      order.isCancelled = true
    }),
  /**
   * product.md: a vendor cancels before shipping; ARCHITECTURE.md: a buyer too, an admin always. What travels stays out
   * of stock until it is back (findings/money.md 9); what was delivered is owed back to the buyer who paid it: decision 10.
   */
  order_cancelled(draft, { orderId, actor }) {
    const order = draft.orders[orderId]
    if (!order || computeStatus(draft, order) === 'cancelled') return 'order_cancelled'
    const parcels = listParcels(draft, orderId)
    if (actor !== 'admin' && parcels.length > 0) return 'order_already_shipped'
    order.isCancelled = true
    for (const parcel of parcels) if (isDelivered(parcel)) parcel.isVoid = true
    endReturns(draft, orderId)
    return null
  },
  /** findings/money.md 7, S16: what was never sent can be given up while the rest stands. */
  remainder_cancelled(draft, { orderId }) {
    const order = draft.orders[orderId]
    if (!order || computeStatus(draft, order) !== 'shipped') return 'order_not_shipped'
    const rest = listUnits(order).filter(
      ({ unit, item }) => item.replaces === null && unit.parcelId === null && !unit.isCancelled,
    )
    if (rest.length === 0) return 'nothing_left'
    for (const { unit } of rest) unit.isCancelled = true
    return null
  },
  stock_adjusted(draft, { variantId, quantity }) {
    if (!hasStock(draft, variantId, -quantity)) return 'out_of_stock'
    draft.stockAdjustments[variantId] = (draft.stockAdjustments[variantId] ?? 0) + quantity
    return null
  },
  days_passed(draft, { days }) {
    draft.today += days
    draft.undelivered = computeUndelivered(draft)
    return null
  },
}

function changePending(draft: World, orderId: string, change: (order: Order) => void): Refusal {
  const order = draft.orders[orderId]
  const isCash = draft.purchases[order?.purchaseId ?? '']?.payment === 'cash'
  if (!order || !isCash || computeStatus(draft, order) !== 'pending') return 'order_not_pending'
  change(order)
  return null
}

/** ARCHITECTURE.md: a late payment confirms a cancelled order if stock is left; each order for itself: decision 8. */
export function restoreOrder(draft: World, order: Order): void {
  for (const [variantId, quantity] of countWaiting(order))
    if (!hasStock(draft, variantId, quantity)) return
  order.isCancelled = false
  order.isExpired = false
  order.isPaidBack = false
}
