import type { Order, OrderStatus, PaymentStatus } from '../schema.ts'

export type OrderStatusChange = {
  from: OrderStatus
  to: OrderStatus
  paymentStatus: PaymentStatus
  /** The sale is posted or reversed with the stock. */
  stock: 'none' | 'release' | 'reserve'
}

/** Null when unchanged. An admin may set any status: only missing stock can prevent it. */
export function statusChange(
  order: Pick<Order, 'status' | 'paymentStatus'>,
  to: OrderStatus,
  isCashOnDelivery: boolean,
): OrderStatusChange | null {
  const from = order.status
  if (from === to) return null
  return {
    from,
    to,
    paymentStatus: paymentAfter(order, to, isCashOnDelivery),
    stock: to === 'cancelled' ? 'release' : from === 'cancelled' ? 'reserve' : 'none',
  }
}

/** Payment on delivery becomes paid with the delivery; leaving `delivered` reverses that. */
function paymentAfter(
  { status: from, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>,
  to: OrderStatus,
  isCashOnDelivery: boolean,
): PaymentStatus {
  // Cancelling an order paid online starts a refund.
  if (!isCashOnDelivery)
    return to === 'cancelled' && paymentStatus === 'paid' ? 'pending' : paymentStatus
  if (to === 'delivered') return 'paid'
  return from === 'delivered' && paymentStatus === 'paid' ? 'pending' : paymentStatus
}
