import type { Order, OrderStatus, PaymentStatus } from '../schema.ts'

/** What entering a status brings with it. */
export type StatusChange = {
  from: OrderStatus
  to: OrderStatus
  paymentStatus: PaymentStatus
  /** Leaving `cancelled` takes the stock again, entering it gives it back; the sale turns with it. */
  stock: 'keep' | 'give_back' | 'take_again'
}

/**
 * What changing an order's status means; null when it has that status already. An administrator may
 * go from any status to any other: only stock that is no longer there can stand in the way.
 */
export function statusChange(
  order: Pick<Order, 'status' | 'paymentStatus'>,
  to: OrderStatus,
  isPaidAtTheDoor: boolean,
): StatusChange | null {
  const from = order.status
  if (from === to) return null
  return {
    from,
    to,
    paymentStatus: paymentAfter(order, to, isPaidAtTheDoor),
    stock: to === 'cancelled' ? 'give_back' : from === 'cancelled' ? 'take_again' : 'keep',
  }
}

/** What is paid at the door is paid when it is delivered, and not paid when that was a mistake. */
function paymentAfter(
  { status: from, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>,
  to: OrderStatus,
  isPaidAtTheDoor: boolean,
): PaymentStatus {
  // What was paid online is on its way back once the order is cancelled.
  if (!isPaidAtTheDoor)
    return to === 'cancelled' && paymentStatus === 'paid' ? 'pending' : paymentStatus
  if (to === 'delivered') return 'paid'
  return from === 'delivered' && paymentStatus === 'paid' ? 'pending' : paymentStatus
}
